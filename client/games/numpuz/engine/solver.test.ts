import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../shared/kernel/random.ts';
import { distance } from './policies.ts';
import { nextMove, solution } from './solver.ts';
import { canSlide, isSolved, SOLVED, shuffle, slidable, slide, type Tiles } from './tiles.ts';

const boards = Array.from({ length: 40 }, (_, index) => shuffle(seededRandom(`solver-${index}`)));

test('the solver solves every board in fewer moves than the clock has seconds', () => {
  for (const tiles of boards) {
    const cells = solution(tiles);
    expect(isSolved(cells.reduce(slide, tiles))).toBe(true);
    expect(cells.length).toBeLessThan(100);
  }
});

test('whoever asks for every hint and follows it arrives', () => {
  for (const opening of boards.slice(0, 12)) {
    let tiles: Tiles = opening;
    let hints = 0;
    for (let cell = nextMove(tiles); cell !== null; cell = nextMove(tiles)) {
      expect(canSlide(tiles, cell)).toBe(true);
      tiles = slide(tiles, cell);
      hints += 1;
      expect(hints).toBeLessThan(100);
    }
    expect(isSolved(tiles)).toBe(true);
  }
});

test('a solved board has no next move', () => {
  expect(nextMove(SOLVED)).toBeNull();
  expect(solution(SOLVED)).toEqual([]);
});

describe('near the end', () => {
  test.each(slidable(SOLVED))('one slide from the end, the hint is that slide (slot on %i)', (cell) => {
    const tiles = slide(SOLVED, cell);
    if (cell >= 8) expect(nextMove(tiles)).toBe(15);
    expect(isSolved(solution(tiles).reduce(slide, tiles))).toBe(true);
  });

  test('in the last two rows no shorter way exists', () => {
    const seen = new Map<string, number>([[SOLVED.join(), 0]]);
    let edge: Tiles[] = [SOLVED];
    for (let depth = 1; depth <= 9; depth++) {
      const next: Tiles[] = [];
      for (const tiles of edge) {
        for (const cell of slidable(tiles)) {
          const after = slide(tiles, cell);
          if (cell < 8 || seen.has(after.join())) continue;
          seen.set(after.join(), depth);
          next.push(after);
        }
      }
      edge = next;
    }
    const sampled = [...seen].filter((_, index) => index % 23 === 0);
    expect(sampled.length).toBeGreaterThan(20);
    for (const [key, depth] of sampled) expect(solution(key.split(',').map(Number))).toHaveLength(depth);
  });
});

test('the distance from home is nothing for a solved board and grows with each tile away', () => {
  expect(distance(SOLVED)).toBe(0);
  expect(distance(slide(SOLVED, 12))).toBe(3);
});
