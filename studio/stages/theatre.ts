import { z } from 'zod';
import { mix } from '../ink/color.ts';
import { hue } from '../ink/fields.ts';
import { INK, tone } from '../ink/ramps.ts';
import { line, mirrored, shape, times } from '../shapes/shapes.ts';
import { audience } from './audience.ts';
import { defineStage } from './stage.ts';

const folds = (cloth: string): string =>
  mirrored(
    times(5, (i) =>
      shape(
        `M${i * 46 - 20} -10C${i * 46 - 26} 200 ${i * 30 - 24} 320 ${i * 34 - 30} 470H${i * 34 + 34}C${i * 34 + 40} 320 ${i * 46 + 30} 200 ${i * 46 + 40} -10Z`,
        tone(cloth, i % 2 ? 2 : 1),
        4,
      ),
    ),
  );

const swags = (cloth: string): string =>
  times(
    5,
    (i) =>
      shape(
        `M${i * 200 - 30} -10C${i * 200} 96 ${i * 200 + 140} 96 ${i * 200 + 190} -10Z`,
        tone(cloth, i % 2 ? 1 : 2),
        4.5,
      ) +
      line(
        `M${i * 200 - 18} 22C${i * 200 + 20} 110 ${i * 200 + 130} 110 ${i * 200 + 178} 22`,
        7,
        tone('marigold'),
      ),
  );

const spotlight = (x: number, wall: string): string =>
  `<path d="M${x - 30} -10L${x - 300} 470H${x + 300}L${x + 30} -10Z" fill="${tone(wall, 1)}"/><path d="M${x - 20} -10L${x - 190} 470H${x + 190}L${x + 20} -10Z" fill="${tone(wall, 2)}"/>`;

const boards = (): string =>
  shape('M-10 430H970V560H-10Z', tone('earth', 2), 5) +
  line(
    times(13, (i) => `M${480 + (i - 6) * 80} 430L${480 + (i - 6) * 150} 560`),
    3,
    tone('earth', 1),
  );

export const theatre = defineStage({
  use: 'curtains, a spot, boards: film, music, drama; `audience` puts heads in front',
  fields: {
    hue: hue.default('rani'),
    wall: hue.default('violet'),
    spot: z.number().default(480),
    audience: z.boolean().default(false),
  },
  paint: ({ hue: cloth, wall, spot, audience: heads }, seed) => ({
    back:
      `<rect width="960" height="540" fill="${mix(tone(wall, 0), INK, 0.3)}"/>` +
      spotlight(spot, wall) +
      boards() +
      `<ellipse cx="${spot}" cy="478" rx="250" ry="46" fill="${tone('marigold', 3)}"/>` +
      folds(cloth) +
      swags(cloth),
    front: heads ? audience(seed) : '',
    ground: 492,
    light: [spot, -40],
  }),
});
