import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { QueueUnavailable } from '../../ports/queue.ts';
import { withTimeLimit } from '../jobs/time-limit.ts';
import { MAX_TRIES } from '../jobs/tries.ts';
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

/** The connection of all queues to which this process adds. */
export function connectProducers({ url, report }: BullmqPlace): Redis {
  const client = new Redis(url, {
    retryStrategy: reconnectDelay,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    // Who asked was told that it failed.
    autoResendUnfulfilledCommands: false,
    connectTimeout: CONNECT_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
    // A connection on which nothing comes any more is given up.
    socketTimeout: 2 * ANSWER_WITHIN_MS,
  });
  report(client);
  return client;
}

export interface BullmqProducerParts extends Pick<BullmqPlace, 'prefix'> {
  readonly client: Redis;
}

/** The adding side of a BullMQ queue. Its calls end soon, also when Redis was never there. */
export function openBullmqProducer<Data>(name: string, { client, prefix }: BullmqProducerParts) {
  const queue = new Queue<Data, void, string>(name, {
    prefix,
    connection: client,
    // Where the question for the version is cut off, the queue would be broken for good.
    skipVersionCheck: true,
    defaultJobOptions: {
      attempts: MAX_TRIES,
      backoff: { type: 'custom' },
      // A job that is kept keeps its id from being added again; dead letters are rows of the store.
      removeOnComplete: true,
      removeOnFail: true,
      stackTraceLimit: 0,
    },
  });
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
  };
}

export type BullmqProducer<Data> = ReturnType<typeof openBullmqProducer<Data>>;
