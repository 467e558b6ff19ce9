import type { DatabaseSync } from 'node:sqlite';
import { copiedTables } from './tables.ts';

/** What a store holds, in numbers, by their names. */
export type Figures = Readonly<Record<string, number>>;

const SUMS: Readonly<Record<string, string>> = {
  'slots taken': 'SELECT taken AS figure FROM slots',
  'points of members': 'SELECT coalesce(sum(points), 0) AS figure FROM accounts',
  'points in the ledger': 'SELECT coalesce(sum(points), 0) AS figure FROM ledger',
  'points in withdrawals': 'SELECT coalesce(sum(amount), 0) AS figure FROM withdrawals',
  'points in the payout archive': 'SELECT coalesce(sum(amount), 0) AS figure FROM payout_archive',
  'plays ever finished': `SELECT (SELECT coalesce(sum(quiz_count), 0) FROM accounts)
    + (SELECT count(*) FROM plays WHERE account_id IS NULL AND finished_at IS NOT NULL)
    + (SELECT coalesce(sum(value), 0) FROM counters WHERE name = 'plays_gone') AS figure`,
};

export function countRows(database: DatabaseSync, table: string): number {
  return Number(database.prepare(`SELECT count(*) AS figure FROM ${table}`).get()?.figure);
}

/** The rows of every table, and the sums that people ask for. */
export function figuresOf(database: DatabaseSync): Figures {
  const counts = copiedTables.map(({ table }) => [table, countRows(database, table)]);
  const sums = Object.entries(SUMS).map(([name, sql]) => [name, Number(database.prepare(sql).get()?.figure)]);
  return Object.fromEntries([...counts, ...sums]);
}
