import {
  type GeoPath,
  type GeoProjection,
  geoArea,
  geoAzimuthalEqualArea,
  geoBounds,
  geoCentroid,
  geoGraticule10,
  geoNaturalEarth1,
  geoPath,
} from 'd3-geo';
import type { Feature, Geometry, GeometryCollection, Polygon } from 'geojson';
import { z } from 'zod';
import type { Canvas } from '../engine/canvas.ts';
import { group, HEIGHT, path, rect, stroke, WIDTH } from '../engine/svg.ts';
import { type Countries, countries } from '../geo/atlas.ts';
import { findCountry } from '../geo/country-names.ts';
import { countryCode } from './fields.ts';
import { drawPin } from './pin.ts';

const mapFields = z.strictObject({
  t: z.literal('map'),
  highlight: z.array(countryCode).default([]),
  /** Centre of the view when it is not the highlighted countries. */
  focus: z.tuple([z.number(), z.number()]).optional(),
  zoom: z.number().positive().max(4).default(1),
  /** A pin on the largest highlighted country; a text replaces the question mark. */
  pin: z.union([z.boolean(), z.string().max(2)]).default(true),
  world: z.boolean().default(false),
});
type MapSpec = z.infer<typeof mapFields>;

/** Neighbours disagree on these borders, so no picture may show them close. */
const disputed = [
  [76, 34.5],
  [79.5, 35],
  [74, 35.5],
] as const;

function showsDisputedBorders(spec: MapSpec): boolean {
  if (spec.world) return false;
  if (spec.highlight.some((code) => ['IN', 'PK', 'CN', 'AF'].includes(code.toUpperCase()))) return true;
  const projection = projectionOf(spec, shapesOf(spec, countries('50m')));
  return disputed.some((place) => {
    const [x, y] = projection([...place]) ?? [-1, -1];
    return x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT;
  });
}

const isKnown = (code: string) => findCountry(code) !== undefined;

export const mapSchema = mapFields
  .refine((spec) => spec.highlight.every(isKnown), {
    error: 'unknown country',
    path: ['highlight'],
    abort: true,
  })
  .refine((spec) => shapesOf(spec, atlasOf(spec)).length === spec.highlight.length, {
    error: 'country not on the map',
    path: ['highlight'],
    abort: true,
  })
  .refine((spec) => !showsDisputedBorders(spec), {
    error: 'the map would show disputed borders close up: use "world": true, a globe or a flag',
    path: ['highlight'],
  });

const atlasOf = (spec: MapSpec): Countries => countries(spec.world ? '110m' : '50m');

function shapesOf(spec: MapSpec, atlas: Countries): Feature<Geometry>[] {
  const ids = new Set(spec.highlight.map((code) => findCountry(code)?.ccn3));
  return atlas.collection.features.filter((shape) => ids.has(String(shape.id)));
}

/** The largest part of a country: overseas islands would zoom the map out. */
function mainland(geometry: Geometry): Geometry {
  if (geometry.type !== 'MultiPolygon') return geometry;
  const parts = geometry.coordinates.map((coordinates): Polygon => ({ type: 'Polygon', coordinates }));
  return parts.reduce((largest, part) => (geoArea(part) > geoArea(largest) ? part : largest));
}

function projectionOf(spec: MapSpec, shapes: readonly Feature<Geometry>[]): GeoProjection {
  if (spec.world) {
    const extent: [[number, number], [number, number]] = [
      [18, 26],
      [WIDTH - 18, HEIGHT - 26],
    ];
    return geoNaturalEarth1().fitExtent(extent, { type: 'Sphere' });
  }
  const mains: GeometryCollection = {
    type: 'GeometryCollection',
    geometries: shapes.map((shape) => mainland(shape.geometry)),
  };
  const [lon, lat] = spec.focus ?? (shapes.length > 0 ? geoCentroid(mains) : [10, 20]);
  const [[west, south], [east, north]] =
    shapes.length > 0
      ? geoBounds(mains)
      : [
          [lon - 20, lat - 15],
          [lon + 20, lat + 15],
        ];
  const lonSpan = east < west ? east - west + 360 : east - west;
  const span = Math.max(north - south, lonSpan * 0.6 * Math.cos((lat * Math.PI) / 180), 4);
  return geoAzimuthalEqualArea()
    .rotate([-lon, -lat])
    .clipAngle(120)
    .scale(((HEIGHT * 0.5) / Math.max(0.16, (span * Math.PI) / 180)) * spec.zoom)
    .translate([WIDTH / 2, HEIGHT / 2])
    .clipExtent([
      [-40, -40],
      [WIDTH + 40, HEIGHT + 40],
    ]);
}

