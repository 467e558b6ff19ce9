import type { AdminWithdrawalView, WithdrawalStatus } from '../../../../shared/contract/views.ts';
import { OVERDUE_AFTER_MS } from '../../../../shared/rules/withdrawal.ts';

export type SortColumn = 'timestamp' | 'status';
export type Direction = 'asc' | 'desc';

/** `column` null is the working order: the overdue first, the one that waits longest at their head. */
export interface Sort {
  readonly column: SortColumn | null;
  readonly direction: Direction;
}
export type StatusFilter = 'all' | WithdrawalStatus;

export const workingOrder: Sort = { column: null, direction: 'desc' };

/** What a click on a column's header asks for: the one direction, the other, and then the working order. */
export function nextSort(sort: Sort, column: SortColumn): Sort {
  if (sort.column !== column) return { column, direction: 'desc' };
  return sort.direction === 'desc' ? { column, direction: 'asc' } : workingOrder;
}

export function sortQuery({ column, direction }: Sort): Record<string, string> {
  return column === null ? {} : { sort: column, order: direction };
}

/** Being overdue is a matter of time: no event tells of it. */
export function isOverdue({ status, timestamp, overdue }: AdminWithdrawalView, now: number): boolean {
  return status === 'Pending' && (overdue || now - timestamp > OVERDUE_AFTER_MS);
}

/** The mark of an admin who is paying a request holds for a time, and no event tells of its end. */
export function claimAt(
  { claimedBy, claimedUntil }: AdminWithdrawalView,
  now: number,
): { by: string; minutesLeft: number } | null {
  if (claimedBy === null || claimedUntil === null || claimedUntil <= now) return null;
  return { by: claimedBy, minutesLeft: Math.max(1, Math.round((claimedUntil - now) / 60_000)) };
}

/** The order in which the server sends requests, for those that arrive live. */
export function compareRequests(
  a: AdminWithdrawalView,
  b: AdminWithdrawalView,
  { column, direction }: Sort,
): number {
  const sign = direction === 'asc' ? 1 : -1;
  const byTime = a.timestamp - b.timestamp;
  if (column === 'timestamp') return sign * byTime;
  if (column === 'status') return sign * a.status.localeCompare(b.status) || -byTime;
  if (a.overdue !== b.overdue) return a.overdue ? -1 : 1;
  return a.overdue ? byTime : -byTime;
}
