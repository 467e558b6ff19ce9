import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { clouds } from '../land/clouds.ts';
import { forest } from '../land/forest.ts';
import { peaks as range } from '../land/peaks.ts';
import { ridge } from '../land/ridge.ts';
import { tufts } from '../ornament/tufts.ts';
import { daylight } from './daylight.ts';
import { cloudFields, daylightFields, peakKind, treeKind } from './fields.ts';
import { defineStage } from './stage.ts';

export const peaks = defineStage({
  use: 'high mountains: climbing, Andes, Himalaya, alpine animals',
  fields: {
    ...daylightFields('dawn'),
    ...cloudFields(2),
    hue: hue.default('sky'),
    peaks: peakKind.default('alpine'),
    trees: treeKind.nullable().default('pine'),
    meadow: hue.default('leaf'),
    bare: z.boolean().default(false),
  },
  paint: (options, seed) => ({
    back:
      daylight(options, seed).back +
      clouds(seed, options.clouds) +
      range(
        400,
        [
          [130, 220, 200],
          [820, 250, 220],
        ],
        options.hue,
        { kind: options.peaks },
      ) +
      range(420, [[470, 350, 330]], options.hue, { kind: options.peaks }) +
      ridge(400, 14, seed, tone(options.meadow, 1)) +
      (options.trees ? forest(430, seed, 'leaf', options.trees, 0.55, 70) : '') +
      ridge(440, 8, `${seed}b`, tone(options.meadow, 2), { width: 5, swells: 3 }),
    front: options.bare ? '' : tufts(544, tone(options.meadow, 1), seed, 40, 'marigold'),
    ground: 520,
  }),
});