interface Theme {
  readonly sea: readonly [string, string, string];
  readonly land: readonly [string, ...string[]];
  readonly border: string;
  readonly coast: string;
  readonly surf: string;
}

/** Maps of one quiz stand side by side, so the atlas they come from varies. */
const themes: readonly [Theme, ...Theme[]] = [
  {
    sea: ['#4fb9ef', '#1f86d1', '#0b4a93'],
    land: ['#f3e7c4', '#e9dfb6', '#f0dcb0', '#e5e2bd', '#ecd9b4'],
    border: '#b59a6a',
    coast: '#8d7748',
    surf: '#d8f4ff',
  },
  {
    sea: ['#5fd0c5', '#1c94a3', '#0a4d66'],
    land: ['#e9efc6', '#dbe6b4', '#f2ecc0', '#cfe0b0', '#e4e6b8'],
    border: '#8fa266',
    coast: '#5f7a4a',
    surf: '#dffff6',
  },
  {
    sea: ['#3f5fae', '#24397f', '#101c4d'],
    land: ['#8fc0c9', '#7fb3c2', '#9acbc8', '#86b9bd', '#a5cfce'],
    border: '#4f7f93',
    coast: '#c9f0f5',
    surf: '#7fa4ff',
  },
];

function drawLand(canvas: Canvas, spec: MapSpec, atlas: Countries, toPath: GeoPath, theme: Theme): void {
  const land = toPath(atlas.collection) ?? '';
  const surf = spec.world ? [12, 7, 3] : [26, 16, 8];
  surf.forEach((width, i) => {
    canvas.add(stroke(land, theme.surf, width, { 'stroke-linejoin': 'round', opacity: 0.1 + i * 0.05 }));
  });
  canvas.add(path(land, '#04203f', { opacity: 0.38, transform: 'translate(5 8)' }));
  theme.land.forEach((fill, shade) => {
    const features = atlas.collection.features.filter(
      (shape) => (Number(shape.id ?? 7) * 7) % theme.land.length === shade,
    );
    canvas.add(path(toPath({ type: 'FeatureCollection', features }) ?? '', fill));
  });
  canvas.add(stroke(toPath(atlas.borders) ?? '', theme.border, 1.3, { 'stroke-dasharray': '5 3' }));
  canvas.add(stroke(toPath(atlas.coasts) ?? '', theme.coast, 1.2));
}

function drawHighlight(canvas: Canvas, outline: string): void {
  canvas.add(
    group({ opacity: 0.35, filter: canvas.blur(5), transform: 'translate(4 7)' }, path(outline, '#000')),
    group(
      { opacity: 0.35, filter: canvas.blur(6) },
      stroke(outline, '#ff8f70', 12, { 'stroke-linejoin': 'round' }),
    ),
    path(outline, canvas.linear(['#ff8a5c', '#e8384f']), {
      stroke: '#fff',
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
    }),
  );
}

/** A political map, the asked countries highlighted. */
export function drawMap(canvas: Canvas, spec: MapSpec): void {
  const atlas = atlasOf(spec);
  const shapes = shapesOf(spec, atlas);
  const toPath = geoPath(projectionOf(spec, shapes)).digits(1);
  const theme = canvas.rng.pick(themes);
  const [near, middle, far] = theme.sea;
  const sea = canvas.radial(
    [
      [near, 0],
      [middle, 0.55],
      [far, 1],
    ],
    0.5,
    0.45,
    0.8,
  );
  canvas.add(rect(0, 0, WIDTH, HEIGHT, sea));
  canvas.add(stroke(toPath(geoGraticule10()) ?? '', '#fff', 1, { opacity: 0.16 }));
  drawLand(canvas, spec, atlas, toPath, theme);
  for (const shape of shapes) drawHighlight(canvas, toPath(shape) ?? '');
  const [first] = shapes;
  if (spec.pin !== false && first) {
    const largest = shapes.reduce((a, b) => (toPath.area(b) > toPath.area(a) ? b : a), first);
    const [x, y] = toPath.centroid(mainland(largest.geometry));
    canvas.add(drawPin(canvas, x, y, spec.pin === true ? '?' : spec.pin));
  }
  canvas.vignette(0.38);
}
