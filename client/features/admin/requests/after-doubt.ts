import { ApiError } from '../../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import type { Row } from './request-table.ts';
import { takeRequest } from './requests-store.ts';

type Reply = { readonly withdrawal: Row };

/**
 * What an action makes of a request. Where its reply was lost, the request is asked for before anything is said: one that is as
 * it was to be is the answer.
 */
export async function rowAfter(
  { id }: Row,
  action: () => Promise<Reply>,
  isDone: (now: Row) => boolean,
): Promise<Row> {
  try {
    const { withdrawal } = await action();
    takeRequest(withdrawal);
    return withdrawal;
  } catch (error) {
    if (!(error instanceof ApiError && error.inDoubt)) throw error;
    // The problem carries the same shape as every reply about a request.
    const told = error.details.withdrawal as Row | undefined;
    const asked = told ? null : await adminCall('adminWithdrawal', { params: { id } }).catch(() => null);
    const now = told ?? asked?.withdrawal;
    if (now) takeRequest(now);
    if (now && isDone(now)) return now;
    throw error;
  }
}
