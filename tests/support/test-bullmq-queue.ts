import { createBullmqQueue } from '../../server/adapters/redis/bullmq-queue.ts';
import { createOutageReport } from '../../server/adapters/redis/outage-report.ts';
import type { QueueName } from '../../server/ports/queue.ts';

export interface TestBullmqQueueOptions {
  readonly url: string;
  readonly prefix: string;
  readonly lockMs?: number;
}

/** The queue of one process of a cluster, with all that it told, in order. */
export function createTestBullmqQueue(options: TestBullmqQueueOptions) {
  const dead: [QueueName, string, unknown][] = [];
  const failed: [QueueName, string, unknown][] = [];
  const errors: Error[] = [];
  const outages: Error[] = [];
  const queue = createBullmqQueue({
    ...options,
    timeZone: 'Asia/Karachi',
    clock: { now: () => Date.now(), at: () => () => {} },
    onDead: (...job) => void dead.push(job),
    onFailure: (...job) => void failed.push(job),
    onError: (fault) => void errors.push(fault),
    report: createOutageReport((fault) => void outages.push(fault)),
  });
  return {
    queue,
    dead,
    failed,
    errors,
    outages,
    /** Begins to work; `payout` gets the id of each payout job. */
    async start(payout: (id: string) => Promise<void>): Promise<void> {
      queue.handle('payout', ({ withdrawalId }) => payout(withdrawalId));
      queue.handle('cleanup', async () => {});
      await queue.start();
    },
    add: (id: string) => queue.add('payout', id, { withdrawalId: id }),
  };
}

export type TestBullmqQueue = ReturnType<typeof createTestBullmqQueue>;
