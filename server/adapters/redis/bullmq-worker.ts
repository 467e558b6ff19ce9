import { type IRedisClient, type Job, Worker } from 'bullmq';
import type { Random } from '../../../shared/kernel/random.ts';
import { MAX_TRIES, retryDelay } from '../retry-delay.ts';
import { withTimeLimit } from '../time-limit.ts';
import type { BullmqPlace } from './bullmq-producer.ts';
import { reconnectDelay } from './reconnect-delay.ts';

/** Longer than a worker waits for a job (10 s): a connection on which nothing comes for so long is given up. */
const SILENT_MS = 15_000;
const CLOSE_WITHIN_MS = 1_000;

export interface BullmqWorkerOptions<Data> {
  readonly place: BullmqPlace;
  readonly random: Random;
  /** The job of a worker that died is taken up after one and a half times as long (milliseconds). */
  readonly lockMs: number;
  readonly work: (job: Job<Data>) => Promise<void>;
  /** At each failure; `isDead` when the job is not tried again, and gone. */
  readonly onFailed: (job: Job<Data>, fault: Error, isDead: boolean) => void;
  readonly onError: (fault: Error) => void;
}

/** Works on the jobs of a queue, one at a time. An outage of Redis only interrupts it. */
export function startBullmqWorker<Data>(name: string, options: BullmqWorkerOptions<Data>) {
  const { place, random, lockMs, work, onFailed, onError } = options;
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;

  async function run(job: Job<Data>): Promise<void> {
    isRunning = true;
    try {
      await work(job);
    } finally {
      isRunning = false;
    }
  }
  const worker = new Worker<Data>(
    name,
    (job) => {
      const result = run(job);
      running = result.catch(() => {});
      return result;
    },
    {
      prefix: place.prefix,
      connection: {
        url: place.url,
        retryStrategy: reconnectDelay,
        maxRetriesPerRequest: null,
        socketTimeout: SILENT_MS,
      },
      concurrency: 1,
      lockDuration: lockMs,
      stalledInterval: lockMs / 2,
      maxStalledCount: MAX_TRIES - 1,
      runRetryDelay: reconnectDelay(1),
      settings: { backoffStrategy: (tries) => retryDelay(tries, random) },
    },
  );
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

  /** A connection that is down ends without saying so, and BullMQ's orderly close waits for the word. */
  async function giveUp(): Promise<void> {
    await backend.close(true);
    for (const client of clients) client.emit('end');
  }

  return {
    /** Takes nothing more, and resolves when the job at hand has ended; soon then, also while Redis is away. */
    async close(): Promise<void> {
      void worker.pause(true);
      await running;
      // BullMQ's orderly close waits for a Redis that is away.
      const closing = worker.close(!isLive());
      for (;;) {
        try {
          return await withTimeLimit(CLOSE_WITHIN_MS, closing);
        } catch {
          if (!isRunning) return giveUp();
          await running;
        }
      }
    },
  };
}
