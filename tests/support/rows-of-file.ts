import { DatabaseSync } from 'node:sqlite';
import { copiedTables } from '../../server/store-copy/tables.ts';

/** Every row that a copy holds, by table. */
export function rowsOfFile(file: string): Record<string, unknown> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return Object.fromEntries(
      copiedTables.map(({ table }) => [
        table,
        database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
      ]),
    );
  } finally {
    database.close();
  }
}
