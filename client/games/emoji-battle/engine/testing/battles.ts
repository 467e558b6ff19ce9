import { enterArena } from '../start.ts';
import type { Action, Battle, State } from '../state.ts';
import { step } from '../step.ts';
import type { WarriorId } from '../warriors.ts';

/** A battle in its first moment, with what the test wants otherwise. */
export const battle = (warrior: WarriorId, otherwise: Partial<Battle> = {}, seed = 'test'): Battle => ({
  ...enterArena(seed, warrior),
  ...otherwise,
});

/** The state after an attack and nothing else. */
export const attacked = (state: Battle, attack: string): Battle =>
  step(state, { type: 'attack', attack }) as Battle;

/** Lets the time pass that the enemy, or the next one's arrival, takes. */
export function waited(state: State): State {
  if (state.screen !== 'battle' || state.turn.of === 'player') return state;
  return step(state, { type: 'tick', ms: state.turn.waitMs });
}

/** As many seeds as a rule of chance needs. */
export const seeds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `seed-${index}`);

export const act = (state: State, ...all: readonly Action[]): State => all.reduce(step, state);
