import { type ClientSession, type Db, MongoServerError, Timestamp } from 'mongodb';
import type { MongoConnection } from '../adapters/mongo/connection.ts';
import { COLLECTIONS } from '../adapters/mongo/documents.ts';
import { asUnavailable } from '../adapters/mongo/engine-faults.ts';
import { StoreUnavailable } from '../ports/store.ts';

const LONG_AGO = new Timestamp({ t: 1, i: 1 });
/** SnapshotTooOld and SnapshotUnavailable. */
const NOT_KEPT = new Set([239, 246]);

/** The server has dropped the moment that was being read, or never had it. */
export const isMomentGone = (fault: unknown): boolean =>
  fault instanceof MongoServerError && NOT_KEPT.has(Number(fault.code));

/** A server that answers as of 1970 gives what there is now, whatever it calls that. */
async function keepsMoments(db: Db): Promise<boolean> {
  const readConcern = { level: 'snapshot', atClusterTime: LONG_AGO };
  try {
    await db.command({ find: COLLECTIONS.slots, limit: 1, singleBatch: true, readConcern });
    return false;
  } catch (fault) {
    if (asUnavailable(fault) instanceof StoreUnavailable) throw fault;
    return isMomentGone(fault);
  }
}

/**
 * A session that reads one moment for as long as the server keeps it (five minutes, unless told otherwise), and takes no
 * transaction; undefined where the server has none.
 */
export async function openSnapshot({
  client,
  db,
}: Pick<MongoConnection, 'client' | 'db'>): Promise<ClientSession | undefined> {
  if (!(await keepsMoments(db))) return undefined;
  const session = client.startSession({ snapshot: true });
  try {
    await db.collection(COLLECTIONS.slots).findOne({}, { session });
    // The driver keeps it, and leaves it out of its types.
    if ('snapshotTime' in session && session.snapshotTime) return session;
  } catch (fault) {
    if (asUnavailable(fault) instanceof StoreUnavailable) {
      await session.endSession();
      throw fault;
    }
  }
  await session.endSession();
  return undefined;
}
