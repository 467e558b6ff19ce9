import { z } from 'zod';
import { createRng } from '../engine/rng.ts';
import { hue } from '../ink/fields.ts';
import { tone } from '../ink/ramps.ts';
import { clouds } from '../land/clouds.ts';
import { cloud } from '../ornament/cloud.ts';
import { times } from '../shapes/shapes.ts';
import { daylight } from './daylight.ts';
import { daylightFields } from './fields.ts';
import { defineStage } from './stage.ts';

function floor(seed: string, far: string): string {
  const rng = createRng(`${seed} floor`);
  const size = (low: number, high: number) => Math.round(rng.between(low, high) * 100) / 100;
  return (
    times(7, (i) =>
      cloud(
        i * 160 + rng.between(-30, 30),
        452 + rng.between(-16, 16),
        size(1, 1.4),
        tone(far, 4),
        tone(far, 3),
      ),
    ) + times(6, (i) => cloud(i * 200 - 20 + rng.between(-40, 40), 530 + rng.between(-8, 14), size(1.4, 1.8)))
  );
}

export const air = defineStage({
  use: 'high above a floor of clouds: flight, birds, weather',
  weightless: true,
  fields: {
    ...daylightFields('dawn'),
    hue: hue.default('rani'),
    /** Clouds above only, nothing below. */
    open: z.boolean().default(false),
  },
  paint: (options, seed) => ({
    back:
      daylight(options, seed).back +
      (options.open ? clouds(seed, 3, undefined, 90) : floor(seed, options.hue)),
    ground: 500,
  }),
});
