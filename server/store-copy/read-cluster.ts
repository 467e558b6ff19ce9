import type { DatabaseSync } from 'node:sqlite';
import type { ClientSession, Document } from 'mongodb';
import type { MongoConnection } from '../adapters/mongo/connection.ts';
import { COLLECTIONS, type Documents } from '../adapters/mongo/documents.ts';
import { asUnavailable } from '../adapters/mongo/engine-faults.ts';
import { catchUp } from './catch-up.ts';
import { documentsInOrder } from './documents-in-order.ts';
import { noProgress, type OnProgress } from './progress.ts';
import { openRawDocuments } from './raw-documents.ts';
import { isMomentGone, openSnapshot } from './snapshot.ts';
import type { ReadTable } from './table-mapping.ts';

/** Progress is told after so many documents. */
const STEP = 500;

export interface ReadClusterOptions {
  readonly tables: readonly ReadTable[];
  readonly onProgress?: OnProgress;
}

type DocumentsOf = (collection: keyof Documents) => Iterable<Document> | AsyncIterable<Document>;

/** Puts rows in place of what is in the tables. */
async function fill(into: DatabaseSync, tables: readonly ReadTable[], documentsOf: DocumentsOf) {
  into.exec('BEGIN');
  try {
    for (const { table, collection, columns, onlyId, toRow } of tables) {
      into.exec(`DELETE FROM ${table}`);
      const insert = into.prepare(
        `INSERT INTO ${table} (${columns.join(', ')})
         VALUES (${columns.map((column) => `:${column}`).join(', ')})`,
      );
      for await (const document of documentsOf(collection)) {
        if (onlyId === undefined || document._id === onlyId) insert.run(toRow(document));
      }
    }
    into.exec('COMMIT');
  } catch (fault) {
    into.exec('ROLLBACK');
    throw fault;
  }
}

/**
 * Reads one moment of a cluster's store into the tables of `into`, in place of what is there: by a snapshot session, or,
 * where the server keeps no moment for so long, by catching up with what changed meanwhile. No transaction limits it, and
 * what breaks off goes on where it was. Throws `CopyRefused` and `StoreUnavailable`.
 */
export async function readCluster(
  connection: Pick<MongoConnection, 'client' | 'db'>,
  into: DatabaseSync,
  { tables, onProgress = noProgress }: ReadClusterOptions,
): Promise<void> {
  const { db } = connection;
  let done = 0;
  let total = 0;

  function onRead(): void {
    done += 1;
    if (done % STEP === 0) onProgress('documents read', done, Math.max(done, total));
  }

  /** False where the server no longer has the moment. */
  async function readSnapshot(session: ClientSession): Promise<boolean> {
    async function* documentsOf(collection: keyof Documents) {
      for await (const document of documentsInOrder(db.collection(COLLECTIONS[collection]), { session })) {
        onRead();
        yield document;
      }
    }
    try {
      await fill(into, tables, documentsOf);
      return true;
    } catch (fault) {
      if (!isMomentGone(fault)) throw fault;
      done = 0;
      return false;
    } finally {
      await session.endSession();
    }
  }

  async function readCaughtUp(): Promise<void> {
    const raw = openRawDocuments();
    try {
      const names = tables.map(({ collection }) => COLLECTIONS[collection]);
      await catchUp(connection, raw, { names, onRead });
      await fill(into, tables, (collection) => raw.all(COLLECTIONS[collection]));
    } finally {
      raw.close();
    }
  }

  try {
    const counts = tables.map(({ collection }) =>
      db.collection(COLLECTIONS[collection]).estimatedDocumentCount(),
    );
    total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    const snapshot = await openSnapshot(connection);
    if (!snapshot || !(await readSnapshot(snapshot))) await readCaughtUp();
    onProgress('documents read', done, done);
  } catch (fault) {
    throw asUnavailable(fault);
  }
}
