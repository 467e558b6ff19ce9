import { create } from 'zustand';
import { isReading, resumeReading } from '../reading.ts';
import { adminCall, failureText } from '../session/admin-call.ts';
import { adminToken } from '../session/admin-session.ts';
import { type Sort, type StatusFilter, sortQuery } from './request-order.ts';
import {
  arrived,
  asking,
  emptyTable,
  fetched,
  filtered,
  type RequestTable,
  type Row,
  released,
  sorted,
  vanished,
} from './request-table.ts';

interface RequestsState {
  readonly table: RequestTable;
  readonly loaded: boolean;
  /** Why the requests did not arrive. */
  readonly problem: string | null;
  /** Told to those who do not see the table. */
  readonly announcement: string;
}

/** Nobody sees a change and answers it in less. */
const MEANT_FOR_BEFORE_MS = 400;

const nothing: RequestsState = { table: emptyTable, loaded: false, problem: null, announcement: '' };

export const useRequests = create<RequestsState>()(() => nothing);

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
  change((table) => arrived(table, row, isReading()));
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

/** Asks for everything again. Only an explicit wish, or a table nobody reads, is put in a new order. */
export async function fetchRequests({ explicit = false } = {}): Promise<void> {
  const token = adminToken();
  change(asking);
  const { tick: since, sort } = useRequests.getState().table;
  try {
    const { withdrawals } = await adminCall('adminWithdrawals', { query: sortQuery(sort) });
    if (token !== adminToken()) return;
    useRequests.setState(({ table, loaded }) => {
      const arrange = sort === table.sort && (explicit || !loaded || !isReading());
      return { table: fetched(table, withdrawals, { since, arrange }), loaded: true, problem: null };
    });
  } catch (error) {
    if (token === adminToken()) useRequests.setState({ problem: failureText(error) });
  }
}

export function sortRequests(sort: Sort): void {
  change((table) => sorted(table, sort));
  void fetchRequests({ explicit: true });
}

export function filterRequests(filter: StatusFilter): void {
  change((table) => filtered(table, filter));
}

export function showHeld(): void {
  const held = new Set(useRequests.getState().table.held);
  change(released);
  const first = useRequests.getState().table.order.find((id) => held.has(id));
  resumeReading(`request-${first}`);
}

export function forgetRequests(): void {
  statusChangedAt.clear();
  useRequests.setState(nothing);
}
