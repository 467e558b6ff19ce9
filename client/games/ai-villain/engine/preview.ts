import { made } from './act.ts';
import { defenseOf } from './city.ts';
import { cityOf } from './lookup.ts';
import { withFalls } from './outcome.ts';
import type { GameState, Move } from './state.ts';

export interface Preview {
  readonly defense: readonly [before: number, after: number];
  readonly stability: readonly [before: number, after: number];
  /** The move takes the city at once. */
  readonly falls: boolean;
}

/** What a move on a city would do at once, computed by the very rules that will do it. */
export const preview = (state: GameState, move: Extract<Move, { type: 'act' }>): Preview => {
  const next = withFalls(made(state, move));
  const [before, after] = [cityOf(state, move.city), cityOf(next, move.city)];
  return {
    defense: [defenseOf(state, before), defenseOf(next, after)],
    stability: [before.stability, after.stability],
    falls: after.controlled && !before.controlled,
  };
};
