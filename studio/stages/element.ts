import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { CREAM, INK, tone } from '../ink/ramps.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { box, times } from '../shapes/shapes.ts';
import { words } from '../shapes/words.ts';
import { wallFields } from './fields.ts';
import { defineStage } from './stage.ts';

export const element = defineStage({
  use: 'a tile of the periodic table among empty ones: symbols and numbers of elements',
  weightless: true,
  fields: {
    ...wallFields('violet', 'grid'),
    symbol: z.string().min(1).max(3),
    number: z.int().min(1).max(118).optional(),
    fill: hue.default('marigold'),
  },
  paint: ({ wall, wallTone, pattern, symbol, number, fill }) => ({
    back:
      wallpaper(pattern, wall, wallTone) +
      times(15, (k) => {
        const [i, j] = [k % 5, Math.floor(k / 5)];
        return box(
          18 + i * 190,
          12 + j * 176,
          176,
          162,
          tone((['peacock', 'rani', 'sky', 'leaf'] as const)[(i + j * 2) % 4] ?? 'sky', 1),
          5,
          16,
        );
      }) +
      box(322, 92, 344, 372, INK, 0, 30) +
      box(308, 76, 344, 372, tone(fill, 2), 8, 30) +
      box(326, 94, 308, 336, tone(fill, 3), 4, 20) +
      (number === undefined ? '' : words(350, 168, String(number), { size: 66, anchor: 'start' })) +
      words(480, 360, symbol, { size: symbol.length > 2 ? 140 : 190, fill: INK }) +
      words(474, 354, symbol, { size: symbol.length > 2 ? 140 : 190, fill: CREAM }),
    ground: 510,
    light: [200, -60],
  }),
});
