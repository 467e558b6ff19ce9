import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../../ports/store.ts';

/**
 * Where others are busy, the next sync begins this long after the last: each takes as much of a processor as several answers.
 * PostgreSQL's `commit_delay` and `commit_siblings`. Who waits for it are starts, 1.5 s before their first question, and results,
 * for which the page shows for 400 ms that it saves.
 */
const SYNC_DELAY_MS = 40;
/** Others are busy where so many calls came within that time: a thousand a second and more. */
const SIBLINGS = 4;
const BUSY_WITHIN_MS = 3;

/** A call that is committed and waits for the log to be synced. */
export interface Unsynced {
  readonly settle: () => void;
  readonly refuse: (reason: unknown) => void;
}

export interface SyncQueueParts {
  /** Resolves once everything that was committed before the call is on the disk. */
  readonly sync: () => Promise<void>;
  /** Milliseconds that only go on. */
  readonly monotonic?: () => number;
  readonly delay?: (ms: number) => Promise<unknown>;
}

/**
 * Syncs the log beside the commits: what is committed while one sync runs waits for the next, together. A sync that fails leaves nobody
 * knowing what is on the disk: from then on nothing is written.
 */
export function createSyncQueue({
  sync,
  monotonic = () => performance.now(),
  delay = (ms) => pause(ms),
}: SyncQueueParts) {
  let unsynced: Unsynced[] = [];
  let syncing: Promise<void> | undefined;
  /** When the last calls came that wait for no sync, in a ring: who else is busy. */
  const siblings = Array<number>(SIBLINGS).fill(Number.NEGATIVE_INFINITY);
  let oldestSibling = 0;
  let lastSyncAt = Number.NEGATIVE_INFINITY;
  let broken: StoreUnavailable | undefined;

  function untilNextMs(): number {
    const now = monotonic();
    const areOthersBusy = now - (siblings[oldestSibling] ?? now) < BUSY_WITHIN_MS;
    return areOthersBusy ? Math.max(0, lastSyncAt + SYNC_DELAY_MS - now) : 0;
  }

  /** Syncs as long as something waits for it, one sync after the other. */
  async function syncAll(): Promise<void> {
    while (unsynced.length > 0) {
      const ms = untilNextMs();
      if (ms > 0) await delay(ms);
      lastSyncAt = monotonic();
      const group = unsynced;
      unsynced = [];
      try {
        await sync();
        for (const { settle } of group) settle();
      } catch (cause) {
        broken = new StoreUnavailable('the log could not be synced; start the server again', { cause });
        for (const { refuse } of [...group, ...unsynced.splice(0)]) refuse(broken);
      }
    }
    syncing = undefined;
  }

  return {
    /** Throws where nothing is written any more. */
    assertWritable(): void {
      if (broken) throw broken;
    },
    /** Calls have been committed: some wait for the next sync, and so many others for none. */
    add(waiting: readonly Unsynced[], others: number): void {
      const now = monotonic();
      for (let n = 0; n < Math.min(others, SIBLINGS); n++) {
        siblings[oldestSibling] = now;
        oldestSibling = (oldestSibling + 1) % SIBLINGS;
      }
      unsynced.push(...waiting);
      if (unsynced.length > 0) syncing ??= syncAll();
    },
    /** Resolves once nothing waits. */
    idle: async (): Promise<void> => syncing,
  };
}
