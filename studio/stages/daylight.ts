import type { z } from 'zod';
import { createRng } from '../engine/rng.ts';
import { tone } from '../ink/ramps.ts';
import { type Sun, sky } from '../land/sky.ts';
import { stars } from '../land/stars.ts';
import { drawMoon, drawSun } from '../land/sun.ts';
import type { daylightFields } from './fields.ts';

type DaylightOptions = z.output<z.ZodObject<ReturnType<typeof daylightFields>>>;

export interface Daylight {
  readonly sun: Sun;
  /** Sky, stars and disc. */
  readonly back: string;
  /** The sun's road on water begins here. */
  readonly roadX: number | undefined;
}

const seededSun = (seed: string): Sun => {
  const rng = createRng(`${seed} sun`);
  return [rng.pick([250, 330, 480, 620, 710]), rng.int(220, 290), rng.int(80, 112)];
};

/** The light of a picture under the open sky. */
export function daylight(options: DaylightOptions, seed: string): Daylight {
  const sun = options.sun ?? seededSun(seed);
  const fill = options.sunFill === 'cream' ? '#fff1bd' : tone(options.sunFill);
  const disc = options.sunless ? '' : options.moon ? drawMoon(sun) : drawSun(sun, fill);
  return {
    sun,
    back:
      sky(options.sky, sun, options.bands, options.step) +
      (options.stars ? stars(seed, options.stars) : '') +
      disc,
    roadX: options.sunless ? undefined : sun[0],
  };
}
