import type { DatabaseSync } from 'node:sqlite';
import { asUnavailable } from './engine-faults.ts';
import { createSyncQueue, type SyncQueueParts, type Unsynced } from './sync-queue.ts';

/** `full` survives a loss of power, `normal` the death of the process. */
export type Durability = 'full' | 'normal';

interface Call {
  readonly durability: Durability;
  /** Runs in a transaction, a second time where that was undone; returns what settles its promise once what it did is durable. */
  readonly run: () => () => void;
  readonly refuse: (reason: unknown) => void;
}

/** A call whose transaction is committed, with what tells its caller. */
interface Committed extends Unsynced {
  readonly durability: Durability;
}

export interface CommitQueueParts extends SyncQueueParts {
  /** Commits with `synchronous=NORMAL`: a COMMIT survives the process, and what syncs the log comes after it. */
  readonly database: DatabaseSync;
  /** Forgets what is known of rows: some of what calls did, or all of it, has been undone. */
  readonly onUndo?: () => void;
  /** Called after each commit. */
  readonly onCommit?: () => void;
}

/**
 * One writer's transactions: calls of one tick share a commit, and one that fails takes nothing else with it: what it and the
 * others did is undone, and all run once more, each in a savepoint of its own. When a commit fails, all of its calls are
 * refused. Promises settle after COMMIT, those of `full` calls after the log is synced too, which stops nobody else.
 */
export function createCommitQueue({
  database,
  onUndo = () => {},
  onCommit = () => {},
  ...parts
}: CommitQueueParts) {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const savepoint = database.prepare('SAVEPOINT one_call');
  const release = database.prepare('RELEASE one_call');
  const commit = database.prepare('COMMIT');
  const syncs = createSyncQueue(parts);
  const waiting: Call[] = [];
  let isHeld = false;

  /** Of the transaction under way nothing is left. */
  function undo(): void {
    onUndo();
    if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
  }

  function runInSavepoint({ durability, run, refuse }: Call): Committed | undefined {
    savepoint.run();
    try {
      const settle = run();
      release.run();
      return { durability, refuse, settle };
    } catch (fault) {
      if (!database.isTransaction) throw fault;
      database.exec('ROLLBACK TO one_call; RELEASE one_call');
      onUndo();
      refuse(asUnavailable(fault));
      return undefined;
    }
  }

  /**
   * Begins a transaction and runs the calls in it; returns what is left of them. Savepoints take as long as a small write and
   * hardly a call fails, so they come with the second try: then each that fails is refused by itself.
   */
  function runAll(calls: readonly Call[]): readonly Committed[] {
    begin.run();
    try {
      return calls.map(({ durability, run, refuse }) => ({ durability, refuse, settle: run() }));
    } catch (fault) {
      if (calls.length === 1) throw fault;
      undo();
    }
    begin.run();
    return calls.map(runInSavepoint).filter((done) => done !== undefined);
  }

  function commitAll(calls: readonly Call[]): void {
    let committed: readonly Committed[];
    try {
      syncs.assertWritable();
      committed = runAll(calls);
      commit.run();
    } catch (fault) {
      for (const call of calls) call.refuse(asUnavailable(fault));
      undo();
      return;
    }
    const unsynced: Unsynced[] = [];
    for (const call of committed) {
      if (call.durability === 'full') unsynced.push(call);
      else call.settle();
    }
    syncs.add(unsynced, committed.length - unsynced.length);
    onCommit();
  }

  function commitWaiting(): void {
    if (isHeld || waiting.length === 0) return;
    commitAll(waiting.splice(0));
  }

  return {
    /** Runs `step` in the next commit and resolves with what it returned, once that is as durable as was asked. */
    write<T>(durability: Durability, step: () => T): Promise<T> {
      return new Promise((resolve, reject) => {
        const run = () => {
          const value = step();
          return () => resolve(value);
        };
        if (waiting.length === 0) setImmediate(commitWaiting);
        waiting.push({ durability, run, refuse: reject });
      });
    },
    /** Lets what comes wait until `work` is over: for what goes faster while nobody writes. */
    async hold(work: () => Promise<unknown>): Promise<void> {
      isHeld = true;
      try {
        await work();
      } finally {
        isHeld = false;
        commitWaiting();
      }
    },
    /** Commits what waits, now; resolves once all that is committed is synced. */
    async flush(): Promise<void> {
      if (waiting.length > 0) commitAll(waiting.splice(0));
      await syncs.idle();
    },
  };
}

export type CommitQueue = ReturnType<typeof createCommitQueue>;
