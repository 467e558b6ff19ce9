import type { InactivityView, WithdrawalView } from '../../../shared/contract/views.ts';
import { INACTIVE_AFTER_MS } from '../../../shared/rules/constants.ts';
import { STATUS_SETTLES_AFTER_MS } from '../../../shared/rules/withdrawal.ts';

interface Standing extends Pick<WithdrawalView, 'status' | 'timestamp'> {
  readonly history: readonly { readonly at: number }[];
}

/** When a cleanup may delete a member who does nothing from now on, or what keeps the account. */
export function inactivityOf(
  lastActive: number,
  withdrawals: readonly Standing[],
  cleanupAllowed: boolean,
): InactivityView {
  if (withdrawals.some(({ status }) => status === 'Pending'))
    return { kind: 'kept', by: 'pending-withdrawal' };
  if (!cleanupAllowed) return { kind: 'kept', by: 'cleanup-off' };
  const settledAt = withdrawals.map(({ timestamp, history }) => history.at(-1)?.at ?? timestamp);
  const moments = settledAt.map((at) => at + STATUS_SETTLES_AFTER_MS);
  return { kind: 'deletable', from: Math.max(lastActive + INACTIVE_AFTER_MS, ...moments) };
}
