import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../../../shared/rules/day.ts';
import { boardFor, boardName } from './board.ts';
import { dayName, siteDay } from './day.ts';
import { diceFrom, roll, rollBetween } from './dice.ts';
import { boardAddress, newSeed, seedFrom } from './seed.ts';
import { resultText } from './share.ts';

const today = '2026-11-22';

test('the day of a game is the site’s day, as the rules know it', () => {
  const zones = fc.constantFrom('Asia/Karachi', 'UTC', 'America/New_York', 'Pacific/Kiritimati');
  const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
  fc.assert(fc.property(moments, zones, (at, zone) => siteDay(at, zone) === dayOf(at, zone)));
});

test('midnight in the site’s time zone begins a new day', () => {
  expect(siteDay(Date.UTC(2026, 10, 21, 18, 59, 59, 999))).toBe('2026-11-21');
  expect(siteDay(Date.UTC(2026, 10, 21, 19))).toBe(today);
});

test('a seed in the address fixes the board; one that can’t be a seed counts as none', () => {
  expect(seedFrom('?seed=K7QX2M')).toBe('K7QX2M');
  expect(seedFrom('')).toBeNull();
  expect(seedFrom('?seed=')).toBeNull();
  expect(seedFrom(`?seed=${'a'.repeat(33)}`)).toBeNull();
  expect(seedFrom('?seed=<b>')).toBeNull();
});

test('the seed of the day is the day: today’s is the board of the day, an older one stays a board', () => {
  expect(boardFor(null, 'FRESH', today)).toEqual({ kind: 'free', seed: 'FRESH' });
  expect(boardFor(today, 'FRESH', today)).toEqual({ kind: 'day', seed: today });
  expect(boardFor('2026-11-21', 'FRESH', today).kind).toBe('shared');
  expect(boardName({ kind: 'day', seed: today })).toBe('Board of the day, 22 November');
  expect(boardName({ kind: 'shared', seed: '2026-11-21' })).toBe('Board of 21 November');
  expect(boardName({ kind: 'shared', seed: '2026-02-31' })).toBe('Board 2026-02-31');
  expect(dayName('K7QX2M')).toBeNull();
});

test('a new seed survives its own address', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 1 }), (numbers) => {
      let at = 0;
      const seed = newSeed(() => numbers[at++ % numbers.length] as number);
      return seedFrom(new URL(boardAddress('https://a.example/games/war?x=1#y', seed)).search) === seed;
    }),
  );
});

test('a result to share names the game, the board and the way to it', () => {
  const text = resultText({
    game: 'NumPuz',
    board: { kind: 'day', seed: today },
    lines: ['1:57 · 92 moves'],
    href: 'https://a.example/games/numpuz',
  });
  expect(text.split('\n')).toEqual([
    'Sawaal · NumPuz · Board of the day, 22 November',
    '1:57 · 92 moves',
    'https://a.example/games/numpuz?seed=2026-11-22',
  ]);
});

test('dice are plain data: the same seed, the same numbers, whenever they go on', () => {
  const rolls = (dice: number, count: number): number[] => {
    const values: number[] = [];
    for (let at = dice; values.length < count; ) {
      const [value, next] = roll(at);
      values.push(value);
      at = next;
    }
    return values;
  };
  expect(rolls(diceFrom('a'), 5)).toEqual(rolls(JSON.parse(JSON.stringify(diceFrom('a'))), 5));
  expect(rolls(diceFrom('a'), 5)).not.toEqual(rolls(diceFrom('b'), 5));
  const many = rolls(diceFrom('mean'), 20_000);
  expect(many.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(many.reduce((sum, value) => sum + value, 0) / many.length).toBeCloseTo(0.5, 1);
});

test('a roll between two numbers reaches both and nothing else', () => {
  const seen = new Set<number>();
  for (let dice = diceFrom('faces'), count = 0; count < 1_000; count++) {
    const [face, next] = rollBetween(dice, 3, 6);
    seen.add(face);
    dice = next;
  }
  expect([...seen].sort()).toEqual([3, 4, 5, 6]);
});
