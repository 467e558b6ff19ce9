import { expect, it } from 'vitest';
import { countries } from './atlas.ts';

it('gives neighbours different shades', () => {
  const { shades, collection } = countries('110m');
  expect(shades).toHaveLength(collection.features.length);
  const index = (name: string) =>
    collection.features.findIndex(({ properties }) => properties?.name === name);
  for (const [a, b] of [
    ['France', 'Germany'],
    ['Kenya', 'Ethiopia'],
    ['Brazil', 'Peru'],
    ['South Africa', 'Lesotho'],
  ] as const)
    expect(shades[index(a)]).not.toBe(shades[index(b)]);
});
