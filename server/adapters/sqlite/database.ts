import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { foldReference } from '../../../shared/rules/payment-reference.ts';
import { StartRefused } from '../../ports/start-refused.ts';
import { makeDataFolder } from './data-folder.ts';
import { takeOverJournal } from './migrations/step-journal.ts';
import { migrations } from './migrations.ts';

const BUSY_TIMEOUT_MS = 2_000;
/** SQLite's result codes for a file that is damaged, or no database. */
const DAMAGED = new Set([11, 26]);

export const isDamage = (fault: unknown): boolean =>
  DAMAGED.has(Number((fault as { errcode?: number }).errcode) & 0xff);

export const databaseFile = (dataDir: string): string => join(dataDir, 'sawaal.sqlite');

/** How many migrations the file has seen. */
export const schemaOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);

const damaged =
  'is damaged; nothing was changed. Move it and the files beside it away and run: npm run restore -- <backup>';

/** Why a database can't be used, and the way back. */
function faultOf(database: DatabaseSync): string | undefined {
  const seen = schemaOf(database);
  if (seen > migrations.length) {
    return `is of a newer release (schema ${seen}, this one knows ${migrations.length}); nothing was changed. Start that release again, or restore a backup of this one into another DATA_DIR`;
  }
  const isEmpty = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  if (seen === 0 && !isEmpty) {
    return 'is not a database of Sawaal; nothing was changed. Set another DATA_DIR';
  }
  const isWhole = database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';
  return isWhole ? undefined : damaged;
}

/** Looks before anything is written. Throws `StartRefused`. */
function checkUsable(database: DatabaseSync, file: string): void {
  let fault: string | undefined;
  try {
    fault = faultOf(database);
  } catch (cause) {
    if (!isDamage(cause)) throw cause;
    fault = damaged;
  }
  if (fault === undefined) return;
  database.close();
  throw new StartRefused(`${file} ${fault}`);
}

/**
 * Opens the data folder's database for writing and brings its schema up to date. Throws `StartRefused` where it can't be used;
 * then it is as it was.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  makeDataFolder(dataDir);
  const file = databaseFile(dataDir);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  checkUsable(database, file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  migrate(database);
  takeOverJournal(file, database);
  return database;
}

/** Brings the schema of a database that can be used up to date, in one step. */
export function migrate(database: DatabaseSync): void {
  const pending = migrations.slice(schemaOf(database));
  if (pending.length === 0) return;
  database.function('fold_reference', { deterministic: true }, (reference) =>
    foldReference(String(reference)),
  );
  const steps = [...pending, `PRAGMA user_version = ${migrations.length}`];
  database.exec(`BEGIN IMMEDIATE; ${steps.join(';\n')}; COMMIT`);
}
