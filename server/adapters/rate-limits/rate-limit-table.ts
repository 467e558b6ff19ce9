import type { Delaying, Refusing } from '../../ports/rate-limits.ts';

export interface RateLimit {
  /** Attempts in a time. */
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

const MINUTE_S = 60;

export const REFUSING: Readonly<Record<Refusing, RateLimit>> = {
  'sign-up by address': { points: 20, duration: 10 * MINUTE_S },
  'login by address': { points: 60, duration: 5 * MINUTE_S },
  'admin login by address': { points: 10, duration: 15 * MINUTE_S },
  'message by address': { points: 10, duration: 10 * MINUTE_S },
  'password reset by address': { points: 20, duration: 10 * MINUTE_S },
  'reset link by account': { points: 5, duration: 30 * MINUTE_S },
  'export by account': { points: 5, duration: 10 * MINUTE_S },
  // A campus or a carrier behind one address: a thousand pages that reconnect at once, some hundred visitors who play.
  'connection by address': { points: 3_000, duration: MINUTE_S },
  'visitor play by address': { points: 900, duration: MINUTE_S },
  'queues by site': { points: 1, duration: 2 },
  'login by account and address': { points: 10, duration: 5 * MINUTE_S },
};

/** Attempts that are free in a time; each further one waits a step longer. */
export const DELAYING: Readonly<Record<Delaying, RateLimit>> = {
  'login by account': { points: 20, duration: 5 * MINUTE_S },
  'login by site': { points: 300, duration: MINUTE_S },
  'admin login by site': { points: 3, duration: 15 * MINUTE_S },
  'sign-up by site': { points: 300, duration: MINUTE_S },
};

export const DELAY_STEP_MS = 100;
export const MAX_DELAY_MS = 2_000;
