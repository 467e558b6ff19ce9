import { z } from 'zod';
import { findCountry } from '../geo/country-names.ts';
import { tone } from '../ink/ramps.ts';
import { clouds } from '../land/clouds.ts';
import { ridge } from '../land/ridge.ts';
import { sky } from '../land/sky.ts';
import { disc, plain, shape } from '../shapes/shapes.ts';
import { flagOf } from '../sprite/flags.ts';
import { skyName } from './fields.ts';
import { defineStage } from './stage.ts';

const MAST = 180;

export const flag = defineStage({
  use: 'a country’s flag in the wind, in its true colours: `code` names the country',
  weightless: true,
  fields: {
    code: z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'expected a two-letter country code')
      .refine((code) => findCountry(code) !== undefined && flagOf(code) !== undefined, 'unknown country'),
    sky: skyName.default('day'),
  },
  paint: ({ code, sky: name }, seed) => ({
    back:
      sky(name, [520, 250, 120]) +
      clouds(seed, 3, undefined, 60) +
      ridge(480, 14, seed, tone('leaf', 2), { width: 5, dark: tone('leaf', 1) }) +
      shape(`M${MAST - 12} 560V40h24V560Z`, tone('grey', 3), 6) +
      plain(`M${MAST + 2} 556V44h7V556Z`, tone('grey', 2)) +
      disc(MAST, 34, 22, tone('marigold', 2), 6),
    ground: 500,
    light: [200, 0],
    cast: [
      {
        i: `flag:${code.toLowerCase()}`,
        x: MAST + 12,
        y: 262,
        s: 640,
        hoist: true,
        float: true,
        shadow: false,
      },
    ],
  }),
});
