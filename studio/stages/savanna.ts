import { z } from 'zod';
import { tone } from '../ink/ramps.ts';
import { ridge } from '../land/ridge.ts';
import { tree } from '../ornament/trees.ts';
import { tufts } from '../ornament/tufts.ts';
import { daylight } from './daylight.ts';
import { daylightFields, treeKind } from './fields.ts';
import { defineStage } from './stage.ts';

export const savanna = defineStage({
  use: 'dry grass and acacias: African animals, silhouettes at sunset',
  fields: {
    ...daylightFields('ember'),
    trees: treeKind.nullable().default('acacia'),
    bare: z.boolean().default(false),
  },
  paint: (options, seed) => {
    const { trees: kind } = options;
    return {
      back:
        daylight(options, seed).back +
        ridge(388, 8, seed, tone('vermilion', 1), { swells: 4 }) +
        (kind ? tree(kind, 140, 420, 1.5) + tree(kind, 850, 410, 1.15) : '') +
        ridge(420, 8, `${seed}b`, tone('marigold', 2), { width: 5, swells: 3, dark: tone('marigold', 1) }),
      front: options.bare ? '' : tufts(546, tone('marigold', 1), seed, 22),
      ground: 515,
    };
  },
});
