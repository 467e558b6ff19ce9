import { z } from 'zod';
import { mapPath } from '../geo/map-path.ts';
import { atlasOf, inView, mapFault, projectionOf, shapesOf } from '../geo/map-view.ts';
import { hue, ink, point } from '../ink/fields.ts';
import { CREAM, INK, tone } from '../ink/ramps.ts';
import { wallpaper } from '../ornament/pattern.ts';
import { rosette } from '../ornament/rosette.ts';
import { at, each, shape } from '../shapes/shapes.ts';
import { defineStage } from './stage.ts';

const compass = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    0,
    rosette('rani', 'marigold', 12, 5) + shape('M0 -150L22 -40H-22ZM0 150L22 40H-22Z', CREAM, 5),
  );

const joined = 'stroke-linejoin="round"';

export const map = defineStage({
  use: 'a painted map, countries in marigold: capitals, neighbours, borders; `world` for the whole Earth',
  weightless: true,
  fields: {
    highlight: z.array(z.string().regex(/^[A-Za-z]{2}$/, 'expected a two-letter country code')).default([]),
    /** Longitude and latitude of the middle, when it is not the highlighted countries. */
    focus: point.optional(),
    zoom: z.number().positive().max(4).default(1),
    world: z.boolean().default(false),
    sea: hue.default('peacock'),
    lands: z.array(ink).min(4).max(6).default(['leaf3', 'rani4', 'violet3', 'vermilion3', 'leaf4', 'sky4']),
    /** A compass rose: x, y and scale. */
    rose: z.tuple([z.number(), z.number(), z.number()]).optional(),
  },
  fault: mapFault,
  paint: (options) => {
    const atlas = atlasOf(options);
    const asked = shapesOf(options, atlas);
    const projection = projectionOf(options, asked);
    const path = mapPath(projection);
    const { lands, sea, rose, world } = options;
    const width = world ? 1.6 : 4;
    const countries = atlas.collection.features.map((country, i) => ({
      d: path(world ? country : inView(country.geometry, projection)) ?? '',
      fill: tone(lands[(atlas.shades[i] ?? 0) % lands.length] ?? 'leaf3'),
      asked: asked.includes(country),
    }));
    const seen = countries.filter(({ d }) => d !== '');
    return {
      back:
        wallpaper('scale', sea, 2, 0.5) +
        `<path d="${seen.map(({ d }) => d).join('')}" fill="none" stroke="${tone(sea, 4)}" stroke-width="${world ? 12 : 26}" ${joined}/>` +
        each(
          seen,
          ({ d, fill }) =>
            `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" ${joined}/>`,
        ) +
        each(
          seen.filter((country) => country.asked),
          ({ d }) =>
            `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width * 2.2}" ${joined}/><path d="${d}" fill="${tone('marigold', 2)}" stroke="${CREAM}" stroke-width="${width}" ${joined}/>`,
        ) +
        (rose ? compass(...rose) : ''),
      ground: 500,
      light: [200, -200],
    };
  },
});
