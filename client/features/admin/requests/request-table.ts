import type { AdminWithdrawalView } from '../../../../shared/contract/views.ts';
import { compareRequests, type Sort, type StatusFilter, workingOrder } from './request-order.ts';

export type Row = AdminWithdrawalView;

/** The live table of requests: what is known of each, and the order in which they stand on the screen. */
export interface RequestTable {
  readonly rows: ReadonlyMap<string, Row>;
  readonly order: readonly string[];
  /** New ones that wait, so that nothing moves under the reader's eyes. */
  readonly held: readonly string[];
  /** Deleted for good: an id is never used twice, so whatever still comes of them is late. */
  readonly gone: ReadonlySet<string>;
  readonly sort: Sort;
  readonly filter: StatusFilter;
  /** Their status changed while they were shown: they stay until the filter is set again. */
  readonly kept: ReadonlySet<string>;
  /** Counts what was asked for and what arrived. */
  readonly tick: number;
  /** When the newest reply that was taken had been asked for. */
  readonly repliedTo: number;
  /** The tick at which each row was first known. */
  readonly knownAt: ReadonlyMap<string, number>;
}

export const emptyTable: RequestTable = {
  rows: new Map(),
  order: [],
  held: [],
  gone: new Set(),
  sort: workingOrder,
  filter: 'all',
  kept: new Set(),
  tick: 0,
  repliedTo: 0,
  knownAt: new Map(),
};

function isNewer(table: RequestTable, row: Row): boolean {
  return row.version >= (table.rows.get(row.id)?.version ?? Number.NEGATIVE_INFINITY);
}

/** Where a new row belongs among those that stand there, in whatever order they stand. */
function withRow(
  order: readonly string[],
  row: Row,
  { rows, sort }: Pick<RequestTable, 'rows' | 'sort'>,
): readonly string[] {
  const place = order.findIndex((id) => {
    const other = rows.get(id);
    return other !== undefined && compareRequests(row, other, sort) < 0;
  });
  return place < 0 ? [...order, row.id] : order.toSpliced(place, 0, row.id);
}

/** Takes a row that an event or a reply brought; what is older than what is shown is dropped. */
export function arrived(table: RequestTable, row: Row, isReading: boolean): RequestTable {
  if (table.gone.has(row.id) || !isNewer(table, row)) return table;
  const before = table.rows.get(row.id);
  const tick = table.tick + 1;
  const next: RequestTable = {
    ...table,
    tick,
    rows: new Map(table.rows).set(row.id, row),
    knownAt: before ? table.knownAt : new Map(table.knownAt).set(row.id, tick),
    kept: before && before.status !== row.status ? new Set(table.kept).add(row.id) : table.kept,
  };
  if (before) return next;
  return isReading
    ? { ...next, held: [...table.held, row.id] }
    : { ...next, order: withRow(next.order, row, next) };
}

/** The member of a request was deleted: it stays where it is, marked, until the table is arranged anew. */
export function vanished(table: RequestTable, id: string): RequestTable {
  return { ...table, gone: new Set(table.gone).add(id), held: table.held.filter((other) => other !== id) };
}

/** Everything is about to be asked for: the tick of the result belongs to the reply. */
export function asking(table: RequestTable): RequestTable {
  return { ...table, tick: table.tick + 1 };
}

/**
 * Takes a reply with all requests. `since` is the tick at which it was asked for: what arrived later may be missing
 * in it, what was known before and is missing was deleted; one that was overtaken by a newer reply says nothing.
 * `arrange` puts everything in the order of the reply.
 */
export function fetched(
  table: RequestTable,
  reply: readonly Row[],
  { since, arrange }: { since: number; arrange: boolean },
): RequestTable {
  if (since < table.repliedTo) return table;
  const sent = reply.filter(({ id }) => !table.gone.has(id));
  const sentIds = new Set(sent.map(({ id }) => id));
  const deleted = [...table.rows.keys()].filter(
    (id) => !sentIds.has(id) && (table.knownAt.get(id) ?? 0) <= since,
  );
  const tick = table.tick + 1;
  const rows = new Map(table.rows);
  const knownAt = new Map(table.knownAt);
  for (const row of sent) {
    if (isNewer(table, row)) rows.set(row.id, row);
    if (!knownAt.has(row.id)) knownAt.set(row.id, tick);
  }
  const gone = new Set([...table.gone, ...deleted]);
  const next = { ...table, tick, repliedTo: since, rows, knownAt, gone };
  if (arrange) return arranged(next, [...sentIds]);

  const known = new Set([...table.order, ...table.held]);
  const held = [...table.held, ...[...sentIds].filter((id) => !known.has(id))];
  return { ...next, held: held.filter((id) => !gone.has(id)) };
}

/** Everything in the given order, or by the sort; nothing is held any more, and what is gone goes. */
function arranged(table: RequestTable, order: readonly string[]): RequestTable {
  const rows = new Map([...table.rows].filter(([id]) => !table.gone.has(id)));
  const knownAt = new Map([...table.knownAt].filter(([id]) => rows.has(id)));
  const stay = order.filter((id) => rows.has(id));
  const placed = new Set(stay);
  const missing = [...rows.values()].filter(({ id }) => !placed.has(id));
  const complete = missing.reduce<readonly string[]>(
    (all, row) => withRow(all, row, { rows, sort: table.sort }),
    stay,
  );
  return { ...table, rows, knownAt, order: complete, held: [], kept: new Set() };
}

/** Shows what was held: each at its place. */
export function released(table: RequestTable): RequestTable {
  const order = table.order.filter((id) => !table.gone.has(id));
  return arranged(table, order);
}

export function sorted(table: RequestTable, sort: Sort): RequestTable {
  const rows = [...table.rows.values()].sort((a, b) => compareRequests(a, b, sort));
  return arranged(
    { ...table, sort },
    rows.map(({ id }) => id),
  );
}

export function filtered(table: RequestTable, filter: StatusFilter): RequestTable {
  return { ...table, filter, kept: new Set() };
}

/** The rows on the screen, in their order. */
export function shownRows({ rows, order, filter, kept }: RequestTable): Row[] {
  return order.flatMap((id) => {
    const row = rows.get(id);
    return row && (filter === 'all' || row.status === filter || kept.has(id)) ? [row] : [];
  });
}

export function countRows({ rows, gone }: RequestTable): Record<StatusFilter, number> {
  const present = [...rows.values()].filter(({ id }) => !gone.has(id));
  const pending = present.filter(({ status }) => status === 'Pending').length;
  return { all: present.length, Pending: pending, Paid: present.length - pending };
}
