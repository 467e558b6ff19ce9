import { Unavailable } from './unavailable.ts';

/** Every job there is, by queue, with what it carries: ids alone, since the store is the truth. */
export interface Jobs {
  payout: { readonly withdrawalId: string };
  cleanup: { readonly jobId: string };
}

export type QueueName = keyof Jobs;

/** Every queue there is: a start without a handler for one of them fails. */
export const QUEUES: readonly QueueName[] = ['payout', 'cleanup'];

/** How many jobs of a queue run at once, in all processes together; of one id never two. */
export const JOBS_AT_ONCE: Readonly<Record<QueueName, number>> = { payout: 4, cleanup: 1 };

export type JobHandler<Name extends QueueName> = (data: Jobs[Name]) => Promise<void>;

/** The queue is away: nothing was added, or the answer was lost. The sweeps will. */
export class QueueUnavailable extends Unavailable {
  override readonly name = 'QueueUnavailable';
}

export interface QueueState {
  /** Waiting and running. */
  readonly depth: number;
  readonly running: number;
  /** Since when the oldest waits or runs; null when there is none. */
  readonly oldestSince: number | null;
}

/**
 * Work for later. It may forget everything with its process: sweeps refill it from the store, so adding a job is never the
 * only trace of what is owed. A job that fails is tried again after growing, jittered delays, then handed to `onDead`.
 * Several processes may work on it: what must happen once is guarded in the store.
 */
export interface Queue {
  handle<Name extends QueueName>(queue: Name, handler: JobHandler<Name>): void;
  /** Begins to work on jobs in this process. Throws when a declared queue has no handler. */
  start(): Promise<void>;
  /** A job of the same id that waits or runs already is that job. Throws `QueueUnavailable`, soon. */
  add<Name extends QueueName>(queue: Name, id: string, data: Jobs[Name]): Promise<void>;
  /** Calls `add` every day at an hour of the site's time zone, under an id that names the day; once for a queue. */
  everyDay<Name extends QueueName>(queue: Name, hour: number, data: (id: string) => Jobs[Name]): void;
  /** Says again what the queue may have forgotten: the daily jobs, how many run at once. Throws `QueueUnavailable`. */
  maintain(): Promise<void>;
  /** Throws `QueueUnavailable`, soon. */
  state(queue: QueueName): Promise<QueueState>;
  /** Takes nothing more, and resolves when what runs has ended. */
  stop(): Promise<void>;
}
