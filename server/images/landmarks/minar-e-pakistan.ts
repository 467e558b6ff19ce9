import { d, ellipse, path, rect, stroke } from '../engine/svg.ts';
import { type Landmark, terrain } from './landmark.ts';
import { onionDome, pointedArch, spread, tapered } from './shapes.ts';

export const minarepakistan: Landmark = {
  name: 'Minar-e-Pakistan',
  bg: 'day',
  size: 372,
  width: 420,
  water: false,
  ground: terrain('#79bf62', '#2c6f3d'),
  draw: (canvas) => {
    const marble = canvas.linear(['#ffffff', '#f2ead9', '#b9ab92'], 0, 0, 1, 0);
    const petal = (x: number, lean: number) =>
      path(
        d`M${x - 20} -60C${x - 30 + lean} -96 ${x - 16 + lean} -128 ${x + lean * 1.3} -142C${x + 16 + lean} -128 ${x + 30 + lean} -96 ${x + 20} -60Z`,
        marble,
        { stroke: '#a3937a', 'stroke-width': 2 },
      );
    const petals = [
      [-62, -24],
      [62, 24],
      [-34, -10],
      [34, 10],
      [0, 0],
    ].map(([x = 0, lean = 0]) => petal(x, lean));
    const ribs = spread(5, -16, 16, (x) => d`M${x * 1.5} -136L${x * 0.8} -296`);
    return [
      ellipse(0, -2, 210, 12, '#8a7d68'),
      rect(-200, -22, 400, 22, marble),
      rect(-164, -44, 328, 22, canvas.linear(['#d9cdb8', '#a89a80'])),
      rect(-120, -62, 240, 20, marble),
      path(
        spread(13, -104, 104, (x) => pointedArch(x, -44, 5, 15)),
        '#7d6d5c',
      ),
      path(tapered(0, -60, 40, 22, 240), marble),
      stroke(ribs, '#a3937a', 2, { opacity: 0.7 }),
      ...petals,
      path('M-36 -292L-28 -306H28L36 -292Z', marble),
      rect(-38, -298, 76, 6, '#d9cdb8'),
      path('M-20 -306V-330H20V-306Z', marble),
      path(
        spread(4, -13, 13, (x) => pointedArch(x, -307, 3.4, 19)),
        '#6d5f50',
      ),
      onionDome(0, -329, 46, 24, marble),
      rect(-1.4, -380, 2.8, 24, '#e0b040'),
    ].join('');
  },
};
