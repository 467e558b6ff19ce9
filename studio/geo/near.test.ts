import { geoDistance } from 'd3-geo';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countries } from './atlas.ts';
import { near } from './near.ts';

const { features } = countries('110m').collection;

it('keeps every part that has a point within reach', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...features),
      fc.integer({ min: -180, max: 180 }),
      fc.integer({ min: -85, max: 85 }),
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      ({ geometry }, lon, lat, reach) => {
        const kept = new Set(
          near(geometry, { place: [lon, lat], reach, smallest: 0 }).coordinates.map((rings) => rings[0]),
        );
        const all = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
        for (const [ring = []] of all)
          if (ring.some(([x = 0, y = 0]) => geoDistance([x, y], [lon, lat]) < reach))
            expect(kept).toContain(ring);
      },
    ),
  );
});

const place = [37, 0] as const;

it('leaves out what lies on the other side of the Earth', () => {
  const all = features.flatMap(
    ({ geometry }) => near(geometry, { place, reach: 4, smallest: 0 }).coordinates,
  );
  const seen = features.flatMap(
    ({ geometry }) => near(geometry, { place, reach: 0.4, smallest: 0 }).coordinates,
  );
  expect(seen.length).toBeLessThan(all.length / 2);
});

it('leaves a country of small islands its largest', () => {
  for (const { geometry } of features)
    expect(near(geometry, { place, reach: 4, smallest: 9 }).coordinates.length).toBeGreaterThan(0);
});
