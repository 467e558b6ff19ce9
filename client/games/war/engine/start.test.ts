import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdings } from './board.ts';
import { COUNTRIES } from './countries.ts';
import { start } from './start.ts';
import { AGAINST_BOT, TWO_PLAYERS } from './testing/quilt.ts';
import { unitOf } from './units.ts';

const seeds = fc.string({ minLength: 1, maxLength: 12 });

test('a board has 49 cells: 14 neutral, 18 of the first player, 17 of the second', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { cells } = start({ ...TWO_PLAYERS, seed });
      expect(cells).toHaveLength(49);
      expect([null, 0, 1].map((owner) => holdings(cells, owner as 0 | 1 | null).cells)).toEqual([14, 18, 17]);
    }),
  );
});

test('neutral cells start with 1 to 5 armies, the players’ with 3 to 12, and every number comes up', () => {
  const seen = { neutral: new Set<number>(), player: new Set<number>() };
  for (let board = 0; board < 50; board += 1) {
    for (const { owner, armies } of start({ ...TWO_PLAYERS, seed: `${board}` }).cells) {
      seen[owner === null ? 'neutral' : 'player'].add(armies);
    }
  }
  const upwards = (numbers: Set<number>) => [...numbers].sort((a, b) => a - b);
  expect(upwards(seen.neutral)).toEqual([1, 2, 3, 4, 5]);
  expect(upwards(seen.player)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('the same seed deals the same board, whatever the countries, the opponent and the rules', () => {
  const board = start(TWO_PLAYERS).cells;
  expect(start({ ...AGAINST_BOT, country: 'tr', rules: { neighboursOnly: true } }).cells).toEqual(board);
  expect(start({ ...TWO_PLAYERS, seed: 'another' }).cells).not.toEqual(board);
});

test('there are ten countries, and the bot picks any of the nine that the player has not', () => {
  expect(COUNTRIES.map(({ name }) => name)).toEqual(
    'USA China Russia India Germany France UK Pakistan Japan Turkey'.split(' '),
  );
  const picked = new Set(
    Array.from({ length: 300 }, (_, seed) => start({ ...AGAINST_BOT, seed: `${seed}` }).countries[1]),
  );
  expect(picked.size).toBe(9);
  expect(picked.has('pk')).toBe(false);
});

test('two players need two countries', () => {
  expect(() => start({ ...TWO_PLAYERS, opponent: { kind: 'human', country: 'pk' } })).toThrow(RangeError);
});

test('the unit tells the armies: up to 3 camp, 6 soldier, 9 truck, 12 tank, 15 jet, above that missile', () => {
  const units = Array.from({ length: 18 }, (_, armies) => unitOf(armies));
  expect(units).toEqual([
    ...Array(4).fill('camp'),
    ...Array(3).fill('soldier'),
    ...Array(3).fill('truck'),
    ...Array(3).fill('tank'),
    ...Array(3).fill('jet'),
    'missile',
    'missile',
  ]);
});
