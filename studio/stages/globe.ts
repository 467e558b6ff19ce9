import { geoGraticule10, geoOrthographic, geoPath } from 'd3-geo';
import { z } from 'zod';
import { countries } from '../geo/atlas.ts';
import { mix } from '../ink/color.ts';
import { hue } from '../ink/fields.ts';
import { CREAM, INK, tone } from '../ink/ramps.ts';
import { sky } from '../land/sky.ts';
import { stars } from '../land/stars.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { clipped, disc, lobes } from '../shapes/shapes.ts';
import { patternName, skyName, sun } from './fields.ts';
import { defineStage } from './stage.ts';

export const globe = defineStage({
  use: 'the Earth without borders, turned to `lon`, `lat`: oceans, voyages, satellites, the whole world',
  weightless: true,
  fields: {
    ball: sun.default([480, 285, 235]),
    lon: z.number().min(-180).max(180).default(20),
    lat: z.number().min(-90).max(90).default(10),
    sky: skyName.default('night'),
    /** A patterned wall instead of the night sky. */
    wall: hue.optional(),
    pattern: patternName.default('tile'),
    ring: hue.default('marigold'),
    sea: hue.default('sky'),
    land: hue.default('leaf'),
  },
  paint: ({ ball: [x, y, r], lon, lat, sky: name, wall, pattern, ring, sea, land }, seed) => {
    const projection = geoOrthographic().rotate([-lon, -lat]).translate([x, y]).scale(r).clipAngle(90);
    const path = geoPath(projection).digits(1);
    const behind =
      wall === undefined
        ? sky(name, [x, y, r], 'scallop', 60) + stars(seed, 60, 540)
        : wallpaper(pattern, wall, 1, 0.5);
    const shade = `<path d="M0 0H960V540H0ZM${x - r * 1.24} ${y - r * 0.24}a${r * 1.04} ${r * 1.04} 0 1 0 ${r * 2.08} 0a${r * 1.04} ${r * 1.04} 0 1 0 ${-r * 2.08} 0Z" fill-rule="evenodd" fill="${tone('violet', 0)}" fill-opacity=".45"/>`;
    const earth =
      disc(x, y, r, tone(sea, 1), 0) +
      disc(x - r * 0.2, y - r * 0.2, r * 1.02, tone(sea, 2), 0) +
      disc(x - r * 0.34, y - r * 0.34, r * 0.74, mix(tone(sea, 2), tone(sea, 3), 0.5), 0) +
      `<path d="${path(geoGraticule10()) ?? ''}" fill="none" stroke="${tone(sea, 3)}" stroke-width="2.5" stroke-opacity=".7"/>` +
      `<path d="${path(countries('110m').land) ?? ''}" fill="${tone(land, 3)}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>` +
      shade;
    return {
      back:
        behind +
        lobes(x, y, r + 34, 34, tone(ring, 2), 5) +
        disc(x, y, r + 8, CREAM, 4) +
        clipped('ball', `<circle cx="${x}" cy="${y}" r="${r}"/>`, earth) +
        disc(x, y, r, 'none', 6),
      ground: 500,
      light: [x - r, y - r],
    };
  },
});
