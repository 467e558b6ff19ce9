import {
  type GeoProjection,
  geoArea,
  geoAzimuthalEqualArea,
  geoBounds,
  geoCentroid,
  geoNaturalEarth1,
} from 'd3-geo';
import type { Feature, Geometry, GeometryCollection, Polygon } from 'geojson';
import { type Countries, countries } from './atlas.ts';
import { findCountry } from './country-names.ts';
import { near } from './near.ts';

/** What part of the world a map shows. */
export interface MapView {
  /** Two-letter codes of the countries asked about. */
  readonly highlight: readonly string[];
  readonly focus?: readonly [lon: number, lat: number] | undefined;
  readonly zoom: number;
  readonly world: boolean;
}

const [WIDTH, HEIGHT] = [960, 540];
/** Drawn beyond the frame, so that no line runs along it. */
const MARGIN = 40;
/** The outline alone would fill smaller ones. */
const SMALLEST_ISLAND = 4;

/** Neighbours disagree on these borders, so no picture may show them close. */
const disputed = [
  [76, 34.5],
  [79.5, 35],
  [74, 35.5],
] as const;

export const atlasOf = ({ world }: MapView): Countries => countries(world ? '110m' : '50m');

export function shapesOf({ highlight }: MapView, { collection }: Countries): Feature<Geometry>[] {
  const ids = new Set(highlight.map((code) => findCountry(code)?.ccn3));
  return collection.features.filter((shape) => ids.has(String(shape.id)));
}

const mainlands = new WeakMap<Geometry, Geometry>();

/** The largest part of a country: overseas islands would zoom the map out. */
export function mainland(geometry: Geometry): Geometry {
  if (geometry.type !== 'MultiPolygon') return geometry;
  const known = mainlands.get(geometry);
  if (known) return known;
  const [largest] = geometry.coordinates
    .map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
    .map((part) => ({ part, area: geoArea(part) }))
    .sort((a, b) => b.area - a.area);
  const main = largest?.part ?? geometry;
  mainlands.set(geometry, main);
  return main;
}

const extentAround = (lon: number, lat: number): [[number, number], [number, number]] => [
  [lon - 20, lat - 15],
  [lon + 20, lat + 15],
];

export function projectionOf(view: MapView, shapes: readonly Feature<Geometry>[]): GeoProjection {
  if (view.world)
    return geoNaturalEarth1().fitExtent(
      [
        [18, 26],
        [WIDTH - 18, HEIGHT - 26],
      ],
      { type: 'Sphere' },
    );
  const mains: GeometryCollection = {
    type: 'GeometryCollection',
    geometries: shapes.map((shape) => mainland(shape.geometry)),
  };
  const [lon, lat] = view.focus ?? (shapes.length > 0 ? geoCentroid(mains) : [10, 20]);
  const [[west, south], [east, north]] = shapes.length > 0 ? geoBounds(mains) : extentAround(lon, lat);
  const lonSpan = east < west ? east - west + 360 : east - west;
  const span = Math.max(north - south, lonSpan * 0.6 * Math.cos((lat * Math.PI) / 180), 4);
  return geoAzimuthalEqualArea()
    .rotate([-lon, -lat])
    .clipAngle(120)
    .scale(((HEIGHT * 0.5) / Math.max(0.16, (span * Math.PI) / 180)) * view.zoom)
    .translate([WIDTH / 2, HEIGHT / 2])
    .clipExtent([
      [-MARGIN, -MARGIN],
      [WIDTH + MARGIN, HEIGHT + MARGIN],
    ]);
}

/** What of a shape a map of a part of the world can show. */
export function inView(geometry: Geometry, projection: GeoProjection): Geometry {
  const [lon, lat] = projection.rotate();
  const scale = projection.scale();
  const halfDiagonal = Math.hypot(WIDTH, HEIGHT) / 2 + MARGIN;
  return near(geometry, {
    place: [-lon, -lat],
    // As an equal-area projection shrinks what is far from its middle.
    reach: 2 * Math.asin(Math.min(1, halfDiagonal / (2 * scale))),
    smallest: SMALLEST_ISLAND / scale,
  });
}

function showsDisputedBorders(view: MapView): boolean {
  if (view.world) return false;
  if (view.highlight.some((code) => ['IN', 'PK', 'CN', 'AF'].includes(code.toUpperCase()))) return true;
  const projection = projectionOf(view, shapesOf(view, countries('50m')));
  return disputed.some((place) => {
    const [x, y] = projection([...place]) ?? [-1, -1];
    return x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT;
  });
}

/** Why a map cannot be drawn, or undefined. */
export function mapFault(view: MapView): string | undefined {
  if (view.highlight.some((code) => findCountry(code) === undefined)) return 'highlight: unknown country';
  const atlas = atlasOf(view);
  if (view.highlight.some((code) => shapesOf({ ...view, highlight: [code] }, atlas).length === 0))
    return 'highlight: country not on the map';
  if (showsDisputedBorders(view))
    return 'highlight: the map would show disputed borders close up: use "world": true, a globe or a flag';
  return undefined;
}
