import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { networkOf } from './network-key.ts';
import { DELAY_STEP_MS, DELAYING, MAX_DELAY_MS, type RateLimit, REFUSING } from './rate-limit-table.ts';

/** A network of IPv6 households has as much as so many of them. */
const NETWORK_COUNTS_AS = 3;

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

/** What an attempt of a key counts for: itself, and of an address of IPv6 its network. */
function countedFor(limit: string, key: string): readonly { key: string; share: number }[] {
  const own = { key, share: 1 };
  const network = limit.endsWith(' by address') ? networkOf(key) : undefined;
  return network === undefined ? [own] : [own, { key: network, share: NETWORK_COUNTS_AS }];
}

/** The limits of the table, each counted by the limiter that `create` makes for it. */
export function createFlexibleRateLimits(
  create: (limit: RateLimit & { keyPrefix: string }) => RateLimiterAbstract,
): RateLimits {
  const refusing = limiters(REFUSING, create);
  const delaying = limiters(DELAYING, create);

  return {
    async refuse(limit, key) {
      const waits = countedFor(limit, key).map(async ({ key: counted, share }) => {
        const { consumedPoints, msBeforeNext } = await consumed(refusing.get(limit), counted);
        const isTooMany = consumedPoints > REFUSING[limit].points * share;
        return isTooMany ? Math.max(1, Math.ceil(msBeforeNext / 1_000)) : 0;
      });
      return Math.max(...(await Promise.all(waits))) || null;
    },
    async giveBack(limit, key) {
      await Promise.all(
        countedFor(limit, key).map(({ key: counted }) => refusing.get(limit)?.reward(counted)),
      );
    },
    async delay(limit, key) {
      const delays = countedFor(limit, key).map(async ({ key: counted, share }) => {
        const { consumedPoints } = await consumed(delaying.get(limit), counted);
        const tooMany = Math.max(0, consumedPoints - DELAYING[limit].points * share);
        return Math.min(MAX_DELAY_MS, tooMany * DELAY_STEP_MS);
      });
      return Math.max(...(await Promise.all(delays)));
    },
    async forget(limit, key) {
      await refusing.get(limit)?.delete(key);
    },
  };
}
