import { held } from '../../../client/games/ai-villain/engine/city.ts';
import { msToNextDay } from '../../../client/games/ai-villain/engine/clock.ts';
import { policies } from '../../../client/games/ai-villain/engine/policies.ts';
import { start } from '../../../client/games/ai-villain/engine/start.ts';
import type { GameAction, GameState } from '../../../client/games/ai-villain/engine/state.ts';
import { step } from '../../../client/games/ai-villain/engine/step.ts';

/** Found by the careful policy: it wins the one, and is robbed of its last money on the second day of the other. */
export const WON = 'v2005';
export const LOST = 'v704';

export const opened = (seed: string): GameState => start({ seed });

export const careful = (state: GameState): GameAction => policies.careful(state, () => 0);

/** The careful game up to so many held cities, at the highest speed. */
export const withCities = (count: number): GameState => {
  let state = start({ seed: WON });
  while (held(state).length < count) state = step(state, careful(state));
  return step(state, { type: 'speed', speed: 3 });
};

/** The careful game up to its last free city. */
export const nearlyWon = (): GameState => withCities(7);

/** The same game just before something comes true: a move or a moment is missing. */
const justBefore = (from: GameState, isTrue: (state: GameState) => boolean): GameState => {
  let state = from;
  for (;;) {
    const action = careful(state);
    const next = step(state, action);
    if (isTrue(next)) {
      return action.type === 'tick' ? step(state, { type: 'tick', ms: msToNextDay(state) - 1 }) : state;
    }
    state = next;
  }
};

/** The same game where the policy acts next, and does not wait. */
export const beforeMove = (from: GameState): GameState => {
  let state = from;
  for (;;) {
    const action = careful(state);
    if (action.type === 'act') return state;
    state = step(state, action);
  }
};

/** The same game just before it ends. */
export const lastMoment = (from: GameState): GameState =>
  justBefore(from, ({ outcome }) => outcome !== 'playing');

/** The same game just before its next city falls. */
export const beforeFall = (from: GameState): GameState =>
  justBefore(from, (state) => held(state).length > held(from).length);
