import { expect, test } from 'vitest';
import { COUNTRIES } from '../engine/countries.ts';
import { CLOTHS, clothsOf, LEAST_CONTRAST, lightness } from './cloths.ts';

const pairs = COUNTRIES.flatMap(({ id: first }) =>
  COUNTRIES.filter(({ id }) => id !== first).map(({ id: second }) => [first, second] as const),
);

test('every country has a pattern of its own', () => {
  expect(new Set(COUNTRIES.map(({ id }) => CLOTHS[id].pattern)).size).toBe(10);
});

test.each(pairs)(
  '%s and %s differ in lightness on one quilt, for eyes that tell no colours',
  (first, second) => {
    const [own, other] = clothsOf([first, second]);
    expect(Math.abs(lightness(own.base) - lightness(other.base))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(other.pattern).toBe(CLOTHS[second].pattern);
  },
);

test('lightness runs from black to white', () => {
  expect(lightness('#000000')).toBeCloseTo(0);
  expect(lightness('#ffffff')).toBeCloseTo(100);
});
