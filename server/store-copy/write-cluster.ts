import type { DatabaseSync } from 'node:sqlite';
import type { Document } from 'mongodb';
import type { MongoConnection } from '../adapters/mongo/connection.ts';
import { COLLECTIONS } from '../adapters/mongo/documents.ts';
import { asUnavailable } from '../adapters/mongo/engine-faults.ts';
import { countOf, onlyIn } from './beside-file.ts';
import type { OnProgress } from './progress.ts';
import type { Row } from './table-mapping.ts';
import { copiedTables } from './tables.ts';

/** Few enough to be written long before the driver gives up waiting. */
const BATCH = 100;

function* inBatches<T>(items: Iterable<T>): Generator<readonly T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Writes what the file has and the cluster has not, as `besideFile` shows both, into the cluster's prepared store. Throws
 * `StoreUnavailable`.
 */
export async function writeCluster(
  both: DatabaseSync,
  { db }: Pick<MongoConnection, 'db'>,
  onProgress: OnProgress,
): Promise<void> {
  const missing = copiedTables.map((table) => ({ ...table, query: onlyIn('file', table) }));
  const total = missing.reduce((sum, { query }) => sum + countOf(both, query), 0);
  let done = 0;
  try {
    for (const { collection, toDocument, query } of missing) {
      for (const batch of inBatches(both.prepare(query).iterate() as Iterable<Row>)) {
        // The unused documents of a prepared database are replaced.
        const upserts = batch.map(toDocument).map((replacement) => ({
          replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
        }));
        await db.collection<Document>(COLLECTIONS[collection]).bulkWrite(upserts, { ordered: false });
        done += batch.length;
        onProgress('documents written', done, total);
      }
    }
  } catch (fault) {
    throw asUnavailable(fault);
  }
}
