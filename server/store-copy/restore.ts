import { readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { lockDataFolder } from '../adapters/sqlite/data-lock.ts';
import { databaseFile } from '../adapters/sqlite/database.ts';
import type { StoreConfig } from '../config.ts';
import { type Copied, describeFile } from './copied.ts';
import { CopyRefused } from './copy-refused.ts';
import { copyDatabase } from './database-file.ts';
import { noProgress, type OnProgress } from './progress.ts';
import { inStagingFolder } from './staging-folder.ts';

async function restoreEmbedded(file: string, dataDir: string, onProgress: OnProgress): Promise<Copied> {
  const unlock = lockDataFolder(dataDir);
  try {
    const target = databaseFile(dataDir);
    // A log that was left behind would be played into the new database.
    const there = readdirSync(dataDir).find((name) => name.startsWith(basename(target)));
    if (there !== undefined) throw new CopyRefused(`${there} is in ${dataDir} already`);
    return await inStagingFolder(dataDir, async (folder) => {
      const copy = await copyDatabase(file, folder, onProgress);
      renameSync(copy, target);
      return describeFile(target);
    });
  } finally {
    unlock();
  }
}

async function restoreCluster(file: string, mongodbUrl: string, onProgress: OnProgress): Promise<Copied> {
  // Only here: embedded mode doesn't pay for the driver.
  const { connectMongo } = await import('../adapters/mongo/connection.ts');
  const { fillCluster } = await import('./fill-cluster.ts');
  const connection = await connectMongo(mongodbUrl, { appName: 'sawaal-restore' });
  try {
    return await inStagingFolder(tmpdir(), async (folder) =>
      fillCluster(connection, await copyDatabase(file, folder, onProgress), onProgress),
    );
  } finally {
    await connection.close();
  }
}

/**
 * Puts a copy where the configuration says: into a data folder without a database, or into an empty MongoDB. In MongoDB it
 * may be repeated after an interruption. Everybody is logged out. Returns what is there then, and what differs or
 * contradicts itself. Throws `CopyRefused` before anything is written, `StartRefused` and `StoreUnavailable`.
 */
export function restore(
  { DATA_DIR, MONGODB_URL }: StoreConfig,
  file: string,
  onProgress: OnProgress = noProgress,
): Promise<Copied> {
  return MONGODB_URL === undefined
    ? restoreEmbedded(file, DATA_DIR, onProgress)
    : restoreCluster(file, MONGODB_URL, onProgress);
}

/** Copies the data folder's store into MongoDB, while nobody writes to it. Throws as `restore` does. */
export async function migrateToCluster(
  { DATA_DIR, MONGODB_URL }: StoreConfig,
  onProgress: OnProgress = noProgress,
): Promise<Copied> {
  if (MONGODB_URL === undefined) throw new CopyRefused('MONGODB_URL is missing: it says where to');
  const unlock = lockDataFolder(DATA_DIR);
  try {
    return await restoreCluster(databaseFile(DATA_DIR), MONGODB_URL, onProgress);
  } finally {
    unlock();
  }
}
