import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../../ports/store.ts';
import { asUnavailable } from './engine-faults.ts';

/** `full` survives a loss of power, `normal` the death of the process. */
export type Durability = 'full' | 'normal';

/**
 * Where others are busy, the next sync begins this long after the last, with the commit that it is for: they take as much of a processor
 * as several answers. PostgreSQL's `commit_delay` and `commit_siblings`. Who waits for it are starts, 1.5 s before their first question,
 * and results, for which the page shows for 400 ms that it saves.
 */
const SYNC_DELAY_MS = 40;
/** Others are busy where so many calls came within that time: a thousand a second and more. */
const SIBLINGS = 4;
const BUSY_WITHIN_MS = 3;

interface Call {
  readonly durability: Durability;
  /** Runs in a transaction, a second time where that was undone; returns what settles its promise once what it did is durable. */
  readonly run: () => () => void;
  readonly refuse: (reason: unknown) => void;
}

/** A call whose transaction is committed, with what tells its caller. */
interface Committed extends Pick<Call, 'durability' | 'refuse'> {
  readonly settle: () => void;
}

export interface CommitQueueParts {
  /** Commits with `synchronous=NORMAL`: a COMMIT survives the process, and what syncs the log comes after it. */
  readonly database: DatabaseSync;
  /** Resolves once everything that was committed before the call is on the disk. */
  readonly sync: () => Promise<void>;
  /** Forgets what is known of rows: some of what calls did, or all of it, has been undone. */
  readonly onUndo?: () => void;
  /** Milliseconds that only go on. */
  readonly monotonic?: () => number;
  readonly delay?: (ms: number) => Promise<unknown>;
  /** Called after each commit. */
  readonly onCommit?: () => void;
}

/**
 * One writer's transactions: calls of one tick share a commit, and one that fails takes nothing else with it: what it and the
 * others did is undone, and all run once more, each in a savepoint of its own. When a commit fails, all of its calls are
 * refused. Promises settle after COMMIT, those of `full` calls after the log is synced too, which stops nobody else: while one
 * sync runs, what is committed meanwhile waits for the next, together. A sync that fails leaves nobody knowing what is on the
 * disk: from then on nothing is written.
 */
export function createCommitQueue({
  database,
  sync,
  onUndo = () => {},
  monotonic = () => performance.now(),
  delay = (ms) => pause(ms),
  onCommit = () => {},
}: CommitQueueParts) {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const savepoint = database.prepare('SAVEPOINT one_call');
  const release = database.prepare('RELEASE one_call');
  const commit = database.prepare('COMMIT');
  const waiting: Call[] = [];
  let unsynced: Committed[] = [];
  let syncing: Promise<void> | undefined;
  /** When the last calls came that wait for no sync, in a ring: who else is busy. */
  const siblings = Array<number>(SIBLINGS).fill(Number.NEGATIVE_INFINITY);
  let oldestSibling = 0;
  let lastSyncAt = Number.NEGATIVE_INFINITY;
  let isHeld = false;
  let isCommitNext = false;
  let isCommitLater = false;
  let broken: StoreUnavailable | undefined;

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

  /** Calls that wait for no sync have been made. */
  function noteCalls(count: number): void {
    if (count === 0) return;
    const now = monotonic();
    for (let n = 0; n < Math.min(count, SIBLINGS); n++) {
      siblings[oldestSibling] = now;
      oldestSibling = (oldestSibling + 1) % SIBLINGS;
    }
  }

  /** Milliseconds until the next sync should begin. */
  function untilSync(): number {
    const now = monotonic();
    const areOthersBusy = now - (siblings[oldestSibling] ?? now) < BUSY_WITHIN_MS;
    return areOthersBusy ? Math.max(0, lastSyncAt + SYNC_DELAY_MS - now) : 0;
  }

  /** Syncs as long as something waits for it, one sync after the other. */
  async function syncAll(): Promise<void> {
    while (unsynced.length > 0) {
      const ms = untilSync();
      if (ms > 0) await delay(ms);
      lastSyncAt = monotonic();
      const group = unsynced;
      unsynced = [];
      try {
        await sync();
        for (const { settle } of group) settle();
      } catch (fault) {
        broken = new StoreUnavailable('the log could not be synced; start the server again', {
          cause: fault,
        });
        for (const { refuse } of [...group, ...unsynced.splice(0)]) refuse(broken);
      }
    }
    syncing = undefined;
  }

  function commitAll(calls: readonly Call[]): void {
    let committed: readonly Committed[];
    try {
      if (broken) throw broken;
      committed = runAll(calls);
      commit.run();
    } catch (fault) {
      for (const call of calls) call.refuse(asUnavailable(fault));
      undo();
      return;
    }
    const waitingForSync = unsynced.length;
    for (const call of committed) {
      if (call.durability === 'full') unsynced.push(call);
      else call.settle();
    }
    noteCalls(committed.length - (unsynced.length - waitingForSync));
    if (unsynced.length > 0) syncing ??= syncAll();
    onCommit();
  }

  function commitWaiting(): void {
    if (isHeld || waiting.length === 0) return;
    commitAll(waiting.splice(0));
  }

  function commitNext(): void {
    isCommitNext = false;
    commitWaiting();
  }

  /** With others of this tick, or where nobody waits for the commit alone, with others until the next sync. */
  function commitSoon(durability: Durability): void {
    const ms = durability === 'full' ? untilSync() : 0;
    if (ms === 0 && !isCommitNext) {
      isCommitNext = true;
      setImmediate(commitNext);
    } else if (ms > 0 && !isCommitLater) {
      isCommitLater = true;
      void delay(ms).then(() => {
        isCommitLater = false;
        commitWaiting();
      });
    }
  }

  return {
    /** Runs `step` in the next commit and resolves with what it returned, once that is as durable as was asked. */
    write<T>(durability: Durability, step: () => T): Promise<T> {
      return new Promise((resolve, reject) => {
        const run = () => {
          const value = step();
          return () => resolve(value);
        };
        waiting.push({ durability, run, refuse: reject });
        commitSoon(durability);
      });
    },
    /** Commits what waits: for who reads what it changes. */
    commitWaiting,
    noteCalls,
    /** Throws where nothing is written any more. */
    assertWritable(): void {
      if (broken) throw broken;
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
      await syncing;
    },
  };
}

export type CommitQueue = ReturnType<typeof createCommitQueue>;
