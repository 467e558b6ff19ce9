import { useStore } from 'zustand';
import type { WithdrawalView } from '../../../shared/contract/views.ts';
import { call } from '../../lib/api.ts';
import { newId } from '../../lib/new-id.ts';
import { tabStorage } from '../../lib/storage.ts';
import { memberResource } from '../../state/live/member-resource.ts';
import { followLive } from '../../state/live/page-live.ts';
import { useSession } from '../../state/session/session.ts';
import { mergeWithdrawals, takeWithdrawals, useWithdrawals } from './withdrawals-store.ts';
import { createWithdrawing, type WithdrawingState } from './withdrawing.ts';

/** The page's one way to ask for money. */
export const withdrawing = createWithdrawing({
  storage: tabStorage,
  post: async (body) => (await call('createWithdrawal', { body })).withdrawal,
  mint: newId,
});

export function useWithdrawing<Part>(select: (state: WithdrawingState) => Part): Part {
  return useStore(withdrawing.store, select);
}

export const withdrawalsResource = memberResource({
  store: useWithdrawals,
  fetch: (): Promise<{ withdrawals: readonly WithdrawalView[] }> => call('withdrawals'),
  take: ({ withdrawals: arrived }, { withdrawals }) => ({
    withdrawals: mergeWithdrawals(withdrawals ?? [], arrived),
  }),
  on: { 'withdrawal:changed': ({ withdrawal }) => takeWithdrawals([withdrawal]) },
});

const takeUp = (): void => withdrawing.of(useSession.getState().session?.username ?? null);
useSession.subscribe(takeUp);
takeUp();

/** Keeps the member's requests up to date while they are shown. */
export function showWithdrawals(): () => void {
  followLive(withdrawalsResource);
  return withdrawalsResource.hold();
}
