import { mix } from '../ink/color.ts';
import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { forest as trees } from '../land/forest.ts';
import { ridge } from '../land/ridge.ts';
import { skyTone } from '../land/sky.ts';
import { tufts } from '../ornament/tufts.ts';
import { daylight } from './daylight.ts';
import { daylightFields, treeKind } from './fields.ts';
import { defineStage } from './stage.ts';

export const forest = defineStage({
  use: 'two rows of trees: forest animals, plants, fairy tales',
  fields: {
    ...daylightFields('mint'),
    trees: treeKind.default('pine'),
    hue: hue.default('leaf'),
    flower: hue.optional(),
  },
  paint: (options, seed) => {
    const mist = skyTone(options.sky, 2);
    const { hue: land } = options;
    const pale = (drawing: string) =>
      drawing
        .replaceAll(tone(land, 2), mix(tone(land, 2), mist, 0.6))
        .replaceAll(tone(land, 1), mix(tone(land, 1), mist, 0.6));
    return {
      back:
        daylight(options, seed).back +
        pale(trees(360, `${seed}a`, land, options.trees, 1.1, 60)) +
        trees(420, seed, land, options.trees, 1.7, 110) +
        ridge(436, 10, `${seed}b`, tone(land, 3), { width: 5, swells: 3, dark: tone(land, 2) }),
      front: tufts(544, tone(land, 0), seed, 34, options.flower),
      ground: 518,
    };
  },
});
