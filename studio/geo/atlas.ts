import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { feature, neighbors } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

export interface Countries {
  readonly collection: FeatureCollection<Geometry>;
  /** A number for each country of the collection, different from all its neighbours'. */
  readonly shades: readonly number[];
  readonly land: Feature<Geometry> | FeatureCollection<Geometry>;
}

/** The least number that no neighbour has yet, country after country. */
function shadesOf(borders: readonly (readonly number[])[]): number[] {
  const shades: number[] = [];
  borders.forEach((around, i) => {
    const taken = new Set(around.map((k) => shades[k]));
    let shade = i % 2;
    while (taken.has(shade)) shade += 1;
    shades[i] = shade;
  });
  return shades;
}

const atlases = new Map<string, Countries>();

/** The countries of the world as shapes; 110m for the whole world, 50m for a part of it. */
export function countries(resolution: '50m' | '110m'): Countries {
  let atlas = atlases.get(resolution);
  if (!atlas) {
    const file = require.resolve(`world-atlas/countries-${resolution}.json`);
    const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
      countries: GeometryCollection;
      land: GeometryCollection;
    }>;
    const shapes = topology.objects.countries;
    atlas = {
      collection: feature(topology, shapes),
      shades: shadesOf(neighbors(shapes.geometries)),
      land: feature(topology, topology.objects.land),
    };
    atlases.set(resolution, atlas);
  }
  return atlas;
}
