import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { breakers } from '../land/breakers.ts';
import { clouds } from '../land/clouds.ts';
import { water } from '../land/water.ts';
import { daylight } from './daylight.ts';
import { cloudFields, daylightFields, waveKind } from './fields.ts';
import { defineStage } from './stage.ts';

export const sea = defineStage({
  use: 'open water: ships (with breakers), flights, islands, oceans',
  fields: {
    ...daylightFields('dusk'),
    ...cloudFields(3),
    hue: hue.default('sky'),
    horizon: z.number().min(200).max(460).default(330),
    breakers: z.number().optional(),
    waves: waveKind.default('scallops'),
  },
  paint: (options, seed) => {
    const { back, roadX } = daylight(options, seed);
    return {
      back: back + clouds(seed, options.clouds) + water(options.horizon, options.hue, { sunX: roadX }),
      front: options.breakers === undefined ? '' : breakers(options.breakers, options.hue, 1, options.waves),
      ground: 500,
    };
  },
});
