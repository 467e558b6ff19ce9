/** Every job there is, by queue, with what it carries: ids alone, since the store is the truth. */
export interface Jobs {
  payout: { readonly withdrawalId: string };
  cleanup: { readonly jobId: string };
}

export type QueueName = keyof Jobs;

export type JobHandler<Name extends QueueName> = (data: Jobs[Name]) => Promise<void>;

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
 */
export interface Queue {
  handle<Name extends QueueName>(queue: Name, handler: JobHandler<Name>): void;
  /** Throws when a declared queue has no handler. */
  start(): Promise<void>;
  /** A job of the same id that waits or runs already is that job. */
  add<Name extends QueueName>(queue: Name, id: string, data: Jobs[Name], delayMs?: number): Promise<void>;
  /** Calls `add` every day at an hour of the site's time zone, under an id that names the day. */
  everyDay<Name extends QueueName>(queue: Name, hour: number, data: (id: string) => Jobs[Name]): void;
  state(queue: QueueName): Promise<QueueState>;
  /** Takes nothing more, and resolves when what runs has ended. */
  stop(): Promise<void>;
}
