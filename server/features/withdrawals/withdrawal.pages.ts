import { z } from 'zod';
import type { WithdrawalStatus } from '../../../shared/contract/views.ts';
import { normalAccountNumber, OVERDUE_AFTER_MS } from '../../../shared/rules/withdrawal.ts';
import { placeSchema, readCursor, writeCursor } from '../../edges/http/page-cursor.ts';
import type { Store } from '../../ports/store.ts';
import type { Withdrawal, WithdrawalListing } from '../../ports/withdrawal-store.ts';

export interface WithdrawalQuery {
  readonly sort?: 'timestamp' | 'status' | undefined;
  readonly order: 'asc' | 'desc';
  readonly status?: WithdrawalStatus | undefined;
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface WithdrawalPage {
  readonly withdrawals: readonly Withdrawal[];
  readonly nextCursor: string | null;
}

/** A list is made of parts, each in the order of time; a page may begin in one and end in the next. */
type Part = Pick<WithdrawalListing, 'status' | 'overdue' | 'order'>;

const cursorSchema = z.object({
  part: z.int().min(0),
  place: placeSchema.nullable(),
  /** What was overdue when the first page was sent, so that nothing changes its part under the reader's hands. */
  overdueBefore: z.int(),
});
type Cursor = z.infer<typeof cursorSchema>;

function partsOf({ sort, order, status: asked }: WithdrawalQuery, before: number): readonly Part[] {
  const status = asked ?? null;
  if (sort === 'timestamp') return [{ status, overdue: null, order }];
  if (sort === 'status') {
    const both: readonly WithdrawalStatus[] = order === 'asc' ? ['Paid', 'Pending'] : ['Pending', 'Paid'];
    const wanted = both.filter((one) => status === null || one === status);
    return wanted.map((one) => ({ status: one, overdue: null, order: 'desc' }));
  }
  if (status === 'Paid') return [{ status, overdue: null, order: 'desc' }];
  // The oldest of the overdue ones waits longest; everything else is newest first.
  return [
    { status, overdue: { before, only: true }, order: 'asc' },
    { status, overdue: { before, only: false }, order: 'desc' },
  ];
}

/** One page of requests as an admin asked for it; undefined when its cursor is none. */
export async function withdrawalPage(
  store: Pick<Store, 'withdrawals'>,
  query: WithdrawalQuery,
  now: number,
): Promise<WithdrawalPage | undefined> {
  const { limit } = query;
  const containing = query.q ? (normalAccountNumber(query.q) ?? query.q) : null;
  const start: Cursor = { part: 0, place: null, overdueBefore: now - OVERDUE_AFTER_MS };
  const cursor = query.cursor === undefined ? start : readCursor(query.cursor, cursorSchema);
  if (!cursor) return undefined;
  const { overdueBefore } = cursor;
  const parts = partsOf(query, overdueBefore);
  let { part: number, place: after } = cursor;
  const withdrawals: Withdrawal[] = [];
  for (const part of parts.slice(number)) {
    // One more than is shown: whether there is a next page.
    const wanted = limit + 1 - withdrawals.length;
    const found = await store.withdrawals({ ...part, after, limit: wanted, containing });
    if (found.length === wanted) {
      withdrawals.push(...found.slice(0, -1));
      const last = found.at(-2);
      const place = last ? { at: last.createdAt, id: last.id } : after;
      return { withdrawals, nextCursor: writeCursor({ part: number, place, overdueBefore }) };
    }
    withdrawals.push(...found);
    after = null;
    number += 1;
  }
  return { withdrawals, nextCursor: null };
}
