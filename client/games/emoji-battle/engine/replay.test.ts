import { expect, test } from 'vitest';
import { playOut } from './balance.ts';
import { recordingOf, replay } from './replay.ts';
import type { State } from './state.ts';
import { attacked, battle, seeds, waited } from './testing/battles.ts';

test('a run is played on from its choices alone, at any of the player’s turns', () => {
  for (const seed of seeds(10)) {
    const turns: State[] = [];
    playOut('random', seed, (state) => turns.push(state));
    for (const state of turns) {
      if (state.screen !== 'battle' || state.turn.of !== 'player') continue;
      expect(replay(recordingOf(state))).toEqual(state);
    }
  }
});

test('left while the enemy was about to hit, it goes on after the hit', () => {
  const struck = attacked(battle('dragon'), 'claw');
  expect(replay(recordingOf(struck))).toEqual(waited(struck));
});

test('choices that the rules don’t allow are no run', () => {
  const run = { seed: 'test', warrior: 'dragon' } as const;
  expect(replay({ ...run, attacks: ['star-fall'] })).toBeNull();
  expect(replay({ ...run, attacks: ['claw', 'no-such-attack'] })).toBeNull();
  expect(replay({ ...run, attacks: Array.from({ length: 500 }, () => 'claw') })).toBeNull();
});
