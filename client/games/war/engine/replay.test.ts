import { expect, test } from 'vitest';
import { seededRandom } from '../../../../shared/kernel/random.ts';
import { policies } from './policies.ts';
import { replayed, written } from './replay.ts';
import { start } from './start.ts';
import { step } from './step.ts';
import { AGAINST_BOT, TWO_PLAYERS } from './testing/quilt.ts';

test.each([TWO_PLAYERS, AGAINST_BOT])('what was written down leads to the same game again', (options) => {
  const random = seededRandom('replay');
  let state = start(options);
  while (state.log.length < 120 || state.phase.kind === 'made')
    state = step(state, policies.random(state, random));
  expect(replayed(options, state.log.map(written))).toEqual(state);
});

test('turns that were never allowed lead to no game', () => {
  expect(replayed(TWO_PLAYERS, [null])).toBeNull();
  expect(replayed(TWO_PLAYERS, [{ from: 0, to: 0 }])).toBeNull();
  expect(replayed(TWO_PLAYERS, [{ from: 3, to: 99 }])).toBeNull();
});
