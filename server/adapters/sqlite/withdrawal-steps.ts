import type { NewWithdrawal, Requested, WithdrawalStore } from '../../ports/withdrawal-store.ts';
import { decideWithdrawal } from '../../rules/withdrawal-request.ts';
import type { Steps } from './steps.ts';

export function createWithdrawalSteps({ rows, read, write }: Steps): WithdrawalStore {
  const { withdrawals, accounts, sessions, ledger } = rows;

  function request(accountId: string, tokenHash: string, wanted: NewWithdrawal): Requested {
    const decided = decideWithdrawal(wanted, tokenHash, {
      session: sessions.held(accountId),
      before: withdrawals.findRequest(accountId, wanted.requestId),
      member: accounts.find(accountId),
    });
    if (decided.kind !== 'requested') return decided;
    const { entry, ...requested } = decided;
    accounts.save(requested.profile);
    ledger.insert(entry);
    withdrawals.insert(requested.withdrawal);
    return requested;
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
