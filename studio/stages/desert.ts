import { z } from 'zod';
import { ink } from '../ink/fields.ts';
import { dunes } from '../land/dunes.ts';
import { daylight } from './daylight.ts';
import { farFields, farThings } from './far.ts';
import { daylightFields } from './fields.ts';
import { defineStage } from './stage.ts';

export const desert = defineStage({
  use: 'sand and a big sun: caravans, ancient Egypt, westerns, heat',
  fields: {
    ...daylightFields('dusk'),
    ...farFields,
    horizon: z.number().min(300).max(440).default(380),
    /** Far, middle and near sand. */
    sand: z.tuple([ink, ink, ink]).default(['vermilion3', 'vermilion2', 'vermilion1']),
  },
  paint: (options, seed) => ({
    back:
      daylight(options, seed).back +
      farThings(options.far, options.horizon + 20) +
      dunes(options.horizon, seed, options.sand),
    ground: 515,
  }),
});
