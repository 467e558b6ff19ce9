import { z } from 'zod';
import { mix } from '../ink/color.ts';
import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { clouds } from '../land/clouds.ts';
import { ridge } from '../land/ridge.ts';
import { skyTone } from '../land/sky.ts';
import { tree } from '../ornament/trees.ts';
import { tufts } from '../ornament/tufts.ts';
import { daylight } from './daylight.ts';
import { farFields, farThings } from './far.ts';
import { cloudFields, daylightFields, treeKind } from './fields.ts';
import { defineStage } from './stage.ts';

export const hills = defineStage({
  use: 'green hills with flowers: animals, villages, farming, plants',
  fields: {
    ...daylightFields('day'),
    ...cloudFields(3),
    ...farFields,
    hue: hue.default('leaf'),
    flower: hue.default('rani'),
    trees: treeKind.nullable().default('round'),
    bare: z.boolean().default(false),
  },
  paint: (options, seed) => {
    const { hue: land, trees: kind } = options;
    const far = mix(tone(land, 3), skyTone(options.sky, -2), 0.5);
    const grove = kind
      ? tree(kind, 70, 352, 0.9) + tree(kind, 150, 350, 0.7) + tree(kind, 886, 350, 0.85)
      : '';
    return {
      back:
        daylight(options, seed).back +
        clouds(seed, options.clouds) +
        ridge(330, 34, `${seed}1`, far, { swells: 4 }) +
        farThings(options.far, 346) +
        grove +
        ridge(372, 22, `${seed}2`, tone(land, 3), { swells: 4 }) +
        ridge(430, 12, `${seed}3`, tone(land, 2), { width: 5, swells: 3 }),
      front: options.bare ? '' : tufts(540, tone(land, 1), seed, 34, options.flower),
      ground: 515,
    };
  },
});
