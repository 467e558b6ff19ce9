import { once } from 'node:events';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { CommitQueue } from './commit-queue.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';

/** 32 MiB: so much is copied into the database at once, mostly the same few pages again and again. */
const PAGES = 8_192;
/** Looking costs as much as a small commit; a commit of twenty finishes writes 150 pages. */
const LOOK_EVERY_COMMITS = 32;

export interface CheckpointParts {
  readonly database: DatabaseSync;
  readonly log: Pick<WriteAheadLog, 'pages'>;
  readonly hold: CommitQueue['hold'];
  /** From how many pages of the log on they are copied. */
  readonly pages?: number;
}

/**
 * Copies the log into the database in a thread of its own, where its syncs hold nobody up. First while commits go on; then what
 * came meanwhile, for which they wait some milliseconds: with nothing left to copy, SQLite writes the log from its beginning.
 */
export function createCheckpoints({ database, log, hold, pages = PAGES }: CheckpointParts) {
  let worker: Worker | undefined;
  let running: Promise<void> | undefined;
  let commits = 0;
  let isClosed = false;

  function startThread(): Worker {
    const url = new URL('checkpoint-thread.mjs', import.meta.url);
    // Whoever waits for it hears of its fault; nobody else needs to.
    return new Worker(url, { workerData: database.location() }).on('error', () => {});
  }

  /** Rejects where the thread ends over it. */
  async function copy(): Promise<void> {
    worker ??= startThread();
    const thread = worker;
    thread.ref();
    try {
      thread.postMessage('copy');
      await once(thread, 'message');
    } catch (fault) {
      worker = undefined;
      throw fault;
    } finally {
      // Only what it has to do keeps the process.
      thread.unref();
    }
  }

  async function checkpoint(): Promise<void> {
    try {
      await copy();
      if (!isClosed) await hold(copy);
    } catch {
      // A full disk or the like: SQLite goes on in the log, and it is tried again with the next look.
    } finally {
      running = undefined;
    }
  }

  return {
    onCommit(): void {
      commits += 1;
      if (running || commits % LOOK_EVERY_COMMITS !== 0 || log.pages() < pages) return;
      running = checkpoint();
    },
    async close(): Promise<void> {
      isClosed = true;
      await running;
      await worker?.terminate();
    },
  };
}
