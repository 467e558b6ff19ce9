import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Delaying, RateLimits, Refusing } from '../ports/rate-limits.ts';

const MINUTE_S = 60;
const MAX_DELAY_MS = 2_000;
const DELAY_STEP_MS = 100;

/** Attempts (`points`) in a time (`duration`, seconds). */
const REFUSING: Record<Refusing, { points: number; duration: number }> = {
  'sign-up by address': { points: 20, duration: 10 * MINUTE_S },
  'login by address': { points: 60, duration: 5 * MINUTE_S },
  'admin login by address': { points: 10, duration: 15 * MINUTE_S },
  'message by address': { points: 10, duration: 10 * MINUTE_S },
  'login by account and address': { points: 10, duration: 5 * MINUTE_S },
};

/** Attempts that are free in a time; each further one waits a step longer. */
const DELAYING: Record<Delaying, { points: number; duration: number }> = {
  'login by account': { points: 20, duration: 5 * MINUTE_S },
  'login by site': { points: 300, duration: MINUTE_S },
  'admin login by site': { points: 3, duration: 15 * MINUTE_S },
  'sign-up by site': { points: 300, duration: MINUTE_S },
};

function limiters<Name extends string>(
  limits: Record<Name, { points: number; duration: number }>,
): Map<Name, RateLimiterMemory> {
  return new Map(
    Object.entries<{ points: number; duration: number }>(limits).map(([name, limit]) => [
      name as Name,
      new RateLimiterMemory({ ...limit, keyPrefix: name }),
    ]),
  );
}

async function consumed(limiter: RateLimiterMemory | undefined, key: string): Promise<RateLimiterRes> {
  if (!limiter) throw new Error('a rate limit without a limiter');
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

/** The limits of one process. */
export function createMemoryRateLimits(): RateLimits {
  const refusing = limiters(REFUSING);
  const delaying = limiters(DELAYING);

  return {
    async refuse(limit, key) {
      const { consumedPoints, msBeforeNext } = await consumed(refusing.get(limit), key);
      return consumedPoints > REFUSING[limit].points ? Math.max(1, Math.ceil(msBeforeNext / 1_000)) : null;
    },
    async delay(limit, key) {
      const { consumedPoints } = await consumed(delaying.get(limit), key);
      const tooMany = Math.max(0, consumedPoints - DELAYING[limit].points);
      return Math.min(MAX_DELAY_MS, tooMany * DELAY_STEP_MS);
    },
    async forget(limit, key) {
      await refusing.get(limit)?.delete(key);
    },
  };
}
