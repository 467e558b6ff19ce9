import type { DatabaseSync } from 'node:sqlite';
import type { MongoConnection } from '../adapters/mongo/connection.ts';
import { COLLECTIONS } from '../adapters/mongo/documents.ts';
import { prepareDatabase } from '../adapters/mongo/prepare-database.ts';
import { auditDatabase } from './audit.ts';
import { besideFile, countOf, onlyIn } from './beside-file.ts';
import { type Copied, figuresOfFile } from './copied.ts';
import { CopyRefused } from './copy-refused.ts';
import { figuresOf } from './figures.ts';
import { noProgress, type OnProgress } from './progress.ts';
import { copiedTables } from './tables.ts';
import { writeCluster } from './write-cluster.ts';

/** Rows that say nothing yet: a database is prepared with them. */
const UNUSED: Readonly<Record<string, string>> = {
  slots: 'taken = 0',
  cleanup: 'allowed = 0 AND run IS NULL',
  counters: 'value = 0',
};

function refuseOthers(both: DatabaseSync): void {
  for (const table of copiedTables) {
    const others = countOf(both, onlyIn('main', table), UNUSED[table.table]);
    if (others === 0) continue;
    const what = `${others} in ${COLLECTIONS[table.collection]} that the file has not, or not like that`;
    throw new CopyRefused(`MongoDB holds documents already (${what}): name an empty database`);
  }
}

function verify(both: DatabaseSync): Copied['differences'] {
  const differing = copiedTables.flatMap((table) => {
    const missing = countOf(both, onlyIn('file', table));
    const further = countOf(both, onlyIn('main', table));
    if (missing + further === 0) return [];
    const found = `${COLLECTIONS[table.collection]} lacks ${missing} of them and has ${further} others`;
    return [{ check: 'the cluster holds what the file holds', found }];
  });
  return [...differing, ...auditDatabase(both)];
}

/**
 * Fills a cluster's store from a database's file of this release, and reads all of it again to compare. What is in the
 * cluster already must be what an interrupted run over the same file wrote there, unchanged since; so it may be repeated
 * until it succeeds. Throws `CopyRefused` before anything is written, and `StoreUnavailable`.
 */
export async function fillCluster(
  connection: MongoConnection,
  file: string,
  onProgress: OnProgress = noProgress,
): Promise<Copied> {
  await besideFile(connection, file, onProgress, async (both) => {
    refuseOthers(both);
    await prepareDatabase(connection.db);
    await writeCluster(both, connection, onProgress);
  });
  return besideFile(connection, file, onProgress, (both) => ({
    figures: { file: figuresOfFile(file), MongoDB: figuresOf(both) },
    differences: verify(both),
  }));
}
