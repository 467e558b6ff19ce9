import type { AdminWithdrawalView, EvidenceView } from '../../../shared/contract/views.ts';
import { formatPkr, paisaOf } from '../../../shared/rules/money.ts';
import { accountRoom } from '../../edges/live/rooms.ts';
import type { Profile } from '../../ports/account-store.ts';
import type { AnswerCounts } from '../../ports/answer-counts.ts';
import type { Container } from '../../ports/container.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import { evidenceOf } from './evidence.ts';
import { presentAdminWithdrawal, presentWithdrawal } from './withdrawal.view.ts';

export interface WithdrawalBroadcastParts extends Pick<Container, 'store' | 'clock' | 'live'> {
  /** What a member's finished plays came to. */
  readonly countsOf: (accountId: string) => Promise<AnswerCounts>;
}

/** Presents withdrawals, and tells members and admins of their changes. */
export function createWithdrawalBroadcast({ store, clock, live, countsOf }: WithdrawalBroadcastParts) {
  async function evidence({ accountId, accountNumber }: Withdrawal): Promise<EvidenceView> {
    const counts = await countsOf(accountId);
    const sharedNumberUsernames = [...(await store.sharesOfNumber(accountNumber, accountId))];
    return { ...evidenceOf(counts), sharedNumberUsernames };
  }

  async function forAdmins(withdrawal: Withdrawal): Promise<AdminWithdrawalView> {
    return presentAdminWithdrawal(withdrawal, await evidence(withdrawal), clock.now());
  }

  return {
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
