import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnRedis, startOwnRedis } from '../../../scripts/cluster/redis.ts';
import { describeRateLimitsContract } from '../../../tests/contracts/rate-limits-contract.ts';
import { testRedisUrl } from '../../../tests/servers/test-services.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { createOutageReport } from './outage-report.ts';
import { createRedisRateLimits } from './redis-rate-limits.ts';

const ALLOWED = 10;
const PATIENCE = { timeout: 10_000 };

async function open(url: string, prefix: string) {
  const outages: unknown[] = [];
  const report = createOutageReport((fault) => outages.push(fault));
  const limits = await createRedisRateLimits({ url, prefix, report });
  return { limits, outages, dispose: () => limits.close() };
}

describeRateLimitsContract('Redis', () => open(testRedisUrl(), randomUUID()));

const attempt = ({ limits }: { limits: RateLimits }, key: string) =>
  limits.refuse('login by account and address', key);

async function use(server: { limits: RateLimits }, key: string, count: number): Promise<void> {
  for (let i = 0; i < count; i++) expect(await attempt(server, key)).toBeNull();
}

describe('the rate limits of a site with two servers', () => {
  let redis: OwnRedis;
  let first: Awaited<ReturnType<typeof open>>;
  let second: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    redis = await startOwnRedis();
    first = await open(redis.url, 'site');
    second = await open(redis.url, 'site');
  });
  afterEach(async () => {
    first.dispose();
    second.dispose();
    await redis.stop();
  });

  /** An attempt that asks Redis for nothing waits for nothing. */
  async function expectQuick(attempts: () => Promise<void>, withinMs: number): Promise<void> {
    const startedAt = performance.now();
    await attempts();
    expect(performance.now() - startedAt).toBeLessThan(withinMs);
  }

  it('are counted together, and not with another site’s', async () => {
    await use(first, 'a', ALLOWED / 2);
    await use(second, 'a', ALLOWED / 2);
    expect(await attempt(first, 'a')).not.toBeNull();
    expect(await attempt(second, 'a')).not.toBeNull();
    const other = await open(redis.url, 'other-site');
    expect(await attempt(other, 'a')).toBeNull();
    other.dispose();
    await first.limits.forget('login by account and address', 'a');
    expect(await attempt(second, 'a')).toBeNull();
  });

  it('hold on each server while Redis is away, at once, and together again when it is back', async () => {
    await use(first, 'a', ALLOWED);
    await redis.kill();
    await expectQuick(async () => {
      await use(first, 'b', ALLOWED);
      expect(await attempt(first, 'b')).not.toBeNull();
      await first.limits.forget('login by account and address', 'b');
      expect(await attempt(first, 'b')).toBeNull();
    }, 1_000);
    await vi.waitFor(() => expect(first.outages).toHaveLength(1), PATIENCE);
    await redis.restart();
    // Redis has kept its own: where they are counted again, it is asked again.
    for (const server of [first, second]) {
      await vi.waitFor(async () => expect(await attempt(server, 'a')).not.toBeNull(), PATIENCE);
    }
    await use(first, 'c', ALLOWED / 2);
    await use(second, 'c', ALLOWED / 2);
    expect(await attempt(first, 'c')).not.toBeNull();
    expect(first.outages).toHaveLength(1);
  });

  it('hold while Redis answers nothing, half a second later', async () => {
    const operator = new Redis(redis.url);
    await operator.client('PAUSE', 2_000, 'ALL');
    await expectQuick(async () => {
      const answers = await Promise.all(Array.from({ length: ALLOWED + 1 }, () => attempt(first, 'a')));
      expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    }, 1_500);
    operator.disconnect();
  });

  it('begin on each server where Redis is not there at the start', async () => {
    await redis.kill();
    const late = await open(redis.url, 'site');
    await use(late, 'a', ALLOWED);
    expect(await attempt(late, 'a')).not.toBeNull();
    expect(late.outages).toHaveLength(1);
    late.dispose();
    await redis.restart();
  });
});
