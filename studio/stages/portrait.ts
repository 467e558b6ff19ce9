import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { CREAM, tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { feather } from '../ornament/leaves.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { at, beads, clipped, disc, lobes, times } from '../shapes/shapes.ts';
import { bust } from './bust.ts';
import { skyName, wallFields } from './fields.ts';
import { headNames } from './portrait-heads.ts';
import { defineStage } from './stage.ts';

const RADIUS = 190;
const FEATHERS = ['peacock', 'leaf', 'violet'] as const;

const fan = (x: number): string =>
  times(15, (i) =>
    at(x, 310, 1.62, -91 + i * 13, `<g transform="translate(0 -104)">${feather(FEATHERS[i % 3], 2.6)}</g>`),
  );

export const portrait = defineStage({
  use: 'a bust without a face in a medallion before a peacock fan: who-questions; two attributes at its sides',
  fields: {
    ...wallFields('peacock', 'scale'),
    sky: skyName.default('dawn'),
    x: z.number().default(480),
    head: z.enum(headNames).default('bare'),
    cloth: hue.default('rani'),
    frame: hue.default('rani'),
    bust: hue.default('violet'),
  },
  paint: ({ wall, pattern, sky: name, x, head, cloth, frame, bust: dark }) => ({
    back:
      wallpaper(pattern, wall, 1, 0.5, 1.3) +
      fan(x) +
      lobes(x, 310, RADIUS + 44, 26, tone(frame, 2), 6) +
      disc(x, 310, RADIUS + 16, tone('marigold'), 5) +
      clipped(
        'medallion',
        `<circle cx="${x}" cy="310" r="${RADIUS}"/>`,
        sky(name, [x, 290, 60], 'rings', 46) +
          `<g transform="translate(${x} 0)">${bust(head, tone(dark, 0), cloth, frame)}</g>`,
      ) +
      disc(x, 310, RADIUS, 'none', 6) +
      beads(x, 310, RADIUS + 30, CREAM, 5, 24),
    ground: 536,
    light: [x, 60],
  }),
});
