import { Queue } from 'bullmq';
import { QueueUnavailable } from '../../ports/queue.ts';
import { MAX_TRIES } from '../jobs/retry-delay.ts';
import { withTimeLimit } from '../jobs/time-limit.ts';
import type { OutageReport } from './outage-report.ts';
import { reconnectDelay } from './reconnect-delay.ts';

export interface BullmqPlace {
  readonly url: string;
  /** What the keys in Redis begin with. */
  readonly prefix: string;
  readonly report: OutageReport;
}

/** The first connection may take so long; later a command fails at once while Redis is away. */
const CONNECT_WITHIN_MS = 1_000;
const ANSWER_WITHIN_MS = 1_000;

/** The adding side of a BullMQ queue. Its calls end soon, also when Redis was never there. */
export function openBullmqProducer<Data>(name: string, { url, prefix, report }: BullmqPlace) {
  const queue = new Queue<Data, void, string>(name, {
    prefix,
    // Where the question for the version is cut off, the queue would be broken for good.
    skipVersionCheck: true,
    connection: {
      url,
      retryStrategy: reconnectDelay,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      // Who asked was told that it failed.
      autoResendUnfulfilledCommands: false,
      connectTimeout: CONNECT_WITHIN_MS,
      commandTimeout: ANSWER_WITHIN_MS,
      // A connection on which nothing comes any more is given up.
      socketTimeout: 2 * ANSWER_WITHIN_MS,
    },
    defaultJobOptions: {
      attempts: MAX_TRIES,
      backoff: { type: 'custom' },
      // A job that is kept keeps its id from being added again; dead letters are rows of the store.
      removeOnComplete: true,
      removeOnFail: true,
      stackTraceLimit: 0,
    },
  });
  report(queue.getBackend());
  // Without a listener the event is a fault of its own.
  queue.on('error', () => {});

  return {
    /** Throws `QueueUnavailable` when Redis doesn't do it. */
    async ask<T>(work: (queue: Queue<Data, void, string>) => Promise<T>): Promise<T> {
      try {
        await withTimeLimit(CONNECT_WITHIN_MS, queue.waitUntilReady());
        return await work(queue);
      } catch (fault) {
        // Its words alone: the fault of a command carries the command.
        throw new QueueUnavailable(fault instanceof Error ? fault.message : 'Redis does not answer');
      }
    },
    /** By force: a goodbye that a Redis can't hear would leave the connection trying for ever. */
    close: () => queue.getBackend().close(true),
  };
}
