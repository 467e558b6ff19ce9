import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../server/adapters/sqlite/database.ts';

/** What the release before this one left in SQLite, dumped from it: its schema and a row of each kind. */
const FIXTURE = join(import.meta.dirname, '../fixtures/sqlite-previous-release.sql');

/** Makes a file as that release left it. */
export function writePreviousRelease(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(readFileSync(FIXTURE, 'utf8'));
  database.close();
}

/** The same as the database of a data folder. */
export function fillAsPreviousRelease(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  writePreviousRelease(databaseFile(dataDir));
}

type Rows = Readonly<Record<string, readonly Record<string, unknown>[]>>;

/** Every row of a file, by table. */
export function allRows(file: string): Rows {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const rows = tables.map(({ name }) => [
    String(name),
    database.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all(),
  ]);
  database.close();
  return Object.fromEntries(rows);
}
