import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { clouds } from '../land/clouds.ts';
import { ridge } from '../land/ridge.ts';
import { water } from '../land/water.ts';
import { tree } from '../ornament/trees.ts';
import { line } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { farFields, farThings } from './far.ts';
import { cloudFields, daylightFields, treeKind } from './fields.ts';
import { defineStage } from './stage.ts';

export const shore = defineStage({
  use: 'a beach with the sea behind: holidays, coasts, islands, landings',
  fields: {
    ...daylightFields('noon'),
    ...cloudFields(2),
    ...farFields,
    hue: hue.default('peacock'),
    sand: hue.default('marigold'),
    trees: treeKind.nullable().default('palm'),
    treeX: z.number().default(110),
  },
  paint: (options, seed) => {
    const { back, roadX } = daylight(options, seed);
    const { trees: kind, treeX: x, sand } = options;
    return {
      back:
        back +
        clouds(seed, options.clouds) +
        farThings(options.far, 336) +
        water(326, options.hue, { sunX: roadX }) +
        line('M-10 428q60 -16 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0', 9, '#fff8ea') +
        ridge(440, 12, `${seed} beach`, tone(sand, 3), { width: 5, swells: 3, dark: tone(sand, 2) }) +
        (kind ? tree(kind, x, 520, 2.6) + tree(kind, x + 70, 480, 1.7) : ''),
      ground: 518,
    };
  },
});
