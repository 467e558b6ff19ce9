import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { createFlexibleRateLimits } from '../rate-limits/flexible-rate-limits.ts';
import { BoundedRateLimiter } from '../rate-limits/memory-rate-limits.ts';
import type { OutageReport } from './outage-report.ts';
import { reconnectDelay } from './reconnect-delay.ts';

const CONNECT_WITHIN_MS = 3_000;
const ANSWER_WITHIN_MS = 500;

export interface RedisRateLimitsParts {
  readonly url: string;
  /** What the site's keys begin with. */
  readonly prefix: string;
  readonly report: OutageReport;
}

/**
 * The limits of the whole site. While Redis is away each process counts for itself, and half a second is the longest that an
 * attempt waits for it. Resolves once the first connection is made or has failed.
 */
export async function createRedisRateLimits({
  url,
  prefix,
  report,
}: RedisRateLimitsParts): Promise<RateLimits & { close(): void }> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: reconnectDelay,
  });
  report(client);
  // It goes on trying by itself; `report` tells of the failure.
  await client.connect().catch(() => {});
  const limits = createFlexibleRateLimits(
    (limit) =>
      new RateLimiterRedis({
        ...limit,
        keyPrefix: `${prefix}:limit:${limit.keyPrefix}`,
        storeClient: client,
        insuranceLimiter: new BoundedRateLimiter(limit),
      }),
  );
  return { ...limits, close: () => client.disconnect() };
}
