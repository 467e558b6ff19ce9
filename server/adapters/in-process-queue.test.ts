import { expect, it } from 'vitest';
import type { QueueName } from '../ports/queue.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { describeQueueContract, type QueueUnderTest } from '../testing/queue-contract.ts';
import { createInProcessQueue } from './in-process-queue.ts';

async function open(random = Math.random): Promise<QueueUnderTest> {
  const clock = createFakeClock();
  const dead: [QueueName, string, unknown][] = [];
  const failed: [QueueName, string, unknown][] = [];
  const queue = createInProcessQueue({
    clock,
    random,
    timeZone: 'Asia/Karachi',
    onDead: (...job) => void dead.push(job),
    onFailure: (...job) => void failed.push(job),
  });
  return {
    queue,
    dead,
    failed,
    now: clock.now,
    async pass(ms) {
      // What begins now ends now: only then does its next turn have a time.
      await clock.advance(0);
      await clock.advance(ms);
    },
    dispose: () => queue.stop(),
  };
}

describeQueueContract('in process', open);

it.each([
  [0, [750, 1_500, 3_000, 6_000]],
  [0.5, [1_000, 2_000, 4_000, 8_000]],
  [0.999_999, [1_250, 2_500, 5_000, 10_000]],
])('with the random number %d the delays are %j', async (random, delays) => {
  const { queue, dead, now, pass } = await open(() => random);
  const tries: number[] = [];
  queue.handle('payout', async () => {
    tries.push(now());
    throw new Error('no luck');
  });
  queue.handle('cleanup', async () => {});
  await queue.start();
  await queue.add('payout', 'a', { withdrawalId: 'a' });
  await pass(60_000);
  expect(tries.slice(1).map((at, index) => at - (tries[index] ?? 0))).toEqual(delays);
  expect(dead).toHaveLength(1);
  await queue.stop();
});
