import type { DatabaseSync } from 'node:sqlite';
import type { Document } from 'mongodb';
import type { MongoConnection } from '../mongo/connection.ts';
import { COLLECTIONS } from '../mongo/documents.ts';
import { asUnavailable } from '../mongo/engine-faults.ts';
import { noProgress, type OnProgress } from './progress.ts';
import type { ReadTable } from './table-mapping.ts';

/** So many documents come with one answer of the server. */
const BATCH = 500;

export interface ReadClusterOptions {
  readonly tables: readonly ReadTable[];
  readonly onProgress?: OnProgress;
}

/**
 * Reads one moment of a cluster's store into the tables of `into`, in place of what is there, in one transaction: a server
 * lets it take a minute, unless told otherwise. Throws `StoreUnavailable`; `into` is then worth nothing.
 */
export async function readCluster(
  { client, db }: Pick<MongoConnection, 'client' | 'db'>,
  into: DatabaseSync,
  { tables, onProgress = noProgress }: ReadClusterOptions,
): Promise<void> {
  const collectionOf = ({ collection }: ReadTable) => db.collection<Document>(COLLECTIONS[collection]);
  const session = client.startSession();
  session.startTransaction({ readConcern: 'snapshot' });
  try {
    const counts = await Promise.all(tables.map((table) => collectionOf(table).estimatedDocumentCount()));
    const total = counts.reduce((sum, count) => sum + count, 0);
    let done = 0;
    into.exec('BEGIN');
    for (const table of tables) {
      const { columns, onConflict = '' } = table;
      into.exec(`DELETE FROM ${table.table}`);
      const insert = into.prepare(
        `INSERT INTO ${table.table} (${columns.join(', ')})
         VALUES (${columns.map((column) => `:${column}`).join(', ')}) ${onConflict}`,
      );
      for await (const document of collectionOf(table).find({}, { session, batchSize: BATCH })) {
        insert.run(table.toRow(document));
        done += 1;
        if (done % BATCH === 0) onProgress('documents read', done, total);
      }
    }
    into.exec('COMMIT');
    onProgress('documents read', done, done);
  } catch (fault) {
    throw asUnavailable(fault);
  } finally {
    await session.endSession();
  }
}
