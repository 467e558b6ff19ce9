import { z } from 'zod';
import { CREAM, tone } from '../ink/ramps.ts';
import { each, line, plain, shape, times } from '../shapes/shapes.ts';
import { defineStage } from './stage.ts';
import { stands } from './stands.ts';

export const pool = defineStage({
  use: 'swimming lanes seen from the starting block',
  weightless: true,
  fields: { lanes: z.int().min(3).max(8).default(6) },
  paint: ({ lanes }, seed) => ({
    back:
      `<rect width="960" height="540" fill="${tone('violet', 1)}"/>` +
      stands(seed, false) +
      shape('M-10 330H970V360H-10Z', CREAM, 5) +
      shape('M-10 360H970V560H-10Z', tone('peacock', 3), 5) +
      times(8, (i) =>
        line(`M${i * 140 - 40} ${390 + (i % 3) * 50}q30 -14 60 0t60 0`, 5, tone('peacock', 4)),
      ) +
      times(lanes + 1, (i) => {
        const x = (i - lanes / 2) * (520 / lanes);
        const d = `M${480 + x} 360L${480 + x * 3.4} 560`;
        return line(d, 13) + line(d, 8, tone(i % 2 ? 'vermilion' : 'marigold'), 'stroke-dasharray="16 10"');
      }) +
      each([0, 1, 2], (i) => plain(`M${180 + i * 240} 540h130l20 20h-170Z`, tone('peacock', 2))),
    front: shape('M-10 528H970V560H-10Z', tone('sky', 2), 5),
    ground: 500,
    light: [480, -60],
  }),
});
