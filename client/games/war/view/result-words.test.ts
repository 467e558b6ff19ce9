import { expect, test } from 'vitest';
import { playedGame } from '../engine/balance.ts';
import { policies } from '../engine/policies.ts';
import { start } from '../engine/start.ts';
import type { End, Entry, GameState } from '../engine/state.ts';
import { quilt, TWO_PLAYERS } from '../engine/testing/quilt.ts';
import { curveOf, endText, resultLines } from './result-words.ts';

const conquest = playedGame('E2', { policy: policies.careful, opponent: { kind: 'bot', strength: 'easy' } });
const endOf = ({ phase }: GameState): End => {
  if (phase.kind !== 'ended') throw new Error('not over');
  return phase;
};

test('a result to share tells the opponent, how it ended and the curve, and no place on the board', () => {
  const [line, curve] = resultLines(conquest, endOf(conquest));
  expect(line).toBe(`Easy bot: Won by conquest in ${conquest.log.length} turns`);
  expect(curve).toMatch(/^[▁▂▃▄▅▆▇█]{12}$/);
  expect(`${line}${curve}`).not.toMatch(/\b[A-G][1-7]\b/);
});

test('the curve rises from less than half of the quilt to nearly all of it', () => {
  const curve = curveOf(conquest);
  expect(curve.charAt(0)).toBe('▃');
  expect(curve.charAt(11)).toBe('█');
});

const counted = (words: string, winner: End['winner']): string => {
  const log: Entry[] = Array(200).fill({ kind: 'reinforced', side: 0, place: 0 });
  const game: GameState = { ...start(TWO_PLAYERS), cells: quilt(words), log };
  return endText(game, { reason: 'turns', winner }).line;
};

test('after 200 turns the end says what counted', () => {
  expect(counted('a1 a1 b9', 0)).toBe('200 turns are over: 2 cells to 1.');
  expect(counted('a4 b9', 1)).toBe('200 turns are over: as many cells, but 9 armies to 4.');
  expect(counted('a4 b4', null)).toContain('as many cells and as many armies');
});
