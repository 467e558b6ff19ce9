import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeWord, playedGame } from './balance.ts';
import { cellAt } from './board.ts';
import { bestScored, botScore } from './bot-score.ts';
import { botMove } from './bots.ts';
import { CELLS } from './constants.ts';
import { asBot } from './policies.ts';
import { attacksOf, refusal, weakestOf } from './rules.ts';
import { type Cell, STRENGTHS } from './state.ts';
import { gameOf, quilt } from './testing/quilt.ts';

const anyCell = fc.record({
  owner: fc.constantFrom(null, 0, 1),
  armies: fc.integer({ min: 0, max: 20 }),
}) as fc.Arbitrary<Cell>;
const anyQuilt = fc
  .array(anyCell, { minLength: CELLS, maxLength: CELLS })
  .filter((cells) => cells.some((c) => c.owner === 1));

describe('the Normal bot', () => {
  test('values a neutral target 50 minus its armies, an enemy 100 plus 10 times the army difference', () => {
    expect(botScore(9, { owner: null, armies: 3 })).toBe(47);
    expect(botScore(9, { owner: 0, armies: 4 })).toBe(150);
    expect(botScore(4, { owner: 0, armies: 9 })).toBe(50);
  });

  test('makes the attack with the highest score, on any board and under both rules', () => {
    fc.assert(
      fc.property(anyQuilt, fc.boolean(), (cells, neighboursOnly) => {
        const rules = { neighboursOnly };
        const scores = attacksOf(cells, 1, rules).map(({ from, to }) =>
          botScore(cellAt(cells, from).armies, cellAt(cells, to)),
        );
        const move = bestScored(cells, 1, rules);
        if (move.kind === 'reinforce') {
          expect(scores).toEqual([]);
          expect(move.place).toBe(weakestOf(cells, 1));
        } else {
          expect(refusal(cells, move, 1, rules)).toBeNull();
          expect(botScore(cellAt(cells, move.from).armies, cellAt(cells, move.to))).toBe(Math.max(...scores));
        }
      }),
    );
  });

  test('reinforces its weakest territory when it has no valid attack', () => {
    expect(bestScored(quilt('b1 b0 a9'), 1, { neighboursOnly: false })).toEqual({
      kind: 'reinforce',
      place: 1,
    });
  });
});

test('the Hard bot keeps its armies where Normal throws them away', () => {
  const game = { ...gameOf('b3 a3 n5 a9 a9'), side: 1 } as const;
  expect(botMove(game, 'normal')).toEqual({ kind: 'attack', from: 0, to: 1 });
  expect(botMove(game, 'hard')).toEqual({ kind: 'attack', from: 0, to: 2 });
});

test('every bot answers the same state with the same move', () => {
  const game = { ...gameOf('a5 b6 b2 a4 b9 n3'), side: 1 } as const;
  for (const strength of STRENGTHS) expect(botMove(game, strength)).toEqual(botMove(game, strength));
});

const GAMES = Number(process.env.SELF_PLAYS ?? 100);

test('Hard wins at least 70 % of its games against Normal, though Normal moves first', () => {
  const match = { policy: asBot('normal'), opponent: { kind: 'bot', strength: 'hard' } } as const;
  const seeds = Array.from({ length: GAMES }, (_, seed) => `${seed}`);
  const lost = seeds.filter((seed) => outcomeWord(playedGame(seed, match)) === 'lost');
  expect(lost.length / GAMES).toBeGreaterThanOrEqual(0.7);
}, 900_000);
