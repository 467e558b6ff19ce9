import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseFile, migrate, openDatabase } from '../adapters/sqlite/database.ts';
import { importJournaledSteps } from '../adapters/sqlite/migrations/step-journal.ts';
import { migrations } from '../adapters/sqlite/migrations.ts';
import { CopyRefused } from './copy-refused.ts';
import type { OnProgress } from './progress.ts';

function openSource(file: string): DatabaseSync {
  if (!existsSync(file)) throw new CopyRefused(`there is no ${file}`);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    const schema = Number(source.prepare('PRAGMA user_version').get()?.user_version);
    if (schema > 0 && schema <= migrations.length) return source;
  } catch {
    // Not even a database: the refusal is the same.
  }
  source.close();
  throw new CopyRefused(`${file} is not the database of a site that this release knows`);
}

/**
 * Copies the database `file` into `folder` while others may write to it: one moment of it, brought up to this release's
 * schema, without sessions. Returns the copy's path. Throws `CopyRefused`.
 */
export async function copyDatabase(file: string, folder: string, onProgress: OnProgress): Promise<string> {
  const source = openSource(file);
  try {
    // An open read transaction holds the moment: else every commit beside would make the copy begin again.
    source.exec('BEGIN; SELECT 1 FROM sqlite_schema');
    const pages = await backup(source, databaseFile(folder), {
      progress: ({ totalPages, remainingPages }) =>
        onProgress('pages copied', totalPages - remainingPages, totalPages),
    });
    onProgress('pages copied', pages, pages);
  } finally {
    source.close();
  }
  const copy = openDatabase(folder);
  importJournaledSteps(file, copy);
  copy.exec('DELETE FROM sessions; DELETE FROM admin_sessions');
  // A copy is one file: nothing of it stays in a log beside it.
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  return databaseFile(folder);
}

const CONSTRAINT = 19;

const isContradiction = (fault: unknown): fault is Error =>
  fault instanceof Error && 'errcode' in fault && (Number(fault.errcode) & 0xff) === CONSTRAINT;

/**
 * Makes a database of this release in `folder` and lets `fill` fill it. Returns its path. Throws `CopyRefused` where the
 * rows break the schema's rules.
 */
export async function createDatabase(
  folder: string,
  fill: (database: DatabaseSync) => Promise<void>,
): Promise<string> {
  // Rows come table by table: a row may be there before the one that it refers to.
  const database = new DatabaseSync(databaseFile(folder), { enableForeignKeyConstraints: false });
  try {
    migrate(database);
    await fill(database);
  } catch (fault) {
    if (!isContradiction(fault)) throw fault;
    throw new CopyRefused(`the store contradicts itself (${fault.message}): npm run audit:store tells where`);
  } finally {
    database.close();
  }
  return databaseFile(folder);
}
