import { ApiError } from '../../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { type Sort, type StatusFilter, sortQuery } from './request-order.ts';
import type { Row } from './request-table.ts';

/** As many as the server sends at most. */
const LARGEST_PAGE = 200;
const PAGE = 50;

export interface PagesWish {
  readonly sort: Sort;
  readonly of: StatusFilter;
  /** What is searched for; empty for everything. */
  readonly q: string;
  readonly cursor?: string;
  readonly atLeast?: number;
}

export interface Pages {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  readonly isOneMoment: boolean;
}

/** What the server is told of which requests are wanted, and in which order. */
export function listQuery({ sort, of, q }: Pick<PagesWish, 'sort' | 'of' | 'q'>): Record<string, string> {
  return { ...sortQuery(sort), ...(of !== 'all' && { status: of }), ...(q && { q }) };
}

/** One page from `cursor` on, or as many as it takes to have at least so many rows. */
export async function fetchPages({ sort, of, q, cursor, atLeast = 0 }: PagesWish): Promise<Pages> {
  const rows: Row[] = [];
  let next = cursor ?? null;
  let pages = 0;
  do {
    const missing = Math.max(PAGE, atLeast - rows.length);
    const reply = await adminCall('adminWithdrawals', {
      query: {
        ...listQuery({ sort, of, q }),
        ...(next !== null && { cursor: next }),
        ...(missing > PAGE && { limit: String(Math.min(LARGEST_PAGE, missing)) }),
      },
    });
    rows.push(...reply.withdrawals);
    next = reply.nextCursor;
    pages += 1;
  } while (next !== null && rows.length < atLeast);
  return { rows, nextCursor: next, isOneMoment: pages === 1 };
}

/** Asks one by one what became of requests that a page no longer has: moved elsewhere, or deleted. */
export async function askAboutMissing(
  ids: readonly string[],
  { take, gone }: { take: (row: Row) => void; gone: (id: string) => void },
): Promise<void> {
  for (const id of ids) {
    try {
      const { withdrawal } = await adminCall('adminWithdrawal', { params: { id } });
      take(withdrawal);
    } catch (error) {
      const isGone =
        error instanceof ApiError && (error.code === 'MEMBER_GONE' || error.code === 'NOT_FOUND');
      if (!isGone) throw error;
      gone(id);
    }
  }
}
