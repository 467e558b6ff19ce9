import { chmodSync, existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { databaseFile } from '../adapters/sqlite/database.ts';
import type { StoreConfig } from '../config.ts';
import { type Copied, describeFile } from './copied.ts';
import { CopyRefused } from './copy-refused.ts';
import { copyDatabase, createDatabase } from './database-file.ts';
import { noProgress, type OnProgress } from './progress.ts';
import { inStagingFolder } from './staging-folder.ts';
import { copiedTables } from './tables.ts';

/** It holds account numbers and the hashes of passwords. */
const OWNER_ONLY = 0o600;

async function copyCluster(mongodbUrl: string, folder: string, onProgress: OnProgress): Promise<string> {
  // Only here: embedded mode doesn't pay for the driver.
  const { readStore } = await import('./read-store.ts');
  return createDatabase(folder, (database) =>
    readStore(mongodbUrl, database, { tables: copiedTables, onProgress }),
  );
}

/**
 * Copies one moment of the store into a new database file, while servers may be running. Returns what the copy holds and
 * what its audit finds. Throws `CopyRefused`, `StartRefused` and `StoreUnavailable`; then there is no file.
 */
export async function backUp(
  { DATA_DIR, MONGODB_URL }: StoreConfig,
  file: string,
  onProgress: OnProgress = noProgress,
): Promise<Copied> {
  if (existsSync(file)) throw new CopyRefused(`${file} is there already`);
  return inStagingFolder(dirname(file), async (folder) => {
    const copy =
      MONGODB_URL === undefined
        ? await copyDatabase(databaseFile(DATA_DIR), folder, onProgress)
        : await copyCluster(MONGODB_URL, folder, onProgress);
    const copied = describeFile(copy);
    chmodSync(copy, OWNER_ONLY);
    renameSync(copy, file);
    return copied;
  });
}
