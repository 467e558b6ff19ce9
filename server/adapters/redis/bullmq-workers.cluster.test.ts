import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type OwnRedis, startOwnRedis } from '../../../scripts/cluster/redis.ts';
import { startReadyProcess } from '../../../scripts/processes/ready-process.ts';
import { createTestBullmqQueue, type TestBullmqQueue } from '../../../tests/support/test-bullmq-queue.ts';
import { JOBS_AT_ONCE } from '../../ports/queue.ts';

// A server of its own: it is emptied.
let server: OwnRedis;
let redis: Redis;
let prefix: string;
let queues: TestBullmqQueue[];

beforeAll(async () => {
  server = await startOwnRedis();
  redis = new Redis(server.url);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});
beforeEach(() => {
  prefix = `test-${randomUUID()}`;
  queues = [];
});
afterEach(async () => {
  await Promise.all(queues.map(({ queue }) => queue.stop()));
});

function join(lockMs?: number): TestBullmqQueue {
  const joined = createTestBullmqQueue({ url: server.url, prefix, ...(lockMs !== undefined && { lockMs }) });
  queues.push(joined);
  return joined;
}

/** Lets every free worker look for a job, and resolves once one did so in vain and waits again. */
async function letAWorkerLook(): Promise<void> {
  const marker = `${prefix}:payout:marker`;
  for (const _ of ['what it waits for', 'once more after it looked']) {
    await redis.zadd(marker, 0, '0');
    await vi.waitFor(async () => expect(await redis.zcard(marker)).toBe(0), { timeout: 10_000, interval: 5 });
  }
}

const startProcess = (lockMs: number) =>
  startReadyProcess({
    command: process.execPath,
    args: ['tests/servers/queue-process.ts', server.url, prefix, String(lockMs)],
    ready: /^works$/,
  });

it('two workers run no more jobs at once than one may, also after Redis forgot it and was told again', async () => {
  const [first, second] = [join(), join()];
  const ends = new Map<string, () => void>();
  const work = (id: string) => new Promise<void>((end) => ends.set(id, end));
  const begins = (id: string) =>
    vi.waitFor(() => expect([...ends.keys()]).toContain(id), { timeout: 10_000 });
  const end = (id: string) => ends.get(id)?.();
  await first.start(work);
  await second.start(work);
  const jobs = (letter: string, count: number) => Array.from({ length: count }, (_, n) => `${letter}${n}`);
  const before = jobs('a', JOBS_AT_ONCE.payout + 1);
  for (const id of before) await first.add(id);
  for (const id of before.slice(0, -1)) await begins(id);
  await letAWorkerLook();
  expect([...ends.keys()].sort()).toEqual(before.slice(0, -1));
  end('a0');
  await begins(before.at(-1) ?? '');
  for (const id of before) end(id);

  await redis.flushall();
  const over = jobs('c', JOBS_AT_ONCE.payout + 1);
  for (const id of over) await first.add(id);
  // Both workers have room, and would: only what Redis is told keeps one back.
  for (const id of over) await begins(id);
  await second.queue.maintain();
  const after = jobs('e', JOBS_AT_ONCE.payout + 1);
  for (const id of after) await first.add(id);
  for (const id of over) end(id);
  for (const id of after.slice(0, -1)) await begins(id);
  await letAWorkerLook();
  expect([...ends.keys()].sort()).toEqual([...before, ...over, ...after.slice(0, -1)]);
  end('e0');
  await begins(after.at(-1) ?? '');
  for (const id of after) end(id);
});

it('the daily job has one schedule, however often it is told, and has it again after Redis was emptied', async () => {
  const [first, second] = [join(), join()];
  const due = () => redis.zcard(`${prefix}:schedule:delayed`);
  for (const { queue } of [first, second]) queue.everyDay('cleanup', 4, (jobId) => ({ jobId }));
  await Promise.all([first, second].map(({ queue }) => queue.maintain()));
  await first.queue.maintain();
  expect(await due()).toBe(1);
  await redis.flushall();
  await first.queue.maintain();
  expect(await due()).toBe(1);
});

it('the job of a process that was killed is taken up by another', async () => {
  const lockMs = 1_000;
  const killed = await startProcess(lockMs);
  const begun: string[] = [];
  const other = join(lockMs);
  await other.add('stuck');
  await vi.waitFor(() => expect(killed.output).toContain('begun stuck'), { timeout: 10_000 });
  await other.start(async (id) => void begun.push(id));
  await killed.end('SIGKILL');
  await vi.waitFor(() => expect(begun).toEqual(['stuck']), { timeout: 10_000 });
  await vi.waitFor(async () => expect((await other.queue.state('payout')).depth).toBe(0));
  expect(other.dead).toEqual([]);
});

it('a job whose processes died five times is dead, once', async () => {
  const lockMs = 200;
  const survivor = join(lockMs);
  await survivor.add('stuck');
  for (const _ of ['first', 'second', 'third', 'fourth', 'fifth']) {
    const killed = await startProcess(lockMs);
    await vi.waitFor(() => expect(killed.output).toContain('begun stuck'), { timeout: 10_000 });
    await killed.end('SIGKILL');
  }
  await survivor.start(() => Promise.reject(new Error('it must not be tried again')));
  await vi.waitFor(() => expect(survivor.dead).toHaveLength(1), { timeout: 10_000 });
  expect(survivor.dead).toMatchObject([['payout', 'stuck', { message: expect.stringContaining('stalled') }]]);
  await vi.waitFor(async () => expect((await survivor.queue.state('payout')).depth).toBe(0));
});

it('a process that stops leaves nothing open: it ends by itself', async () => {
  const stopped = await startProcess(30_000);
  await join().add('a');
  await vi.waitFor(() => expect(stopped.output).toContain('begun a'), { timeout: 10_000 });
  expect(await stopped.end('SIGTERM')).toBe(0);
});
