import type { AdminWithdrawalView } from '../../../../shared/contract/views.ts';
import { compareRequests, type Sort, type StatusFilter, workingOrder } from './request-order.ts';
import { isFound } from './request-search.ts';

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
  /** What is searched for; empty for everything. */
  readonly q: string;
  /** The pages that were loaded: of which status and search, and what they end with; null where they have all of it. */
  readonly pages: { readonly of: StatusFilter; readonly q: string; readonly end: Row | null };
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
  q: '',
  pages: { of: 'all', q: '', end: null },
  kept: new Set(),
  tick: 0,
  repliedTo: 0,
  knownAt: new Map(),
};

function isNewer(table: RequestTable, row: Row): boolean {
  return row.version >= (table.rows.get(row.id)?.version ?? Number.NEGATIVE_INFINITY);
}

/** Whether every request there is was loaded. */
export function isWhole({ pages }: RequestTable): boolean {
  return pages.of === 'all' && pages.q === '' && pages.end === null;
}

/** Behind what was loaded: it comes with a later page. */
function isBeyond({ pages, sort }: RequestTable, row: Row): boolean {
  return pages.end !== null && compareRequests(row, pages.end, sort) > 0;
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
export function arrived(table: RequestTable, row: Row, isAnchored: boolean): RequestTable {
  if (table.gone.has(row.id) || !isNewer(table, row)) return table;
  const before = table.rows.get(row.id);
  if (!before && isBeyond(table, row)) return table;
  const tick = table.tick + 1;
  const next: RequestTable = {
    ...table,
    tick,
    rows: new Map(table.rows).set(row.id, row),
    knownAt: before ? table.knownAt : new Map(table.knownAt).set(row.id, tick),
    kept: before && before.status !== row.status ? new Set(table.kept).add(row.id) : table.kept,
  };
  if (before) return next;
  return isAnchored
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

/** What was known when a reply was asked for, and is not in it. */
export function missingIn(table: RequestTable, reply: readonly Row[], since: number): string[] {
  const sent = new Set(reply.map(({ id }) => id));
  return [...table.rows.keys()].filter((id) => !sent.has(id) && (table.knownAt.get(id) ?? 0) <= since);
}

export interface Fetched {
  readonly since: number;
  readonly arrange: boolean;
  readonly pages?: RequestTable['pages'];
  /** Not put together from several pages, between which something may have moved. */
  readonly isOneMoment?: boolean;
}

/**
 * Takes a reply that begins with the first request. `since` is the tick at which it was asked for: what arrived later may be
 * missing in it, what was known before and is missing in the whole was deleted; one that was overtaken by a newer reply says
 * nothing. `arrange` puts everything in the order of the reply, and leaves what it doesn't have to later pages.
 */
export function fetched(
  before: RequestTable,
  reply: readonly Row[],
  { since, arrange, pages = before.pages, isOneMoment = true }: Fetched,
): RequestTable {
  if (since < before.repliedTo) return before;
  const isAll = isOneMoment && isWhole({ ...before, pages });
  const missing = missingIn(before, reply, since);
  const table = arrange && !isAll ? without(before, missing) : before;
  const sent = reply.filter(({ id }) => !table.gone.has(id));
  const sentIds = new Set(sent.map(({ id }) => id));
  const deleted = isAll ? missing : [];
  const tick = table.tick + 1;
  const rows = new Map(table.rows);
  const knownAt = new Map(table.knownAt);
  for (const row of sent) {
    if (isNewer(table, row)) rows.set(row.id, row);
    if (!knownAt.has(row.id)) knownAt.set(row.id, tick);
  }
  const gone = new Set([...table.gone, ...deleted]);
  const next = { ...table, pages, tick, repliedTo: since, rows, knownAt, gone };
  if (arrange) return arranged(next, [...sentIds]);

  const known = new Set([...table.order, ...table.held]);
  const held = [...table.held, ...[...sentIds].filter((id) => !known.has(id))];
  return { ...next, held: held.filter((id) => !gone.has(id)) };
}

function without(table: RequestTable, ids: readonly string[]): RequestTable {
  const out = new Set(ids);
  const stays = (id: string) => !out.has(id);
  return {
    ...table,
    rows: new Map([...table.rows].filter(([id]) => stays(id))),
    knownAt: new Map([...table.knownAt].filter(([id]) => stays(id))),
    order: table.order.filter(stays),
    held: table.held.filter(stays),
  };
}

/** Takes the page after those that were loaded. */
export function appended(
  table: RequestTable,
  page: readonly Row[],
  pages: RequestTable['pages'],
): RequestTable {
  const fresh = page.filter(({ id }) => !table.gone.has(id));
  const unknown = fresh.filter(({ id }) => !table.rows.has(id)).map(({ id }) => id);
  const tick = table.tick + 1;
  const newer = fresh.filter((row) => isNewer(table, row));
  return {
    ...table,
    tick,
    pages,
    rows: new Map([...table.rows, ...newer.map((row) => [row.id, row] as const)]),
    knownAt: new Map([...table.knownAt, ...unknown.map((id) => [id, tick] as const)]),
    order: [...table.order, ...unknown],
  };
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

export function searched(table: RequestTable, q: string): RequestTable {
  return { ...table, q, kept: new Set() };
}

/** Shows one request in any case: whatever is filtered, searched for, held back or not loaded yet. */
export function revealed(before: RequestTable, row: Row): RequestTable {
  const table = searched(filtered(before, 'all'), '');
  if (table.gone.has(row.id)) return table;
  const rows = isNewer(table, row) ? new Map(table.rows).set(row.id, row) : table.rows;
  const isPlaced = table.order.includes(row.id);
  return {
    ...table,
    rows,
    held: table.held.filter((id) => id !== row.id),
    order: isPlaced ? table.order : withRow(table.order, row, { ...table, rows }),
  };
}

/** New requests that wait and fit what is searched for. */
export function heldRows({ rows, held, q }: RequestTable): Row[] {
  return held.flatMap((id) => {
    const row = rows.get(id);
    return row && isFound(row, q) ? [row] : [];
  });
}

/** The rows on the screen, in their order. */
export function shownRows({ rows, order, filter, kept, q }: RequestTable): Row[] {
  return order.flatMap((id) => {
    const row = rows.get(id);
    const isWanted = filter === 'all' || row?.status === filter || kept.has(id);
    return row && isWanted && isFound(row, q) ? [row] : [];
  });
}

/** How many there are of each status, as far as they were loaded: «50+» where there are more. */
export function countRows(table: RequestTable): Record<StatusFilter, string> {
  const present = [...table.rows.values()].filter((row) => !table.gone.has(row.id) && isFound(row, table.q));
  const pending = present.filter(({ status }) => status === 'Pending').length;
  const { of, q, end } = table.pages;
  const isAllOf = (filter: StatusFilter) => end === null && q === table.q && (of === 'all' || of === filter);
  const text = (count: number, filter: StatusFilter) =>
    isWhole(table) || isAllOf(filter) ? `${count}` : `${count}+`;
  return {
    all: text(present.length, 'all'),
    Pending: text(pending, 'Pending'),
    Paid: text(present.length - pending, 'Paid'),
  };
}
