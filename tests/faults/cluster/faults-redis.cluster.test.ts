import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { JOBS_AT_ONCE } from '../../../server/ports/queue.ts';
import { createTestApi } from '../../clients/test-api.ts';
import { connectPlayer, type TestPlayer } from '../../clients/test-player.ts';
import { type LoadedSite, startLoadedSite } from '../../load/loaded-site.ts';
import { summaryOf } from '../../load/tally.ts';
import { describeFaults, FAULT_TIMEOUT_MS } from '../../support/describe-faults.ts';
import { outageMs } from '../../support/soak.ts';

const AWAY_MS = outageMs(3_000, 30_000);
/** A sweep comes every ten seconds. */
const SOON = { timeout: 45_000, interval: 100 };
const ADDRESS = '10.9.9.9';

describeFaults('Redis, under load', () => {
  let site: LoadedSite;
  let redis: Redis;
  beforeAll(async () => {
    site = await startLoadedSite();
    redis = new Redis(site.redis.url);
    redis.on('error', () => {});
  }, FAULT_TIMEOUT_MS);
  afterAll(async () => {
    redis?.disconnect();
    await site?.stop();
  }, FAULT_TIMEOUT_MS);

  const keyOf = (name: string) => `${site.data.environment.REDIS_PREFIX}:${name}`;

  async function ofQueue<T>(name: string, ask: (queue: Queue) => Promise<T>): Promise<T> {
    const prefix = site.data.environment.REDIS_PREFIX ?? '';
    const queue = new Queue(name, { prefix, connection: { url: site.redis.url } });
    try {
      return await ask(queue);
    } finally {
      await queue.close();
    }
  }

  it('killed and restarted on its data, then emptied: every queued payout is paid, once, and the schedule is back [MONEY-8]', async () => {
    const load = site.startLoad('killed');
    await load.tally.further(3);
    await site.redis.kill();
    await site.redis.restart();
    await load.tally.further(5);

    // While as many payments are under way as may be, the others wait in Redis.
    const held = site.rail.requests.length + JOBS_AT_ONCE.payout;
    site.rail.plan(...Array.from({ length: JOBS_AT_ONCE.payout }, () => ({ does: 'hold' }) as const));
    await site.rail.received(held);
    await vi.waitFor(async () => expect(await redis.llen(keyOf('payout:wait'))).toBeGreaterThan(0), SOON);
    await redis.flushall();
    site.rail.release();
    await vi.waitFor(async () => {
      expect(await ofQueue('schedule', (queue) => queue.getJobSchedulersCount())).toBe(1);
      expect(await ofQueue('payout', (queue) => queue.getGlobalConcurrency())).toBe(JOBS_AT_ONCE.payout);
    }, SOON);
    await load.tally.further(3);
    await site.well();
    await site.expectWhole(load);
  });

  const resyncsOf = ({ events }: TestPlayer) => events.filter(([event]) => event === 'resync').length;

  it('away: everybody plays on, withdrawals are accepted and paid afterwards, once, limits still limit [PLAY-18]', async ({
    annotate,
  }) => {
    const [first, second] = site.cluster.servers.map(({ url }) => createTestApi(() => url));
    const load = site.startLoad('away');
    const pages = await Promise.all(site.cluster.servers.map(({ url }) => connectPlayer(url)));
    await load.tally.further(5);
    await annotate(
      `Redis there: ${summaryOf(load.tally.times.filter(({ what }) => what === 'play:answer'))}`,
    );

    site.toRedis.refuse();
    const [awayAt, askedBefore] = [performance.now(), load.withdrawalIds().length];
    for (const server of [first, second]) {
      await vi.waitFor(async () => {
        const health = await server?.call('health');
        expect(health).toMatchObject({ status: 503, body: { failing: 'redis' } });
      }, SOON);
    }
    const codes = new Set<string | undefined>();
    for (let n = 0; n < 11; n++)
      codes.add((await first?.login({ username: 'Nobody', password: 'a guess' }, ADDRESS))?.code);
    expect([...codes]).toEqual(['USER_NOT_FOUND', 'RATE_LIMITED']);
    const isOver = () => expect(performance.now() - awayAt).toBeGreaterThan(AWAY_MS);
    await vi.waitFor(isOver, { timeout: 2 * AWAY_MS, interval: 100 });
    const answers = load.tally.times.filter(({ what, at }) => what === 'play:answer' && at > awayAt);
    expect(answers.length).toBeGreaterThan(0);
    expect(load.withdrawalIds().length).toBeGreaterThan(askedBefore);
    expect(pages.map(resyncsOf)).toEqual([0, 0]);
    await annotate(`Redis away: ${summaryOf(answers)}`);

    site.toRedis.heal();
    await vi.waitFor(() => expect(pages.every((page) => resyncsOf(page) > 0)).toBe(true), SOON);
    await site.well();
    await load.tally.further(5);
    for (const page of pages) page.close();
    await site.expectWhole(load);
  });
});
