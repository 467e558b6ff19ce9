import { made } from './act.ts';
import { msToNextDay, withSpeed } from './clock.ts';
import { nextDay } from './day.ts';
import { withFalls, withOutcome } from './outcome.ts';
import { refusal } from './refusal.ts';
import type { GameAction, GameState } from './state.ts';

const ticked = (state: GameState, ms: number): GameState => {
  let now = state;
  let left = ms;
  while (now.outcome === 'playing' && left >= msToNextDay(now)) {
    left -= msToNextDay(now);
    now = { ...nextDay(now), elapsedMs: 0 };
  }
  return now.outcome === 'playing' ? { ...now, elapsedMs: now.elapsedMs + left } : now;
};

/** What follows from an action. A move that is refused (`refusal`) and anything after the end change nothing. */
export const step = (state: GameState, action: GameAction): GameState => {
  if (state.outcome !== 'playing') return state;
  if (action.type === 'tick') return ticked(state, action.ms);
  if (action.type === 'speed') return withSpeed(state, action.speed);
  return refusal(state, action) === null ? withOutcome(withFalls(made(state, action))) : state;
};
