import { z } from 'zod';
import { hue } from '../ink/fields.ts';
import { INK, tone } from '../ink/ramps.ts';
import { ridge } from '../land/ridge.ts';
import { bandKinds, sky } from '../land/sky.ts';
import { stars } from '../land/stars.ts';
import { at, each } from '../shapes/shapes.ts';
import { skyName, sun } from './fields.ts';
import { simplePlanet } from './simple-planet.ts';
import { defineStage } from './stage.ts';

const crater = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.28}" fill="${tone('grey', 1)}" stroke="${INK}" stroke-width="4"/><ellipse cx="${x}" cy="${y + 5}" rx="${r * 0.86}" ry="${r * 0.18}" fill="${tone('grey', 2)}"/>`;

const moonscape = (seed: string, land: string): string =>
  ridge(420, 14, seed, tone(land, 3), { width: 5, swells: 4, dark: tone(land, 2) }) +
  each(
    [
      [170, 486, 70],
      [420, 516, 46],
      [820, 500, 88],
      [640, 462, 30],
    ] as const,
    ([x, y, r]) => crater(x, y, r),
  );

export const space = defineStage({
  use: 'night among stars: space travel, emblems, experiments; `surface` gives cratered ground',
  weightless: true,
  fields: {
    sky: skyName.default('night'),
    sun: sun.default([480, 240, 120]),
    bands: z.enum(bandKinds).default('rings'),
    /** Small planets far away: x, y, scale and hue. */
    planets: z
      .array(z.tuple([z.number(), z.number(), z.number(), hue]))
      .max(4)
      .default([]),
    surface: hue.optional(),
  },
  paint: ({ sky: name, sun: light, bands, planets, surface }, seed) => ({
    back:
      sky(name, light, bands, 110) +
      stars(seed, 70, 540) +
      each(planets, ([x, y, scale, color]) => at(x, y, scale, 0, simplePlanet(color))) +
      (surface === undefined ? '' : moonscape(seed, surface)),
    ground: 500,
    light: [light[0], light[1]],
  }),
});
