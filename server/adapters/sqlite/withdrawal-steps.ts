import {
  beginWithdrawal,
  isSameRequest,
  type NewWithdrawal,
  type Requested,
  type WithdrawalStore,
} from '../../ports/withdrawal-store.ts';
import type { Steps } from './steps.ts';

export function createWithdrawalSteps({ rows, read, write }: Steps): WithdrawalStore {
  const { withdrawals, accounts, sessions, ledger } = rows;

  function request(accountId: string, tokenHash: string, wanted: NewWithdrawal): Requested {
    const { id, requestId, amount, createdAt } = wanted;
    if (!sessions.isValid(accountId, tokenHash, createdAt)) {
      return { kind: 'refused', code: 'SESSION_EXPIRED' };
    }
    const before = withdrawals.findRequest(accountId, requestId);
    if (before) {
      return isSameRequest(before, wanted)
        ? { kind: 'repeated', withdrawal: before }
        : { kind: 'refused', code: 'REQUEST_ID_REUSED' };
    }
    const profile = accounts.debit(accountId, amount, createdAt);
    if (!profile) return { kind: 'refused', code: 'INSUFFICIENT_POINTS' };
    ledger.insert(profile, { id, at: createdAt, points: -amount, reason: 'withdrawal', ref: id });
    const withdrawal = beginWithdrawal(wanted, profile);
    withdrawals.insert(withdrawal);
    return { kind: 'requested', withdrawal, profile };
  }

  return {
    requestWithdrawal: ({ accountId, tokenHash }, wanted) =>
      write('full', () => request(accountId, tokenHash, wanted)),
    withdrawal: (id) => read(() => withdrawals.find(id)),
    withdrawalsOf: (accountId) => read(() => withdrawals.ofAccount(accountId)),
    withdrawals: (listing) => read(() => withdrawals.page(listing)),
    saveWithdrawal: (withdrawal) => write('full', () => withdrawals.replace(withdrawal)),
    payoutsDue: (now) => read(() => withdrawals.due(now)),
    payoutsOverrun: (now) => read(() => withdrawals.overrun(now)),
    unknownPayouts: () => read(() => withdrawals.unknown()),
    isArchived: (id) => read(() => withdrawals.isArchived(id)),
    givenNumbers: (numbers) => read(() => withdrawals.given(numbers)),
  };
}
