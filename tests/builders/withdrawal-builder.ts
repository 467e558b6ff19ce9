import type { NewWithdrawal, Withdrawal } from '../../server/ports/withdrawal-store.ts';
import { START } from './play-builder.ts';

export const withdrawalIdOf = (n: number) => `0199c0de-0000-7000-9000-${String(n).padStart(12, '0')}`;
export const requestIdOf = (n: number) => `5a0c1f3e-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** What a member asks for: number n of its intents. */
export function buildRequest(n: number, changes: Partial<NewWithdrawal> = {}): NewWithdrawal {
  return {
    id: withdrawalIdOf(n),
    requestId: requestIdOf(n),
    paymentMethod: 'JazzCash',
    accountName: 'Ayesha Khan',
    accountNumber: '03001234567',
    amount: 2_500,
    createdAt: START,
    ...changes,
  };
}

/** A request as the store makes it. */
export function buildWithdrawal(changes: Partial<Withdrawal> = {}): Withdrawal {
  return {
    ...buildRequest(1),
    version: 1,
    accountId: 'account-1',
    username: 'Member-1',
    status: 'Pending',
    payoutState: 'queued',
    attempt: 1,
    failedSends: 0,
    sends: 0,
    fence: null,
    leaseUntil: null,
    retryAt: null,
    reference: null,
    statusChangedAt: START,
    claimedBy: null,
    claimedUntil: null,
    history: [],
    ...changes,
  };
}
