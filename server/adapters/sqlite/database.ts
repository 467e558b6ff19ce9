import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';

const BUSY_TIMEOUT_MS = 2_000;

export const databaseFile = (dataDir: string): string => join(dataDir, 'sawaal.sqlite');

/** Opens the data folder's database for writing and brings its schema up to date. */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: BUSY_TIMEOUT_MS });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  migrate(database);
  return database;
}

/** Brings a database's schema up to date. Throws when it is of a newer release. */
export function migrate(database: DatabaseSync): void {
  const seen = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (seen > migrations.length) {
    throw new Error(
      `the database is of a newer release (schema ${seen}, this one knows ${migrations.length})`,
    );
  }
  for (const [index, migration] of migrations.entries()) {
    if (index < seen) continue;
    database.exec(`BEGIN IMMEDIATE; ${migration}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}
