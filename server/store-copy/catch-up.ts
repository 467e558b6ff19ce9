import {
  type ChangeStreamDocument,
  type ClientSession,
  type Db,
  type Document,
  MongoServerError,
  Timestamp,
} from 'mongodb';
import type { MongoConnection } from '../adapters/mongo/connection.ts';
import { COLLECTIONS } from '../adapters/mongo/documents.ts';
import { applyUpdate } from './apply-change.ts';
import { CopyRefused } from './copy-refused.ts';
import { documentsInOrder, isBreak, TRIES } from './documents-in-order.ts';
import type { RawDocuments } from './raw-documents.ts';

const CHANGES_LOST = 286;
/** Long enough for the server to see that nothing more is there. */
const MAX_AWAIT_MS = 100;

/** What no election takes back: changes are told of that alone. */
const MAJORITY = { readConcern: { level: 'majority' } } as const;

/** A moment no earlier than everything that the session has read. */
async function readTime(db: Db, session: ClientSession): Promise<Timestamp> {
  await db.collection(COLLECTIONS.slots).findOne({}, { session, ...MAJORITY });
  if (!session.operationTime) throw new CopyRefused('this MongoDB tells no times: it must be a replica set');
  return session.operationTime;
}

function apply(raw: RawDocuments, names: ReadonlySet<string>, change: ChangeStreamDocument): void {
  if (!('ns' in change && 'coll' in change.ns)) {
    throw new CopyRefused(`the database was replaced while it was read (${change.operationType})`);
  }
  const { coll } = change.ns;
  if (!names.has(coll)) return;
  switch (change.operationType) {
    case 'insert':
    case 'replace':
      raw.put(coll, change.fullDocument);
      return;
    case 'delete':
      raw.delete(coll, change.documentKey._id);
      return;
    case 'update': {
      const before = raw.get(coll, change.documentKey._id);
      // Deleted before it was read; its deletion comes later.
      if (before) raw.put(coll, applyUpdate(before, change.updateDescription));
      return;
    }
    case 'drop':
    case 'rename':
      throw new CopyRefused(`${coll} was replaced while it was read (${change.operationType})`);
  }
}

export interface CatchUpOptions {
  /** The collections' own names. */
  readonly names: readonly string[];
  readonly onRead: () => void;
}

/**
 * Reads collections while servers write, however long it takes, and then applies what has changed since the beginning, in
 * order: what `raw` holds in the end is one moment. Throws `CopyRefused`.
 */
export async function catchUp(
  { client, db }: Pick<MongoConnection, 'client' | 'db'>,
  raw: RawDocuments,
  { names, onRead }: CatchUpOptions,
): Promise<void> {
  const wanted = new Set(names);

  async function applyUntil(until: Timestamp, since: Timestamp, session: ClientSession): Promise<void> {
    let startAtOperationTime = since;
    for (let tries = 1; ; tries++) {
      const from = { startAtOperationTime, maxAwaitTimeMS: MAX_AWAIT_MS };
      const changes = db.watch<Document>([], { ...from, session, ...MAJORITY });
      try {
        for (;;) {
          const change = await changes.tryNext();
          if (!change || change.clusterTime?.greaterThan(until)) return;
          apply(raw, wanted, change);
          startAtOperationTime = change.clusterTime ?? startAtOperationTime;
          tries = 0;
        }
      } catch (fault) {
        if (tries === TRIES || !isBreak(fault)) throw fault;
      } finally {
        await changes.close();
      }
    }
  }

  // Each of its reads sees what the one before saw, at least.
  const session = client.startSession({ causalConsistency: true });
  try {
    const begun = await readTime(db, session);
    for (const name of names) {
      for await (const document of documentsInOrder(db.collection(name), { session, ...MAJORITY })) {
        raw.put(name, document);
        onRead();
      }
    }
    const until = await readTime(db, session);
    await applyUntil(until, new Timestamp(begun.add(1)), session);
  } catch (fault) {
    if (!(fault instanceof MongoServerError && fault.code === CHANGES_LOST)) throw fault;
    throw new CopyRefused('MongoDB forgot what changed while it was read: its oplog is too small');
  } finally {
    await session.endSession();
  }
}
