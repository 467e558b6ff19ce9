import type { DatabaseSync } from 'node:sqlite';
import { connectMongo } from '../adapters/mongo/connection.ts';
import { CopyRefused } from './copy-refused.ts';
import { countRows } from './figures.ts';
import { type ReadClusterOptions, readCluster } from './read-cluster.ts';

/** Reads one moment of the store at an address. Throws `StartRefused` where there is none, and `StoreUnavailable`. */
export async function readStore(
  mongodbUrl: string,
  into: DatabaseSync,
  options: ReadClusterOptions,
): Promise<void> {
  const connection = await connectMongo(mongodbUrl, { appName: 'sawaal-copy' });
  try {
    await readCluster(connection, into, options);
    if (countRows(into, 'slots') === 0) {
      throw new CopyRefused(`there is no store in the database ${connection.db.databaseName}`);
    }
  } finally {
    await connection.close();
  }
}
