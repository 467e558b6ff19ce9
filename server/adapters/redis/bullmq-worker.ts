import { type IRedisClient, type Job, Worker } from 'bullmq';
import type { Random } from '../../../shared/kernel/random.ts';
import { retryDelay } from '../../../shared/kernel/retry-delay.ts';
import { withTimeLimit } from '../jobs/time-limit.ts';
import { MAX_TRIES, TRY_DELAYS } from '../jobs/tries.ts';
import type { BullmqPlace } from './bullmq-producer.ts';
import { reconnectDelay } from './reconnect-delay.ts';

/** Longer than a worker waits for a job (10 s): a connection on which nothing comes for so long is given up. */
const SILENT_MS = 15_000;
const CLOSE_WITHIN_MS = 1_000;

export interface BullmqWorkerOptions<Data> {
  readonly place: BullmqPlace;
  readonly random: Random;
  readonly atOnce: number;
  /** The job of a worker that died is taken up after one and a half times as long (milliseconds). */
  readonly lockMs: number;
  readonly work: (job: Job<Data>) => Promise<void>;
  /** At each failure; `isDead` when the job is not tried again, and gone. */
  readonly onFailed: (job: Job<Data>, fault: Error, isDead: boolean) => void;
  readonly onError: (fault: Error) => void;
}

/** Works on the jobs of a queue, so many at once. An outage of Redis only interrupts it. */
export function startBullmqWorker<Data>(name: string, options: BullmqWorkerOptions<Data>) {
  const { place, random, atOnce, lockMs, work, onFailed, onError } = options;
  const running = new Set<Promise<void>>();

  async function run(job: Job<Data>): Promise<void> {
    const result = work(job);
    running.add(result);
    try {
      await result;
    } finally {
      running.delete(result);
    }
  }
  const allEnded = () => Promise.allSettled(running);

  const worker = new Worker<Data>(name, run, {
    prefix: place.prefix,
    connection: {
      url: place.url,
      retryStrategy: reconnectDelay,
      maxRetriesPerRequest: null,
      socketTimeout: SILENT_MS,
    },
    concurrency: atOnce,
    lockDuration: lockMs,
    stalledInterval: lockMs / 2,
    maxStalledCount: MAX_TRIES - 1,
    runRetryDelay: reconnectDelay(1),
    settings: { backoffStrategy: (tries) => retryDelay(TRY_DELAYS, tries, random()) },
  });
  const backend = worker.getBackend();
  place.report(backend);
  let clients: readonly IRedisClient[] = [];
  const isLive = () => clients.length > 0 && clients.every(({ status }) => status === 'ready');
  Promise.all([backend.client, backend.blockingClient]).then(
    (connected) => {
      clients = connected.filter((client) => client !== undefined);
    },
    () => {},
  );
  worker.on('error', (fault) => {
    // A connection that breaks is down a moment later, and has its own report.
    setImmediate(() => isLive() && onError(fault));
  });
  worker.on('failed', (job, fault) => {
    if (job) onFailed(job, fault, job.finishedOn !== undefined);
  });

  return {
    /** Takes nothing more, and resolves when the jobs at hand have ended; soon then, also while Redis is away. */
    async close(): Promise<void> {
      // Where Redis is away it takes nothing in any case.
      worker.pause(true).catch(() => {});
      await allEnded();
      // BullMQ's orderly close waits for a Redis that is away.
      const closing = worker.close(!isLive());
      for (;;) {
        try {
          return await withTimeLimit(CLOSE_WITHIN_MS, closing);
        } catch {
          // A connection that is down ends without saying so, and BullMQ goes on waiting for the word.
          if (running.size === 0) return backend.close(true);
          await allEnded();
        }
      }
    },
  };
}
