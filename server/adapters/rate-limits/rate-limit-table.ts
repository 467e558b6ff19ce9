import type { Delaying, Refusing } from '../../ports/rate-limits.ts';

export interface RateLimit {
  /** Attempts in a time. */
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

export const REFUSING: Readonly<Record<Refusing, RateLimit>> = {
  'login by account and address': { points: 10, duration: 5 * MINUTE_S },
  'password by account': { points: 10, duration: 5 * MINUTE_S },
  'admin login by account and address': { points: 10, duration: 15 * MINUTE_S },
  'reset link by account': { points: 5, duration: 30 * MINUTE_S },
  'export by account': { points: 5, duration: 10 * MINUTE_S },
  'message by account': { points: 10, duration: 10 * MINUTE_S },
  'account by address': { points: 10, duration: DAY_S },
  // A campus or a carrier behind one address: guests who write, a thousand pages that reconnect at once, some hundred visitors who play.
  'message by address': { points: 100, duration: 10 * MINUTE_S },
  'connection by address': { points: 3_000, duration: MINUTE_S },
  'visitor play by address': { points: 900, duration: MINUTE_S },
};

/** Attempts that are free in a time; each further one waits a step longer. */
export const DELAYING: Readonly<Record<Delaying, RateLimit>> = {
  'call by account': { points: 100, duration: 10 },
  'call by address': { points: 1_000, duration: 10 },
  'login by account': { points: 20, duration: 5 * MINUTE_S },
  'login by address': { points: 60, duration: 5 * MINUTE_S },
  'admin login by site': { points: 3, duration: 15 * MINUTE_S },
};

export const DELAY_STEP_MS = 100;
export const MAX_DELAY_MS = 2_000;
