import { describeQueueContract, type QueueUnderTest } from '../../../tests/contracts/queue-contract.ts';
import { createFakeClock } from '../../../tests/support/fake-clock.ts';
import type { QueueName } from '../../ports/queue.ts';
import { createInProcessQueue } from './in-process-queue.ts';

async function open(): Promise<QueueUnderTest> {
  const clock = createFakeClock();
  const dead: [QueueName, string, unknown][] = [];
  const failed: [QueueName, string, unknown][] = [];
  const queue = createInProcessQueue({
    clock,
    random: Math.random,
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
