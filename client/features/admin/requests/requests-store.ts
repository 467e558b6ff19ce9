import { create } from 'zustand';
import { adminResource } from '../admin-resource.ts';
import { loadNextPage, type PagedState } from '../next-page.ts';
import { isAnchored, resumeAtAnchor } from '../scroll-anchor.ts';
import { adminToken } from '../session/admin-session.ts';
import type { Sort, StatusFilter } from './request-order.ts';
import { askAboutMissing, fetchPages } from './request-pages.ts';
import {
  appended,
  arrived,
  asking,
  emptyTable,
  fetched,
  filtered,
  isWhole,
  missingIn,
  type RequestTable,
  type Row,
  released,
  revealed,
  searched,
  sorted,
  vanished,
} from './request-table.ts';

interface RequestsState extends PagedState {
  readonly table: RequestTable;
  readonly loaded: boolean;
  /** Told to those who do not see the table. */
  readonly announcement: string;
}

/** Nobody sees a change and answers it in less. */
const MEANT_FOR_BEFORE_MS = 400;

export const useRequests = create<RequestsState>()(() => ({
  table: emptyTable,
  loaded: false,
  cursor: null,
  isLoadingMore: false,
  problem: null,
  announcement: '',
}));

function change(step: (table: RequestTable) => RequestTable): void {
  useRequests.setState(({ table }) => ({ table: step(table) }));
}

export function announce(announcement: string): void {
  useRequests.setState({ announcement });
}

/** When a status last changed on the screen, on the browser's clock. */
const statusChangedAt = new Map<string, number>();

/** Takes a request as an event or this admin's own call brought it. */
export function takeRequest(row: Row): void {
  const before = useRequests.getState().table.rows.get(row.id);
  change((table) => arrived(table, row, isAnchored()));
  const after = useRequests.getState().table.rows.get(row.id);
  if (before && before.status !== after?.status) statusChangedAt.set(row.id, performance.now());
}

/** Whether a status changed so lately that a click on it was meant for the one before. */
export function hasJustChanged(id: string): boolean {
  return performance.now() - (statusChangedAt.get(id) ?? Number.NEGATIVE_INFINITY) < MEANT_FOR_BEFORE_MS;
}

export function hearAdded(row: Row): void {
  const isNew = !useRequests.getState().table.rows.has(row.id);
  takeRequest(row);
  if (!isNew) return;
  const waiting = useRequests.getState().table.held.length;
  const held = waiting === 0 ? '' : ` ${waiting === 1 ? 'It waits' : `${waiting} wait`} above the table.`;
  announce(`New request from ${row.username}.${held}`);
}

export function hearChanged(row: Row): void {
  const before = useRequests.getState().table.rows.get(row.id);
  takeRequest(row);
  if (before && before.version < row.version && before.status !== row.status) {
    announce(`The request of ${row.username} is now ${row.status}.`);
  }
}

export function markGone(id: string): void {
  change((table) => vanished(table, id));
}

/** The next reply is shown in its own order, whoever reads the table. */
let isOrderWanted = false;

async function fetchTable(): Promise<void> {
  const explicit = isOrderWanted;
  isOrderWanted = false;
  const token = adminToken();
  change(asking);
  const asked = useRequests.getState().table;
  const { tick: since, sort } = asked;
  const { filter: of, q } = isWhole(asked) ? emptyTable : asked;
  const { rows, nextCursor, isOneMoment } = await fetchPages({
    sort,
    of,
    q,
    atLeast: explicit ? 0 : asked.rows.size,
  }).catch((error) => {
    // Whoever tries again still wants it.
    isOrderWanted ||= explicit;
    throw error;
  });
  const { table, loaded } = useRequests.getState();
  const isCurrent =
    token === adminToken() &&
    sort === table.sort &&
    (of === 'all' || of === table.filter) &&
    (!q || q === table.q);
  if (!isCurrent || since < table.repliedTo) return;
  const arrange = explicit || !loaded || !isAnchored();
  const missing = missingIn(table, rows, since);
  const pages = { of, q, end: nextCursor === null ? null : (rows.at(-1) ?? null) };
  useRequests.setState({
    table: fetched(table, rows, { since, arrange, pages, isOneMoment }),
    loaded: true,
    cursor: nextCursor,
    problem: null,
  });
  if (arrange || (isOneMoment && isWhole({ ...asked, pages }))) return;
  await askAboutMissing(missing, { take: takeRequest, gone: markGone });
}

export const requestsResource = adminResource({
  store: useRequests,
  scope: ({ table: { sort, filter, q } }) => JSON.stringify([sort, filter, q]),
  fetch: fetchTable,
  take: () => ({}),
  on: {
    'withdrawal:added': ({ withdrawal }) => hearAdded(withdrawal),
    'withdrawal:changed': ({ withdrawal }) => hearChanged(withdrawal),
  },
  // The requests of deleted members went with them.
  refetchOn: ['cleanup:completed'],
});

/** Asks for what is shown again. Only an explicit wish, or a table nobody reads, is put in a new order. */
export async function fetchRequests({ explicit = false } = {}): Promise<void> {
  isOrderWanted ||= explicit;
  await requestsResource.refresh();
}

/** Fetches the page after what is shown. */
export function loadMoreRequests(): Promise<void> {
  return loadNextPage(
    useRequests,
    (cursor, { table: { sort, pages } }) => fetchPages({ sort, of: pages.of, q: pages.q, cursor }),
    ({ rows, nextCursor }, { table }) => {
      const pages = { ...table.pages, end: nextCursor === null ? null : (rows.at(-1) ?? null) };
      return {
        table: appended(table, rows, pages),
        cursor: nextCursor,
        announcement: rows.length === 1 ? '1 more request.' : `${rows.length} more requests.`,
      };
    },
  );
}

export function sortRequests(sort: Sort): void {
  change((table) => sorted(table, sort));
  void fetchRequests({ explicit: true });
}

export function filterRequests(filter: StatusFilter): void {
  const whole = isWhole(useRequests.getState().table);
  change((table) => filtered(table, filter));
  if (!whole) void fetchRequests({ explicit: true });
}

/** Shows what fits a search; what isn't loaded is asked for. */
export function searchRequests(q: string): void {
  const before = useRequests.getState().table;
  if (q === before.q) return;
  change((table) => searched(table, q));
  if (!isWhole(before)) void fetchRequests({ explicit: true });
}

/** Shows this request, whatever the table shows now. */
export async function showRequest(row: Row): Promise<void> {
  const whole = isWhole(useRequests.getState().table);
  change((table) => revealed(table, row));
  if (whole) return;
  await fetchRequests({ explicit: true });
  // What was loaded may end before it.
  change((table) => revealed(table, row));
  resumeAtAnchor(`request-${row.id}`);
}

export function showHeld(): void {
  const held = new Set(useRequests.getState().table.held);
  change(released);
  const first = useRequests.getState().table.order.find((id) => held.has(id));
  resumeAtAnchor(`request-${first}`);
}

export function forgetRequests(): void {
  statusChangedAt.clear();
  requestsResource.reset();
}
