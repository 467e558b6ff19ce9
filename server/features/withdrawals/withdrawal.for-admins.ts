import type { AdminWithdrawalView } from '../../../shared/contract/views.ts';
import { type AnswerCounts, noAnswers } from '../../ports/answer-counts.ts';
import type { Container } from '../../ports/container.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import { evidenceOf } from './evidence.ts';
import { presentAdminWithdrawal } from './withdrawal.view.ts';

export interface ForAdminsParts extends Pick<Container, 'store' | 'clock'> {
  /** What members' finished plays came to. */
  readonly countsOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, AnswerCounts>>;
}

/** Presents withdrawals to admins, with the evidence, which is read for that and for nothing else. */
export function createWithdrawalsForAdmins({ store, clock, countsOf }: ForAdminsParts) {
  /** The evidence of a whole page takes two questions of the store: players' answers wait behind them. */
  async function all(withdrawals: readonly Withdrawal[]): Promise<AdminWithdrawalView[]> {
    if (withdrawals.length === 0) return [];
    const counts = await countsOf(withdrawals.map(({ accountId }) => accountId));
    const given = await store.givenNumbers([
      ...new Set(withdrawals.map(({ accountNumber }) => accountNumber)),
    ]);
    const byNumber = Map.groupBy(given, ({ accountNumber }) => accountNumber);
    return withdrawals.map((withdrawal) => {
      const { accountId, accountNumber } = withdrawal;
      const others = (byNumber.get(accountNumber) ?? []).filter((other) => other.accountId !== accountId);
      const evidence = {
        ...evidenceOf(counts.get(accountId) ?? noAnswers),
        sharedNumberUsernames: others.map(({ username }) => username),
      };
      return presentAdminWithdrawal(withdrawal, evidence, clock.now());
    });
  }

  return {
    all,
    async one(withdrawal: Withdrawal): Promise<AdminWithdrawalView> {
      const [view] = await all([withdrawal]);
      if (!view) throw new Error('a withdrawal was not presented');
      return view;
    },
  };
}

export type WithdrawalsForAdmins = ReturnType<typeof createWithdrawalsForAdmins>;
