import { d, path, rect, stroke } from '../engine/svg.ts';
import type { Landmark } from './landmark.ts';

export const goldengate: Landmark = {
  name: 'Golden Gate Bridge',
  bg: 'day',
  size: 330,
  width: 900,
  draw: (canvas) => {
    const red = canvas.linear(['#ff7a4a', '#d8402a', '#93241f'], 0, 0, 1, 0);
    const towers = [-190, 190];
    const [top, deck] = [-318, -92];
    const cableY = (x: number) => {
      if (Math.abs(x) <= 190) return deck - 8 - (deck - 16 - top) * (x / 190) ** 2;
      const t = (Math.abs(x) - 190) / 340;
      return top + 8 + (deck - 8 - top) * t * (1.25 - 0.25 * t);
    };
    let cable = '';
    let hangers = '';
    for (let x = -520; x <= 520; x += 10) {
      const y = Math.min(deck - 4, cableY(x));
      cable += d`${x === -520 ? 'M' : 'L'}${x} ${y}`;
      if (x % 20 === 0) hangers += d`M${x} ${y}V${deck}`;
    }
    let truss = '';
    for (let x = -520; x < 520; x += 20) truss += d`M${x} ${deck}L${x + 10} ${deck + 18}L${x + 20} ${deck}`;
    const tower = (x: number) =>
      [
        rect(x - 26, top, 16, -top, red),
        rect(x + 10, top, 16, -top, red),
        ...[-300, -240, -180, -124].map((y) => rect(x - 26, y, 52, 16, red)),
        path(d`M${x - 34} 0L${x - 28} -34H${x + 28}L${x + 34} 0Z`, '#b9a58f'),
        stroke(d`M${x - 10} -60L${x + 10} -20M${x + 10} -60L${x - 10} -20`, '#93241f', 5),
      ].join('');
    return [
      path(
        'M-540 0C-500 -60 -440 -96 -370 -70C-330 -50 -290 -20 -270 0Z',
        canvas.linear(['#8fb07a', '#4a7a5a']),
      ),
      path('M540 0C500 -84 420 -110 360 -60C320 -30 300 -10 280 0Z', canvas.linear(['#7fa070', '#3f6a50'])),
      stroke(hangers, '#c23a28', 1.6, { opacity: 0.85 }),
      ...towers.map(tower),
      rect(-540, deck, 1080, 9, '#e0523a'),
      stroke(truss, '#a82f24', 3),
      rect(-540, deck + 17, 1080, 4, '#a82f24'),
      stroke(cable, '#e0523a', 6, { 'stroke-linejoin': 'round' }),
    ].join('');
  },
};
