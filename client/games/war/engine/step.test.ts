import { describe, expect, test } from 'vitest';
import { actions } from './actions.ts';
import { BOT_AIM_MS, BOT_DELAY_MS, LAST_TURN } from './constants.ts';
import { endOf } from './end.ts';
import { type Entry, type GameState, turnOf } from './state.ts';
import { step } from './step.ts';
import { AGAINST_BOT, gameOf, quilt } from './testing/quilt.ts';

const attack = (from: number, to: number) => ({ type: 'attack', from, to }) as const;
const stand = (state: GameState, count = 3) => state.cells.slice(0, count);
const turns = (count: number): Entry[] => Array(count).fill({ kind: 'reinforced', side: 0, place: 0 });

describe('a turn between two players', () => {
  const before = gameOf('a5 b3 b4');
  const made = step(before, attack(0, 1));

  test('is over with one attack, and passes when the other player takes over', () => {
    expect(made).toMatchObject({ side: 0, phase: { kind: 'made' } });
    expect(turnOf(made)).toBe(1);
    expect(step(made, { type: 'pass' })).toMatchObject({ side: 1, phase: { kind: 'choosing' } });
  });

  test('can be taken back until then, whatever it was', () => {
    expect(step(made, { type: 'undo' })).toEqual(before);
    for (const [from, to] of [
      [0, 2],
      [0, 7],
    ] as const) {
      expect(step(step(before, attack(from, to)), { type: 'undo' })).toEqual(before);
    }
    const weak = gameOf('a5 b1 b0 a1 a3');
    const lost = { ...weak, side: 1 } as const;
    const helped = step(lost, { type: 'reinforce' });
    expect(stand(helped)).toEqual(quilt('a5 b1 b1').slice(0, 3));
    expect(step(helped, { type: 'undo' })).toEqual(lost);
  });

  test('can’t be taken back after it has passed', () => {
    const passed = step(made, { type: 'pass' });
    expect(step(passed, { type: 'undo' })).toBe(passed);
  });

  test('allows no second attack', () => {
    expect(step(made, attack(0, 2))).toBe(made);
  });

  test('reinforces the weakest territory by 1 when there is no valid attack, and only then', () => {
    const stuck = gameOf('a1 a0 b9');
    expect(actions(stuck)).toEqual([{ type: 'reinforce' }]);
    expect(stand(step(stuck, { type: 'reinforce' }))).toEqual(quilt('a1 a1 b9').slice(0, 3));
    expect(step(before, { type: 'reinforce' })).toBe(before);
  });
});

describe('the bot', () => {
  const thinking = step(gameOf('a5 b6 b2 a4', AGAINST_BOT), attack(0, 2));

  test('moves after 3 seconds, and shows its aim for the last 600 ms', () => {
    expect(thinking).toMatchObject({
      side: 1,
      phase: { kind: 'thinking', leftMs: BOT_DELAY_MS, move: null },
    });
    const early = step(thinking, { type: 'tick', ms: BOT_DELAY_MS - BOT_AIM_MS - 1 });
    expect(early.phase).toMatchObject({ kind: 'thinking', move: null });
    const aiming = step(early, { type: 'tick', ms: 1 });
    expect(aiming.phase).toMatchObject({
      kind: 'thinking',
      leftMs: 600,
      move: { kind: 'attack', from: 1, to: 0 },
    });
    const done = step(aiming, { type: 'tick', ms: 600 });
    expect(done).toMatchObject({ side: 0, phase: { kind: 'choosing' } });
    expect(BOT_DELAY_MS).toBe(3_000);
    expect(stand(done, 2)).toEqual(quilt('b5 b1').slice(0, 2));
  });

  test('moves alike in one long tick as in many short ones', () => {
    let short = thinking;
    for (let frame = 0; frame < 188; frame += 1) short = step(short, { type: 'tick', ms: 16 });
    expect(short).toEqual(step(thinking, { type: 'tick', ms: 3_000 }));
  });

  test('can’t be moved for', () => {
    expect(step(thinking, attack(1, 0))).toBe(thinking);
    expect(actions(thinking)).toEqual([{ type: 'tick', ms: 3_000 }]);
  });

  test('takes nobody’s move back', () => {
    expect(step(thinking, { type: 'undo' })).toBe(thinking);
  });
});

describe('the game ends', () => {
  test('when one player holds no territory', () => {
    const won = step(gameOf('a5 b3'), attack(0, 1));
    expect(won.phase).toEqual({ kind: 'ended', reason: 'conquest', winner: 0 });
    expect(actions(won)).toEqual([]);
    expect(step(won, { type: 'undo' })).toBe(won);
  });

  test('when a player attacks with the last territory and loses it', () => {
    expect(step(gameOf('a3 b3'), attack(0, 1)).phase).toMatchObject({ reason: 'conquest', winner: 1 });
  });

  test('after 200 turns: more territories, then more armies, else a draw', () => {
    expect(LAST_TURN).toBe(200);
    expect(endOf(quilt('a1 a1 b9'), 199)).toBeNull();
    expect(endOf(quilt('a1 a1 b9'), 200)).toEqual({ reason: 'turns', winner: 0 });
    expect(endOf(quilt('a1 b9'), 200)).toEqual({ reason: 'turns', winner: 1 });
    expect(endOf(quilt('a4 b4'), 200)).toEqual({ reason: 'turns', winner: null });
  });

  test('with the two hundredth turn, and not before', () => {
    const late: GameState = { ...gameOf('a5 b9 b8'), log: turns(198) };
    const turn199 = step(late, attack(0, 3));
    expect(turn199.phase.kind).toBe('made');
    const turn200 = step(step(turn199, { type: 'pass' }), attack(2, 4));
    expect(turn200.phase).toMatchObject({ kind: 'ended', reason: 'turns' });
    expect(turnOf(turn200)).toBe(200);
  });
});
