import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CELLS } from '../engine/constants.ts';
import { type NumPuzState, start, step } from '../engine/game.ts';
import { SOLVED, slide, slotOf } from '../engine/tiles.ts';
import { cellSwiped, cellToward, type Direction, directionOf, swipeDirection } from './directions.ts';
import { counted, minutes, minutesLeft } from './format.ts';
import { PICTURES, pictureOf, pieceOf } from './pictures.ts';
import { changeWords, resultLines } from './words.ts';

// The slot in the second row, second column.
const middle = [12, 13, 9, 5].reduce(slide, SOLVED);
const ways: readonly Direction[] = ['up', 'down', 'left', 'right'];

describe('directions', () => {
  test('an arrow slides the tile beside the slot, with shift the whole run', () => {
    expect(slotOf(middle)).toBe(5);
    expect(ways.map((way) => cellToward(middle, way))).toEqual([9, 1, 6, 4]);
    expect(ways.map((way) => cellToward(middle, way, true))).toEqual([13, 1, 7, 4]);
  });

  test('at the edge there is nothing to slide', () => {
    expect(cellToward(SOLVED, 'up')).toBeNull();
    expect(cellToward(SOLVED, 'left')).toBeNull();
  });

  test('the direction of a tile is the one it would be sent to', () => {
    for (const way of ways) expect(directionOf(middle, cellToward(middle, way, true) as number)).toBe(way);
    expect(directionOf(middle, 0)).toBeNull();
  });

  test('a swipe is the longer of its two ways, if long enough', () => {
    expect(swipeDirection(30, 8, 20)).toBe('right');
    expect(swipeDirection(-3, -25, 20)).toBe('up');
    expect(swipeDirection(12, 12, 20)).toBeNull();
  });

  test('a swipe on a run slides it, elsewhere it means the tile beside the slot', () => {
    expect(cellSwiped(middle, 13, 'up')).toBe(13);
    expect(cellSwiped(middle, 2, 'up')).toBe(9);
    expect(cellSwiped(SOLVED, 2, 'up')).toBeNull();
  });
});

test('time is told in minutes; what is left ends at 0:00 and not before', () => {
  expect(minutes(117_900)).toBe('1:57');
  expect(minutesLeft(300_000)).toBe('5:00');
  expect(minutesLeft(1)).toBe('0:01');
  expect(minutesLeft(0)).toBe('0:00');
  expect([counted(1, 'move'), counted(2, 'move')]).toEqual(['1 move', '2 moves']);
});

describe('pictures', () => {
  test('every one is there', () => {
    for (const { src } of PICTURES) expect(existsSync(`client/public${src}`)).toBe(true);
  });

  test('a board has its own, and turning leads through all of them', () => {
    expect(pictureOf('a', 0)).toBe(pictureOf('a', PICTURES.length));
    expect(new Set(PICTURES.map((_, turned) => pictureOf('a', turned))).size).toBe(PICTURES.length);
  });

  test('sixteen different pieces, the middle of the picture in their middle', () => {
    const pieces = Array.from({ length: CELLS }, (_, tile) => pieceOf(tile));
    expect(new Set(pieces.map(({ x, y }) => `${x} ${y}`)).size).toBe(CELLS);
    const [left, right] = [pieceOf(1), pieceOf(4)].map(({ x }) => Number.parseFloat(x)) as [number, number];
    expect(left + right).toBeCloseTo(100, 2);
    expect([pieceOf(1).y, pieceOf(0).y]).toEqual(['0.000%', '100.000%']);
  });
});

describe('words', () => {
  const game: NumPuzState = { ...start({ seed: 'words' }), tiles: middle };
  const playing = step(game, { type: 'slide', cell: 13 });

  test('a slide tells what went where', () => {
    expect(changeWords(game, playing)).toBe('6, 10 up, 13 in place.');
  });

  test('the last minute and the last seconds are told once', () => {
    const at = (elapsedMs: number): NumPuzState => ({ ...playing, elapsedMs });
    expect(changeWords(at(239_000), at(240_100))).toBe('One minute left.');
    expect(changeWords(at(269_000), at(270_000))).toBe('Hurry: 30 seconds left.');
    expect(changeWords(at(270_000), at(271_000))).toBeNull();
  });

  test('both ends, the pause and a new board are told', () => {
    const paused = step(playing, { type: 'pause' });
    expect(changeWords(playing, paused)).toContain('Paused');
    expect(changeWords(playing, { ...playing, phase: 'won', elapsedMs: 61_000 })).toBe(
      'Solved in 1:01 with 1 move.',
    );
    expect(changeWords(playing, { ...playing, phase: 'lost' })).toContain('of 15 plates');
    expect(changeWords(playing, start({ seed: 'next' }))).toContain('New board');
  });

  test('a result to share says how it went and nothing of the board', () => {
    expect(resultLines({ ...playing, phase: 'won', elapsedMs: 117_000, moves: 92 })).toEqual([
      '🟡🟡🟡🟡⚫ 1:57 · 92 moves',
    ]);
    expect(resultLines({ ...playing, phase: 'lost', elapsedMs: 300_000, hints: 1 })[0]).toMatch(
      /^⚫{5} \d+ of 15 home/u,
    );
  });
});
