import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { DELAY_STEP_MS, DELAYING, MAX_DELAY_MS, type RateLimit, REFUSING } from './rate-limit-table.ts';

function limiters<Name extends string>(
  limits: Readonly<Record<Name, RateLimit>>,
  create: (limit: RateLimit & { keyPrefix: string }) => RateLimiterAbstract,
): Map<Name, RateLimiterAbstract> {
  return new Map(
    Object.entries<RateLimit>(limits).map(([name, limit]) => [
      name as Name,
      create({ ...limit, keyPrefix: name }),
    ]),
  );
}

async function consumed(limiter: RateLimiterAbstract | undefined, key: string): Promise<RateLimiterRes> {
  if (!limiter) throw new Error('a rate limit without a limiter');
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

/** The limits of the table, each counted by the limiter that `create` makes for it. */
export function createFlexibleRateLimits(
  create: (limit: RateLimit & { keyPrefix: string }) => RateLimiterAbstract,
): RateLimits {
  const refusing = limiters(REFUSING, create);
  const delaying = limiters(DELAYING, create);

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
