import {
  type ClientSession,
  type MongoClient,
  MongoError,
  MongoErrorLabel,
  type TransactionOptions,
} from 'mongodb';
import pLimit from 'p-limit';
import type { PlayRecord } from '../../ports/play-record.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import { TooBusy } from '../../ports/unavailable.ts';
import type { Collections } from './collections.ts';
import { asUnavailable } from './engine-faults.ts';

/** What a step may take in all, with every retry. The driver alone would go on for two minutes. */
const BOUND_MS = 5_000;
/** So many steps in turn are through well within it. */
const MOST_IN_TURN = 100;
const RETRY_AFTER_S = 3;

const TRANSACTION: TransactionOptions = {
  readConcern: 'snapshot',
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
  maxCommitTimeMS: BOUND_MS,
};

/** For what visitors do: a primary that dies may forget it. */
export const VISITORS = { writeConcern: { w: 1 } } as const;

/** What a domain's steps are made of: the collections, and how to do something in one atomic step within bounds. */
export interface Steps {
  readonly collections: Collections;
  /** When a play ends if nobody acts. */
  readonly endsAt: (play: PlayRecord) => number;
  /** Runs reads, or one guarded write. */
  readonly run: <T>(step: () => Promise<T>) => Promise<T>;
  /**
   * Runs `work` in a transaction that sees one moment. It may run several times, so it changes nothing but the database.
   * Its operations come one after the other.
   */
  readonly transact: <T>(work: Work<T>, options?: TransactionOptions) => Promise<T>;
  /**
   * Makes a `transact` for steps that all write one document: those of this process come one after the other, so that many at once don't
   * conflict until their time is over. Throws `TooBusy` where too many wait.
   */
  readonly inTurn: () => <T>(work: Work<T>) => Promise<T>;
}

type Work<T> = (session: ClientSession) => Promise<T>;

/** What a document says, where there is one. */
export const found = <Stored, T>(document: Stored | null, read: (document: Stored) => T): T | undefined =>
  document === null ? undefined : read(document);

/** Ends a transaction that comes to a refusal: nothing of it is written. */
export async function refuse<T>(session: ClientSession, refusal: T): Promise<T> {
  await session.abortTransaction();
  return refusal;
}

/** Of a commit. A connection that breaks while it is sent makes the driver throw what is none of its own errors. */
const isUnknown = (fault: unknown) =>
  !(fault instanceof MongoError) || fault.hasErrorLabel(MongoErrorLabel.UnknownTransactionCommitResult);

/** A transaction that was given up would hold its documents for a minute. One that is committed stays so. */
async function release(client: MongoClient, session: ClientSession): Promise<void> {
  try {
    await client.db('admin').command({ killSessions: [session.id] });
  } catch {
    // The server is away, and will end it by itself.
  }
}

/** Asks until it is known whether the transaction is committed: an answer may be lost, and the question repeated. */
async function commit(client: MongoClient, session: ClientSession, bound: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await session.commitTransaction();
    } catch (fault) {
      if (!isUnknown(fault)) throw fault;
      if (!bound.aborted) continue;
      await release(client, session);
      throw fault;
    }
  }
}

async function withinBound<T>(step: (bound: AbortSignal) => Promise<T>): Promise<T> {
  const bound = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    bound.abort();
    reject(new StoreUnavailable(`MongoDB took more than ${BOUND_MS} ms`));
  }, BOUND_MS);
  try {
    return await Promise.race([step(bound.signal), late]);
  } catch (fault) {
    throw asUnavailable(fault);
  } finally {
    clearTimeout(timer);
  }
}

export function createRunner(client: MongoClient): Pick<Steps, 'run' | 'transact' | 'inTurn'> {
  const transaction = <T>(work: Work<T>, bound: AbortSignal, options: TransactionOptions = {}) =>
    client.withSession((session) =>
      session.withTransaction(
        async () => {
          bound.throwIfAborted();
          const result = await work(session);
          // Nobody waits for it any more, and whoever asked was told that it may be tried again.
          bound.throwIfAborted();
          // Left to the driver, the commit would be asked for two minutes, whatever the bound.
          if (session.inTransaction()) await commit(client, session, bound);
          return result;
        },
        { ...TRANSACTION, ...options },
      ),
    );

  return {
    run: withinBound,
    transact: (work, options) => withinBound((bound) => transaction(work, bound, options)),
    inTurn() {
      const turn = pLimit(1);
      return async (work) => {
        if (turn.pendingCount >= MOST_IN_TURN) throw new TooBusy(RETRY_AFTER_S);
        return withinBound((bound) => turn(() => transaction(work, bound)));
      };
    },
  };
}
