import { expect, test } from 'vitest';
import { constants } from './constants.ts';
import { enemies } from './enemies.ts';
import { warriors } from './warriors.ts';

test('warriors: Cool Dude 100 HP, Dragon 120, Wizard 90, Robot 110', () => {
  expect(warriors.map(({ name, maxHp }) => [name, maxHp])).toEqual([
    ['Cool Dude', 100],
    ['Dragon', 120],
    ['Wizard', 90],
    ['Robot', 110],
  ]);
});

test('special costs 30, 35, 30, 40; abilities: 50 % damage cut, dodge the next attack, heal 30, heal 25', () => {
  expect(warriors.map(({ attacks }) => [attacks[3].cost, attacks[3].ability])).toEqual([
    [30, { kind: 'cut' }],
    [35, { kind: 'dodge' }],
    [30, { kind: 'heal', hp: 30 }],
    [40, { kind: 'heal', hp: 25 }],
  ]);
  expect(constants.damageCut).toBe(0.5);
});

test('attack damage is 15 to 45, and both ends are there', () => {
  const ranges = warriors.flatMap(({ attacks }) => attacks.map(({ damage }) => damage));
  expect(Math.min(...ranges.map(({ min }) => min))).toBe(15);
  expect(Math.max(...ranges.map(({ max }) => max))).toBe(45);
});

test('every warrior has a steady attack, a wilder and a wild one, and the wilder hits harder on average', () => {
  for (const { attacks } of warriors) {
    const normals = attacks
      .slice(0, 3)
      .map(({ damage: { min, max } }) => ({ spread: max - min, mean: min + max }));
    const [steady, wilder, wild] = normals as [
      { spread: number; mean: number },
      (typeof normals)[0],
      (typeof normals)[0],
    ];
    expect(steady.spread).toBeLessThan(wilder.spread);
    expect(wilder.spread).toBeLessThan(wild.spread);
    expect(steady.mean).toBeLessThanOrEqual(wilder.mean);
    expect(wilder.mean).toBeLessThanOrEqual(wild.mean);
    expect(attacks[3].damage.min).toBeGreaterThan(attacks[0].damage.max);
  }
});

test('enemies: Demon 95, Alien 105, T-Rex 115, Zombie 100 HP', () => {
  expect(enemies.map(({ name, maxHp }) => [name, maxHp])).toEqual([
    ['Demon', 95],
    ['Alien', 105],
    ['T-Rex', 115],
    ['Zombie', 100],
  ]);
});

test('enemy damage is 10 to 24, super attack 25 to 44', () => {
  expect(constants.enemyDamage).toEqual({ min: 10, max: 24 });
  expect(constants.superDamage).toEqual({ min: 25, max: 44 });
});
