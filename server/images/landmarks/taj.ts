import { path, rect } from '../engine/svg.ts';
import type { Landmark } from './landmark.ts';
import { onionDome, pointedArch } from './shapes.ts';

export const taj: Landmark = {
  name: 'Taj Mahal',
  size: 372,
  width: 680,
  draw: (canvas) => {
    const marble = canvas.linear(['#fff6ea', '#f0c9a8', '#c98a86']);
    const minarets = [-290, -210, 210, 290].map((x) => {
      const h = Math.abs(x) > 250 ? 250 : 225;
      return (
        path(`M${x - 9} 0L${x - 6} ${-h}H${x + 6}L${x + 9} 0Z`, marble) +
        rect(x - 10, -h * 0.62, 20, 5, '#b57d7a') +
        rect(x - 11, -h, 22, 6, '#b57d7a') +
        onionDome(x, -h, 18, 22, marble)
      );
    });
    const niches = [-128, -88, 88, 128].flatMap((x) =>
      [-30, -92].map((y) => path(pointedArch(x, y, 13, 54), '#8a4a60')),
    );
    return [
      ...minarets,
      rect(-330, -22, 660, 22, marble),
      path('M-160 -22V-140L-140 -158H140L160 -140V-22Z', marble),
      onionDome(-95, -158, 56, 52, marble),
      onionDome(95, -158, 56, 52, marble),
      rect(-56, -196, 112, 40, marble),
      onionDome(0, -194, 124, 118, marble),
      path('M-58 -22V-178H58V-22Z', marble, { stroke: '#b57d7a', 'stroke-width': 2.5 }),
      path('M-40 -22V-100Q-38 -142 0 -164Q38 -142 40 -100V-22Z', '#7a3f55'),
      path('M-24 -22V-84Q-22 -108 0 -122Q22 -108 24 -84V-22Z', '#4b2038'),
      ...niches,
    ].join('');
  },
};
