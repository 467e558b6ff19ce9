import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../adapters/sqlite/database.ts';
import { copiedTables, sessionTables } from './tables.ts';

/** Without a name SQLite keeps it in memory while it is small, and in a temporary file when it grows. */
const TEMPORARY = '';

/**
 * A temporary database with the columns and keys of the real one, but without its other constraints: contradictions go in
 * and are found by the audit.
 */
export function openUnconstrainedDatabase(): DatabaseSync {
  const model = new DatabaseSync(':memory:');
  migrate(model);
  const columnsOf = model.prepare('SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid');
  const database = new DatabaseSync(TEMPORARY, { enableForeignKeyConstraints: false });
  for (const { table } of [...copiedTables, ...sessionTables]) {
    const columns = columnsOf.all(table);
    const key = columns.filter(({ pk }) => pk !== 0).map(({ name }) => name);
    const declared = columns.map(({ name, type }) => `${name} ${type}`);
    database.exec(`CREATE TABLE ${table} (${declared.join(', ')}, PRIMARY KEY (${key.join(', ')}))`);
  }
  // The one other column that the audit looks members up by.
  database.exec('CREATE INDEX ledger_of_account ON ledger (account_id)');
  model.close();
  return database;
}
