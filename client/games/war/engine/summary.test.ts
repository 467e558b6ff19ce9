import { expect, test } from 'vitest';
import { step } from './step.ts';
import { cellsOverTime, featsOf } from './summary.ts';
import { gameOf } from './testing/quilt.ts';

const played = [
  { type: 'attack', from: 0, to: 1 }, // a9 captures b4
  { type: 'pass' },
  { type: 'attack', from: 2, to: 1 }, // b3 is lost against 5
  { type: 'pass' },
  { type: 'attack', from: 1, to: 4 }, // takes a neutral one
] as const;

test('the summary has the territories of both sides after every turn', () => {
  const state = played.reduce(step, gameOf('a9 b4 b3 b8'));
  expect(cellsOverTime(state)).toEqual([
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 1],
  ]);
});

test('the summary counts attacks, those won, and the largest army swept away', () => {
  const { log } = played.reduce(step, gameOf('a9 b4 b3 b8'));
  expect(featsOf(log, 0)).toEqual({ attacks: 2, won: 2, bestCapture: 4 });
  expect(featsOf(log, 1)).toEqual({ attacks: 1, won: 0, bestCapture: 0 });
});
