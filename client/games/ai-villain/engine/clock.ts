import { type Speed, TICK_MS } from './constants.ts';
import type { GameState, Run } from './state.ts';

/** How much of the current day has passed, 0 to 1. */
export const partOfDay = ({ elapsedMs, speed }: Pick<GameState, 'elapsedMs' | 'speed'>): number =>
  elapsedMs / TICK_MS[speed];

export const msToNextDay = ({ elapsedMs, speed }: Pick<GameState, 'elapsedMs' | 'speed'>): number =>
  TICK_MS[speed] - elapsedMs;

/** Another speed; the part of the day that has passed stays. */
export const withSpeed = (state: GameState, speed: Speed): GameState => ({
  ...state,
  speed,
  elapsedMs: Math.floor(partOfDay(state) * TICK_MS[speed]),
});

export const nextSpeed = (speed: Speed): Speed => (speed === 3 ? 1 : speed === 2 ? 3 : 2);

/** How far a running action is, 0 to 1. */
export const progressOf = (state: GameState, { days, daysLeft, from }: Run): number =>
  Math.min(1, Math.max(0, (days - daysLeft + partOfDay(state) - from) / (days - from)));
