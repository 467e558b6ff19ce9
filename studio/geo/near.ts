import type { Geometry, MultiPolygon, Position } from 'geojson';

type Polygons = MultiPolygon['coordinates'];

/** A place on the unit sphere. */
type Vector = readonly [x: number, y: number, z: number];

/** A circle on the sphere round one part of a country. */
interface Cap {
  readonly middle: Vector;
  readonly radius: number;
}

const RADIANS = Math.PI / 180;

function vector([lon = 0, lat = 0]: Position): Vector {
  const flat = Math.cos(lat * RADIANS);
  return [flat * Math.cos(lon * RADIANS), flat * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS)];
}

const angle = (a: Vector, b: Vector): number =>
  Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));

function capOf(ring: readonly Position[]): Cap {
  const points = ring.map(vector);
  const [x, y, z] = points.reduce<Vector>(
    (sum, p) => [sum[0] + p[0], sum[1] + p[1], sum[2] + p[2]],
    [0, 0, 0],
  );
  const length = Math.hypot(x, y, z) || 1;
  const middle: Vector = [x / length, y / length, z / length];
  return { middle, radius: points.reduce((widest, point) => Math.max(widest, angle(middle, point)), 0) };
}

const caps = new WeakMap<Geometry, readonly Cap[]>();

const polygonsOf = (geometry: Geometry): Polygons => {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  return geometry.type === 'Polygon' ? [geometry.coordinates] : [];
};

/** A round piece of the Earth. */
export interface Spot {
  readonly place: readonly [lon: number, lat: number];
  readonly reach: number;
  /** Islands of a smaller radius are left out, unless they are all that a country has. */
  readonly smallest: number;
}

/** The parts of a shape that show on a spot: projecting all the others takes most of a map's time. */
export function near(geometry: Geometry, { place, reach, smallest }: Spot): MultiPolygon {
  const polygons = polygonsOf(geometry);
  const known = caps.get(geometry) ?? polygons.map(([ring = []]) => capOf(ring));
  caps.set(geometry, known);
  const middle = vector([...place]);
  const least = Math.min(smallest, Math.max(...known.map(({ radius }) => radius)));
  const coordinates = polygons.filter((_, i) => {
    const cap = known[i];
    return cap !== undefined && cap.radius >= least && angle(cap.middle, middle) - cap.radius < reach;
  });
  return { type: 'MultiPolygon', coordinates };
}
