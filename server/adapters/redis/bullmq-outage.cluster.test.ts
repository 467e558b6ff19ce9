import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OwnRedis, startOwnRedis } from '../../../scripts/cluster/redis.ts';
import { findFreePort } from '../../../scripts/processes/free-port.ts';
import { createTestBullmqQueue, type TestBullmqQueue } from '../../../tests/support/test-bullmq-queue.ts';
import { QueueUnavailable } from '../../ports/queue.ts';

const SOON_MS = 1_800;
const PREFIX = 'test';

let redis: OwnRedis;
let tested: TestBullmqQueue;

beforeEach(async () => {
  redis = await startOwnRedis();
  tested = createTestBullmqQueue({ url: redis.url, prefix: PREFIX, lockMs: 1_000 });
});
afterEach(async () => {
  await tested.queue.stop();
  await redis.stop();
});

/** What comes of it, which must come soon. */
async function soon(work: Promise<unknown>): Promise<unknown> {
  const begunAt = performance.now();
  const result = await work.catch((fault: unknown) => fault);
  expect(performance.now() - begunAt).toBeLessThan(SOON_MS);
  return result;
}

it('while Redis is away it says so soon; once it is back, all goes on by itself', async () => {
  const done: string[] = [];
  await tested.start(async (id) => void done.push(id));
  await tested.add('before');
  await vi.waitFor(async () => expect((await tested.queue.state('payout')).depth).toBe(0));

  await redis.kill();
  expect(await soon(tested.add('meanwhile'))).toBeInstanceOf(QueueUnavailable);
  expect(await soon(tested.queue.state('payout'))).toBeInstanceOf(QueueUnavailable);
  expect(await soon(tested.queue.maintain())).toBeInstanceOf(QueueUnavailable);
  await vi.waitFor(() => expect(tested.outages).toHaveLength(1), { timeout: 10_000 });
  await redis.restart();
  await vi.waitFor(() => tested.add('after'), { timeout: 10_000 });
  await vi.waitFor(() => expect(done).toEqual(['before', 'after']), { timeout: 10_000 });
  expect(tested.outages).toHaveLength(1);
  expect(tested.errors).toEqual([]);
});

it('a job that ends while Redis is away stops nobody from leaving, and is done again by the next', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const begun: string[] = [];
  await tested.start((id) => {
    begun.push(id);
    return ended;
  });
  await tested.add('a');
  await vi.waitFor(() => expect(begun).toEqual(['a']));
  await redis.kill();
  let isStopped = false;
  const stopping = tested.queue.stop().then(() => {
    isStopped = true;
  });
  expect(await soon(tested.add('b'))).toBeInstanceOf(QueueUnavailable);
  expect(isStopped).toBe(false);
  end();
  expect(await soon(stopping)).toBeUndefined();

  await redis.restart();
  const next = createTestBullmqQueue({ url: redis.url, prefix: PREFIX, lockMs: 1_000 });
  await next.start(async (id) => void begun.push(id));
  await vi.waitFor(() => expect(begun).toEqual(['a', 'a']), { timeout: 10_000 });
  await next.queue.stop();
});

it('where there never was a Redis it starts, says that it is away, and stops, all of it soon', async () => {
  const alone = createTestBullmqQueue({ url: `redis://127.0.0.1:${await findFreePort()}`, prefix: PREFIX });
  expect(await soon(alone.add('a'))).toBeInstanceOf(QueueUnavailable);
  expect(await soon(alone.start(async () => {}))).toBeUndefined();
  expect(await soon(alone.queue.stop())).toBeUndefined();
  expect(alone.outages).toHaveLength(1);
});
