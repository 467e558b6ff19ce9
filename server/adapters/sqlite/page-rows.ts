import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { PageWish } from '../../ports/page.ts';

export interface PageOfRows extends PageWish {
  readonly table: string;
  /** The column of the moment. */
  readonly at: string;
  readonly order: 'asc' | 'desc';
  /** The columns that are searched. */
  readonly texts: readonly string[];
  /** What else must be, with its values. */
  readonly where: readonly (readonly [condition: string, ...values: SQLInputValue[]])[];
}

const literally = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The rows of one page, by their moment and id. */
export function pageOfRows(
  database: DatabaseSync,
  { table, at, order, after, limit, containing, texts, where }: PageOfRows,
): readonly Record<string, unknown>[] {
  const conditions = [...where];
  if (after) conditions.push([`(${at}, id) ${order === 'asc' ? '>' : '<'} (?, ?)`, after.at, after.id]);
  if (containing !== null) {
    const contains = texts.map((text) => `${text} LIKE ? ESCAPE '\\'`).join(' OR ');
    conditions.push([`(${contains})`, ...texts.map(() => literally(containing))]);
  }
  const all = conditions.map(([condition]) => condition).join(' AND ') || 'TRUE';
  const rows = database.prepare(
    `SELECT * FROM ${table} WHERE ${all} ORDER BY ${at} ${order}, id ${order} LIMIT ?`,
  );
  return rows.all(...conditions.flatMap(([, ...values]) => values), limit);
}
