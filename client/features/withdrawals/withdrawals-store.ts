import { create } from 'zustand';
import type { WithdrawalView } from '../../../shared/contract/views.ts';
import type { LiveState } from '../../state/live/live-resource.ts';

interface WithdrawalsState extends LiveState {
  /** The member's requests, the newest first; null until they have arrived. */
  readonly withdrawals: readonly WithdrawalView[] | null;
}

export const useWithdrawals = create<WithdrawalsState>()(() => ({ withdrawals: null, problem: null }));

/** Of each request its newest version, in whatever order they arrive. */
export function mergeWithdrawals(
  known: readonly WithdrawalView[],
  arrived: readonly WithdrawalView[],
): readonly WithdrawalView[] {
  const newest = new Map(known.map((withdrawal) => [withdrawal.id, withdrawal]));
  for (const withdrawal of arrived) {
    const version = newest.get(withdrawal.id)?.version ?? Number.NEGATIVE_INFINITY;
    if (withdrawal.version > version) newest.set(withdrawal.id, withdrawal);
  }
  return [...newest.values()].sort((a, b) => b.timestamp - a.timestamp || (a.id < b.id ? -1 : 1));
}

/** Takes requests over; those that are older than what is shown are dropped. */
export function takeWithdrawals(arrived: readonly WithdrawalView[]): void {
  useWithdrawals.setState(({ withdrawals }) => ({
    withdrawals: mergeWithdrawals(withdrawals ?? [], arrived),
  }));
}
