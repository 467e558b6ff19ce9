import type { DatabaseSync } from 'node:sqlite';
import type { MongoConnection } from '../adapters/mongo/connection.ts';
import type { OnProgress } from './progress.ts';
import { readCluster } from './read-cluster.ts';
import type { MappedTable } from './table-mapping.ts';
import { copiedTables } from './tables.ts';
import { openUnconstrainedDatabase } from './unconstrained-database.ts';

/** Shows `look` one moment of the cluster's store as schema `main`, and a database's file beside it as schema `file`. */
export async function besideFile<T>(
  connection: MongoConnection,
  file: string,
  onProgress: OnProgress,
  look: (both: DatabaseSync) => T | Promise<T>,
): Promise<T> {
  const both = openUnconstrainedDatabase();
  try {
    await readCluster(connection, both, { tables: copiedTables, onProgress });
    both.prepare('ATTACH ? AS file').run(file);
    return await look(both);
  } finally {
    both.close();
  }
}

type Side = 'main' | 'file';

/** Selects the rows that one side has and the other has not, or not like that. */
export function onlyIn(side: Side, { table, columns }: MappedTable): string {
  const other: Side = side === 'main' ? 'file' : 'main';
  const list = columns.join(', ');
  return `SELECT ${list} FROM ${side}.${table} EXCEPT SELECT ${list} FROM ${other}.${table}`;
}

/** How many rows a query selects, but for those that are `unless`. */
export function countOf(database: DatabaseSync, query: string, unless = 'FALSE'): number {
  const sql = `SELECT count(*) AS rows FROM (${query}) WHERE NOT (${unless})`;
  return Number(database.prepare(sql).get()?.rows);
}
