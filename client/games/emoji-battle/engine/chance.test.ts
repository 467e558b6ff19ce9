import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blowOf, critical, endingOdds, enemyAt, outcomes, planOf, strikeOf, within } from './chance.ts';
import { enemies, enemyOf } from './enemies.ts';
import { seeds } from './testing/battles.ts';
import { warriors } from './warriors.ts';

const MANY = seeds(20_000);
const attacks = warriors.flatMap((warrior) => [...warrior.attacks]);
const share = (hits: readonly boolean[]): number => hits.filter(Boolean).length / hits.length;

test('20 % critical chance at 1.5 times damage', () => {
  const [attack] = warriors[0]?.attacks ?? [];
  if (!attack) throw new Error('no attack');
  expect(share(MANY.map((seed) => strikeOf(seed, 3, attack).critical))).toBeCloseTo(0.2, 1.7);
  expect([20, 21, 45].map(critical)).toEqual([30, 32, 68]);
});

test('an attack deals what its range says, half as much again when critical', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(500), fc.constantFrom(...attacks), (seed, count, attack) => {
      const strike = strikeOf(seed, count, attack);
      const { min, max } = attack.damage;
      const [least, most] = strike.critical ? [critical(min), critical(max)] : [min, max];
      expect(strike.damage).toBeGreaterThanOrEqual(least);
      expect(strike.damage).toBeLessThanOrEqual(most);
    }),
  );
});

test('every number of a range comes up, both ends among them', () => {
  const rolled = MANY.map((seed) => blowOf(seed, 0, 'normal'));
  expect([...new Set(rolled)].toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 15 }, (_, i) => 10 + i),
  );
  const supers = MANY.map((seed) => blowOf(seed, 0, 'super'));
  expect([Math.min(...supers), Math.max(...supers)]).toEqual([25, 44]);
  expect([within({ min: 3, max: 5 }, 0), within({ min: 3, max: 5 }, 0.999_999)]).toEqual([3, 5]);
});

test('an enemy attack is a super attack one time in five', () => {
  const demon = enemyOf('demon');
  const plans = MANY.map((seed, index) => planOf(seed, index % 7, demon));
  expect(share(plans.map(({ kind }) => kind === 'super'))).toBeCloseTo(0.2, 1.7);
  expect(new Set(plans.map(({ move }) => move)).size).toBe(3);
});

test('a new enemy is any of the four', () => {
  for (const { id } of enemies) {
    expect(share(MANY.map((seed) => enemyAt(seed, 1).id === id))).toBeCloseTo(0.25, 1.7);
  }
});

test('one attack’s luck says nothing about the next', () => {
  const [attack] = attacks;
  if (!attack) throw new Error('no attack');
  const pairs = MANY.map((seed) => [strikeOf(seed, 0, attack).critical, strikeOf(seed, 1, attack).critical]);
  expect(share(pairs.map(([first, second]) => Boolean(first && second)))).toBeCloseTo(0.04, 1.7);
});

test('what the odds foretell is what comes up', () => {
  for (const attack of attacks) {
    const expected = outcomes(attack).reduce((sum, { damage, odds }) => sum + damage * odds, 0);
    const rolled = MANY.slice(0, 4000).map((seed) => strikeOf(seed, 5, attack).damage);
    const mean = rolled.reduce((sum, damage) => sum + damage, 0) / rolled.length;
    expect(Math.abs(mean - expected)).toBeLessThan(0.6);
  }
});

test('the odds of ending a fight count plain and critical hits', () => {
  const claw = warriors[1]?.attacks[0];
  if (!claw) throw new Error('no attack');
  expect(claw.damage).toEqual({ min: 21, max: 23 });
  expect(endingOdds(claw, 21)).toBeCloseTo(1);
  expect(endingOdds(claw, 23)).toBeCloseTo(1 / 3 + (2 / 3) * 0.2);
  expect(endingOdds(claw, 30)).toBeCloseTo(0.2);
  expect(endingOdds(claw, 36)).toBe(0);
});
