import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

const syncData = promisify(fdatasync);

/** The log of a database in WAL mode, as this process syncs it: beside the commits and not within them. */
export interface WriteAheadLog {
  /** Resolves once every commit that is done is on the disk. */
  sync(): Promise<void>;
  /** Pages in it. */
  pages(): number;
  close(): void;
}

/** A file that has just been made has its name on the disk once its folder is synced. */
function syncFolderOf(file: string): void {
  // Windows opens no folders, and needs none to be synced.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/**
 * Takes the syncing of the log, and its copying into the database, over from SQLite. The file is the same one as long as the
 * connection is open: SQLite only overwrites it from the beginning, once all of it is in the database and that is synced.
 */
export function openWriteAheadLog(database: DatabaseSync): WriteAheadLog {
  database.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
  // What reads first opens the log, and makes it where there is none.
  database.exec('SELECT 1 FROM slots');
  const file = `${database.location()}-wal`;
  const log = openSync(file, 'r+');
  syncFolderOf(file);
  const state = database.prepare('PRAGMA wal_checkpoint = NOOP');
  return {
    sync: () => syncData(log),
    pages: () => Number(state.get()?.log),
    close: () => closeSync(log),
  };
}
