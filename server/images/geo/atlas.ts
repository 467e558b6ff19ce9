import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FeatureCollection, Geometry, MultiLineString } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

export interface Countries {
  readonly collection: FeatureCollection<Geometry>;
  readonly borders: MultiLineString;
  readonly coasts: MultiLineString;
}

const atlases = new Map<string, Countries>();

/** The countries of the world as shapes; 110m for the whole world, 50m for a part of it. */
export function countries(resolution: '50m' | '110m'): Countries {
  let atlas = atlases.get(resolution);
  if (!atlas) {
    const file = require.resolve(`world-atlas/countries-${resolution}.json`);
    const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
    const shapes = topology.objects.countries;
    atlas = {
      collection: feature(topology, shapes),
      borders: mesh(topology, shapes, (a, b) => a !== b),
      coasts: mesh(topology, shapes, (a, b) => a === b),
    };
    atlases.set(resolution, atlas);
  }
  return atlas;
}
