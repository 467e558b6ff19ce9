import { beforeEach, expect, test } from 'vitest';
import { policies } from '../engine/policies.ts';
import { start } from '../engine/start.ts';
import { step } from '../engine/step.ts';
import { AGAINST_BOT } from '../engine/testing/quilt.ts';
import { keepGame, loadGame } from './saved-game.ts';

const KEY = 'sawaal:war:game';
const after = (turns: number) => {
  let state = start(AGAINST_BOT);
  while (state.log.length < turns)
    state = step(
      state,
      policies.greedy(state, () => 0),
    );
  return state;
};

beforeEach(() => localStorage.clear());

test('a game under way comes back as it stood', () => {
  keepGame(after(12));
  expect(loadGame()).toEqual({ kind: 'found', game: after(12) });
});

test('a game without a turn is not kept, and one that is over is forgotten', () => {
  keepGame(after(0));
  expect(loadGame().kind).toBe('none');
  keepGame(after(4));
  keepGame(after(200));
  expect(loadGame().kind).toBe('none');
});

test('a game of an older version is refused in words', () => {
  keepGame(after(4));
  localStorage.setItem(KEY, (localStorage.getItem(KEY) ?? '').replace('"version":1', '"version":0'));
  expect(loadGame()).toMatchObject({ kind: 'refused', message: expect.stringContaining('older version') });
});

test.each(['{}', 'null', '"x"', '{"game":"war","version":1,"value":{"options":{},"turns":[[1,2]]}}'])(
  'what is no game is refused, never a crash: %s',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(loadGame().kind).toBe('refused');
  },
);

test('turns that the rules don’t allow are refused', () => {
  keepGame(after(2));
  localStorage.setItem(KEY, (localStorage.getItem(KEY) ?? '').replace(/"turns":.*]]/, '"turns":[[0,0]]'));
  expect(loadGame().kind).toBe('refused');
});
