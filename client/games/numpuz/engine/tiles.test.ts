import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, shuffled } from '../../../../shared/kernel/random.ts';
import { CELLS, LAMP_MS, LAMPS, SIZE, TIME_LIMIT_MS } from './constants.ts';
import {
  canSlide,
  columnOf,
  inPlace,
  isSolvable,
  isSolved,
  rowOf,
  runTo,
  SOLVED,
  shuffle,
  slidable,
  slide,
  slotOf,
} from './tiles.ts';

const seeds = fc.string({ minLength: 1, maxLength: 12 });
const boards = seeds.map((seed) => shuffle(seededRandom(seed)));
const cells = fc.nat({ max: CELLS - 1 });

test('the board is 4 × 4 with fifteen tiles and a slot; a game lasts 300 seconds', () => {
  expect([SIZE, CELLS, TIME_LIMIT_MS]).toEqual([4, 16, 300_000]);
  expect(SOLVED).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
  expect(LAMPS * LAMP_MS).toBe(TIME_LIMIT_MS);
});

test('every shuffle is solvable and not solved', () => {
  fc.assert(
    fc.property(
      boards,
      (tiles) =>
        isSolvable(tiles) &&
        !isSolved(tiles) &&
        [...tiles].sort((a, b) => a - b).join() === [0, ...SOLVED.slice(0, -1)].join(),
    ),
    { numRuns: 2_000 },
  );
});

test('the famous swap of 14 and 15 can’t be solved', () => {
  const swapped = [...SOLVED];
  [swapped[13], swapped[14]] = [15, 14];
  expect(isSolvable(SOLVED)).toBe(true);
  expect(isSolvable(swapped)).toBe(false);
});

test('half of all layouts are solvable, and a slide never changes which half', () => {
  const random = seededRandom('halves');
  const layouts = Array.from({ length: 2_000 }, () => shuffled(SOLVED, random));
  const share = layouts.filter(isSolvable).length / layouts.length;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
  for (const tiles of layouts.slice(0, 300)) {
    for (const cell of slidable(tiles)) expect(isSolvable(slide(tiles, cell))).toBe(isSolvable(tiles));
  }
});

test('a tile slides exactly if it shares row or column with the slot; otherwise nothing happens', () => {
  fc.assert(
    fc.property(boards, cells, (tiles, cell) => {
      const slot = slotOf(tiles);
      const inLine = cell !== slot && (rowOf(cell) === rowOf(slot) || columnOf(cell) === columnOf(slot));
      expect(canSlide(tiles, cell)).toBe(inLine);
      if (!inLine) expect(slide(tiles, cell)).toBe(tiles);
    }),
  );
});

test('the whole run between the slot and the chosen tile slides as one, and nothing else moves', () => {
  fc.assert(
    fc.property(boards, cells, (tiles, cell) => {
      fc.pre(canSlide(tiles, cell));
      const slot = slotOf(tiles);
      const after = slide(tiles, cell);
      const run = runTo(tiles, cell);
      expect(slotOf(after)).toBe(cell);
      expect(run.at(-1)).toBe(cell);
      run.forEach((from, index) => {
        expect(after[index === 0 ? slot : (run[index - 1] as number)]).toBe(tiles[from]);
      });
      for (let other = 0; other < CELLS; other++) {
        if (other !== slot && !run.includes(other)) expect(after[other]).toBe(tiles[other]);
      }
      expect(slide(after, slot)).toEqual(tiles);
    }),
  );
});

test('six cells can always be chosen: three in the row, three in the column', () => {
  fc.assert(fc.property(boards, (tiles) => slidable(tiles).length === 2 * (SIZE - 1)));
});

test('a solved board has all fifteen in place', () => {
  expect(inPlace(SOLVED)).toBe(15);
  expect(inPlace(slide(SOLVED, 12))).toBe(12);
});

test.each([-1, 16, 1.5, Number.NaN])('there is no cell %s', (cell) =>
  expect(canSlide(SOLVED, cell)).toBe(false),
);
