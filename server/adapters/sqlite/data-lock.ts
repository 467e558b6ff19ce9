import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../../ports/start-refused.ts';

export class DataFolderInUse extends StartRefused {
  override readonly name = 'DataFolderInUse';
}

/**
 * Takes the one writer's place of a data folder, or throws `DataFolderInUse`. It is a lock of the operating system on a
 * file of its own, so it ends with the process however that dies. Returns what gives it back.
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'writer.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new DataFolderInUse(`another process is using the data folder ${dataDir}`, { cause });
  }
  return () => lock.close();
}
