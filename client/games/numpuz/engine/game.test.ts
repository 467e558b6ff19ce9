import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../shared/kernel/random.ts';
import { CELLS, TIME_LIMIT_MS } from './constants.ts';
import { type Action, actions, isOver, type NumPuzState, start, step } from './game.ts';
import { improve, parseBest, parseGame } from './save.ts';
import { solution } from './solver.ts';
import { isSolvable, isSolved, slidable, slotOf } from './tiles.ts';

const game = start({ seed: 'rules' });
const first = slidable(game.tiles)[0] as number;
const play = (state: NumPuzState, ...list: Action[]): NumPuzState => list.reduce(step, state);
const solve = (state: NumPuzState): NumPuzState =>
  solution(state.tiles).reduce((at, cell) => step(at, { type: 'slide', cell }), state);

test('the same seed is the same board', () => {
  expect(start({ seed: 'a' })).toEqual(start({ seed: 'a' }));
  expect(start({ seed: 'a' }).tiles).not.toEqual(start({ seed: 'b' }).tiles);
});

describe('the clock', () => {
  test('stands until the first move', () => {
    expect(step(game, { type: 'tick', ms: 5_000 })).toBe(game);
    const moving = play(game, { type: 'slide', cell: first }, { type: 'tick', ms: 5_000 });
    expect(moving).toMatchObject({ phase: 'playing', elapsedMs: 5_000, moves: 1 });
  });

  test('at 300 seconds the game is lost, and nothing moves any more', () => {
    const moving = step(game, { type: 'slide', cell: first });
    expect(step(moving, { type: 'tick', ms: TIME_LIMIT_MS - 1 }).phase).toBe('playing');
    const lost = step(moving, { type: 'tick', ms: TIME_LIMIT_MS + 17 });
    expect(lost).toMatchObject({ phase: 'lost', elapsedMs: TIME_LIMIT_MS });
    for (const cell of slidable(lost.tiles)) expect(step(lost, { type: 'slide', cell })).toBe(lost);
    expect(actions(lost)).toEqual([]);
  });

  test('stands while the game is paused, and so do the tiles', () => {
    const paused = play(game, { type: 'slide', cell: first }, { type: 'pause' });
    expect(actions(paused)).toEqual([{ type: 'resume' }]);
    const tried: Action[] = [{ type: 'tick', ms: 9_000 }, { type: 'undo' }, { type: 'hint' }];
    for (const cell of slidable(paused.tiles)) tried.push({ type: 'slide', cell });
    expect(play(paused, ...tried)).toBe(paused);
    expect(step(paused, { type: 'resume' }).phase).toBe('playing');
  });
});

test('tiles in order 1 to 15 win; no moves after the win', () => {
  const won = solve(game);
  expect(won.phase).toBe('won');
  expect(isSolved(won.tiles)).toBe(true);
  for (let cell = 0; cell < CELLS; cell++) expect(step(won, { type: 'slide', cell })).toBe(won);
  expect(step(won, { type: 'undo' })).toBe(won);
  expect(step(won, { type: 'tick', ms: TIME_LIMIT_MS })).toBe(won);
});

test('a run is one move; undo takes it back, redo brings it again, a new move forgets what was taken back', () => {
  const [near, , far] = slidable(game.tiles).filter((cell) => cell % 4 === slotOf(game.tiles) % 4);
  const cell = (far ?? near) as number;
  const moved = step(game, { type: 'slide', cell });
  expect(moved.moves).toBe(1);
  const back = step(moved, { type: 'undo' });
  expect(back).toMatchObject({ tiles: game.tiles, moves: 0 });
  expect(step(back, { type: 'redo' })).toMatchObject({ tiles: moved.tiles, moves: 1, past: moved.past });
  const other = slidable(back.tiles).find((one) => one !== cell) as number;
  const turned = step(back, { type: 'slide', cell: other });
  expect(turned.future).toEqual([]);
  expect(step(turned, { type: 'redo' })).toBe(turned);
});

test('undoing everything leads back to the first board', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.array(fc.nat({ max: 5 }), { maxLength: 40 }),
      (seed, choices) => {
        const opening = start({ seed });
        let state = opening;
        for (const choice of choices) {
          if (isOver(state)) return;
          state = step(state, { type: 'slide', cell: slidable(state.tiles)[choice] as number });
        }
        for (const _ of choices) state = step(state, { type: 'undo' });
        expect(state).toMatchObject({ tiles: opening.tiles, moves: 0, past: [] });
      },
    ),
  );
});

test('every action that is said to be legal changes the state, whatever was played before', () => {
  const random = seededRandom('legal');
  for (let index = 0; index < 200; index++) {
    let state = start({ seed: `legal-${index}` });
    for (let turn = 0; turn < 40 && !isOver(state); turn++) {
      const legal = actions(state);
      for (const action of legal) expect(step(state, action)).not.toBe(state);
      state = step(state, legal[Math.floor(random() * legal.length)] as Action);
      expect(isSolvable(state.tiles) && state.moves === state.past.length).toBe(true);
      expect(parseGame(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
  }
});

describe('what is kept', () => {
  const won = { ...solve(play(game, { type: 'slide', cell: first }, { type: 'tick', ms: 60_000 })) };

  test('a saved game that was never played like this is refused', () => {
    const broken: unknown[] = [null, 7, {}, { ...won, tiles: game.tiles }, { ...won, phase: 'playing' }];
    broken.push({ ...won, moves: 1 }, { ...won, seed: 'other' }, { ...won, elapsedMs: -1 });
    broken.push(
      { ...game, tiles: [...game.tiles].reverse() },
      { ...game, tiles: [] },
      { ...game, hints: 'x' },
    );
    for (const value of broken) expect(parseGame(value)).toBeNull();
    expect(parseGame(won)).toEqual(won);
  });

  test('best time and best moves are kept each for itself', () => {
    const [fast, short] = [
      { ...won, elapsedMs: 50_000, moves: 90 },
      { ...won, elapsedMs: 80_000, moves: 60 },
    ];
    const one = improve(null, fast);
    expect(one).toEqual({ best: { timeMs: 50_000, moves: 90 }, time: true, moves: true });
    const two = improve(one?.best ?? null, short);
    expect(two).toEqual({ best: { timeMs: 50_000, moves: 60 }, time: false, moves: true });
    expect(improve(two?.best ?? null, fast)).toBeNull();
    expect(parseBest(two?.best)).toEqual(two?.best);
    expect(parseBest({ timeMs: 0, moves: 3 })).toBeNull();
  });

  test('neither a lost game nor one with hints is a best', () => {
    expect(improve(null, { ...won, phase: 'lost' })).toBeNull();
    expect(improve(null, { ...won, hints: 1 })).toBeNull();
  });
});
