import type { AdminWithdrawalView } from '../../../shared/contract/views.ts';
import { formatPkr, paisaOf } from '../../../shared/rules/money.ts';
import { accountRoom } from '../../edges/live/rooms.ts';
import type { Profile } from '../../ports/account-store.ts';
import { type AnswerCounts, noAnswers } from '../../ports/answer-counts.ts';
import type { Container } from '../../ports/container.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import { evidenceOf } from './evidence.ts';
import { presentAdminWithdrawal, presentWithdrawal } from './withdrawal.view.ts';

export interface WithdrawalBroadcastParts extends Pick<Container, 'store' | 'clock' | 'live'> {
  /** What members' finished plays came to. */
  readonly countsOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, AnswerCounts>>;
}

/** Presents withdrawals, and tells members and admins of their changes. */
export function createWithdrawalBroadcast({ store, clock, live, countsOf }: WithdrawalBroadcastParts) {
  /** The evidence of a whole page takes two questions of the store: players' answers wait behind them. */
  async function allForAdmins(withdrawals: readonly Withdrawal[]): Promise<AdminWithdrawalView[]> {
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

  async function forAdmins(withdrawal: Withdrawal): Promise<AdminWithdrawalView> {
    const [view] = await allForAdmins([withdrawal]);
    if (!view) throw new Error('a withdrawal was not presented');
    return view;
  }

  return {
    allForAdmins,
    forAdmins,

    async requested(withdrawal: Withdrawal, profile: Profile): Promise<void> {
      const room = accountRoom(withdrawal.accountId);
      const { points, quizCount, rank, version } = profile;
      const pkr = formatPkr(paisaOf(points));
      live.emit(room, {}, 'profile:changed', { points, pkr, quizCount, rank, version });
      live.emit(room, {}, 'withdrawal:changed', { withdrawal: presentWithdrawal(withdrawal) });
      live.admins('withdrawal:added', { withdrawal: await forAdmins(withdrawal) });
    },

    async changed(withdrawal: Withdrawal): Promise<void> {
      const room = accountRoom(withdrawal.accountId);
      live.emit(room, {}, 'withdrawal:changed', { withdrawal: presentWithdrawal(withdrawal) });
      live.admins('withdrawal:changed', { withdrawal: await forAdmins(withdrawal) });
    },
  };
}

export type WithdrawalBroadcast = ReturnType<typeof createWithdrawalBroadcast>;
