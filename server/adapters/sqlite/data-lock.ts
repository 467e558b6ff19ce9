import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../../ports/start-refused.ts';
import { makeDataFolder } from './data-folder.ts';

export class DataFolderInUse extends StartRefused {
  override readonly name = 'DataFolderInUse';
}

/** SQLite's result code for what another process holds. */
const BUSY = 5;

function openLock(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(join(dataDir, 'writer.lock'));
  } catch (cause) {
    throw new StartRefused(`DATA_DIR: ${dataDir} cannot be written to`, { cause });
  }
}

/**
 * Takes the one writer's place of a data folder, or throws `DataFolderInUse`; `StartRefused` where the folder can't be used.
 * It is a lock of the operating system on a file of its own, so it ends with the process however that dies. Returns what
 * gives it back.
 */
export function lockDataFolder(dataDir: string): () => void {
  makeDataFolder(dataDir);
  const lock = openLock(dataDir);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    const isHeld = (cause as { errcode?: number }).errcode === BUSY;
    if (isHeld) throw new DataFolderInUse(`another process is using the data folder ${dataDir}`, { cause });
    throw new StartRefused(`DATA_DIR: ${dataDir} cannot be written to`, { cause });
  }
  return () => lock.close();
}
