import { useStore } from 'zustand';
import { call } from '../../lib/api.ts';
import { newId } from '../../lib/new-id.ts';
import { socket } from '../../lib/socket.ts';
import { tabStorage } from '../../lib/storage.ts';
import { sessionManager, useSession } from '../../state/session/session.ts';
import { openLive } from '../../state/session/session-live.ts';
import { forgetWithdrawals, takeWithdrawals } from './withdrawals-store.ts';
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

/** Asks for the member's requests; what is shown stays when no answer comes. */
export async function fetchWithdrawals(): Promise<void> {
  const token = sessionManager().token();
  if (!token) return;
  const answer = await call('withdrawals').catch(() => null);
  if (answer && token === sessionManager().token()) takeWithdrawals(answer.withdrawals);
}

let following = false;

/** Keeps the member's requests up to date: by every change, on every connect and on every `resync`. */
export function followWithdrawals(): void {
  if (!following) {
    following = true;
    const again = (): void => void fetchWithdrawals();
    socket.on('withdrawal:changed', ({ withdrawal }) => takeWithdrawals([withdrawal]));
    socket.on('connect', again);
    socket.on('resync', again);
    useSession.subscribe(({ session }, before) => {
      if (session?.username !== before.session?.username) withdrawing.of(session?.username ?? null);
      if (session?.sessionToken !== before.session?.sessionToken) forgetWithdrawals();
    });
  }
  withdrawing.of(useSession.getState().session?.username ?? null);
  openLive();
}
