import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { sky } from '../land/sky.ts';
import { stars } from '../land/stars.ts';
import { at, each } from '../shapes/shapes.ts';
import { skyName, sun } from './fields.ts';
import { planetNames, planets } from './planet-kinds.ts';
import { simplePlanet } from './simple-planet.ts';
import { defineStage } from './stage.ts';

export const planet = defineStage({
  use: 'a body of the Solar System, large among stars: planets, the Moon, the Sun',
  weightless: true,
  fields: {
    name: z.enum(planetNames, { error: (issue) => `unknown planet "${String(issue.input)}"` }),
    /** Centre and radius. */
    ball: sun.default([480, 270, 190]),
    sky: skyName.default('night'),
    moons: z
      .array(z.tuple([z.number(), z.number(), z.number(), hue]))
      .max(4)
      .default([]),
  },
  paint: ({ name, ball: [x, y, r], sky: light, moons }, seed) => ({
    back:
      sky(light, [x, y, r * 0.6], 'scallop', 84) +
      stars(seed, 80, 540) +
      at(x, y, r / 100, 0, planets[name]()) +
      each(moons, ([mx, my, scale, color]) => at(mx, my, scale, 0, simplePlanet(color))),
    ground: 500,
    light: [x - r, y - r],
  }),
});
