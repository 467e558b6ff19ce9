import { formatPkr, paisaOf } from '../../../shared/rules/money.ts';
import { accountRoom } from '../../edges/live/rooms.ts';
import type { Profile } from '../../ports/account-store.ts';
import type { Container } from '../../ports/container.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import type { WithdrawalsForAdmins } from './withdrawal.for-admins.ts';
import { presentWithdrawal } from './withdrawal.view.ts';

export interface WithdrawalBroadcastParts extends Pick<Container, 'live' | 'log'> {
  readonly forAdmins: WithdrawalsForAdmins;
}

/**
 * Tells the member and all dashboards of a withdrawal. Whoever isn't told fetches it: what can't be told is logged, and changes no reply
 * and no payment.
 */
export function createWithdrawalBroadcast({ live, log, forAdmins }: WithdrawalBroadcastParts) {
  async function tell(
    event: 'withdrawal:added' | 'withdrawal:changed',
    withdrawal: Withdrawal,
    profile?: Profile,
  ): Promise<void> {
    const room = accountRoom(withdrawal.accountId);
    try {
      if (profile) {
        const { points, quizCount, rank, version } = profile;
        live.emit(room, {}, 'profile:changed', {
          points,
          pkr: formatPkr(paisaOf(points)),
          quizCount,
          rank,
          version,
        });
      }
      live.emit(room, {}, 'withdrawal:changed', { withdrawal: presentWithdrawal(withdrawal) });
      live.admins(event, { withdrawal: await forAdmins.one(withdrawal) });
    } catch (fault) {
      log.warn(
        { err: fault, withdrawalId: withdrawal.id },
        'a change of a withdrawal could not be announced',
      );
    }
  }

  return {
    requested: (withdrawal: Withdrawal, profile: Profile) => tell('withdrawal:added', withdrawal, profile),
    changed: (withdrawal: Withdrawal) => tell('withdrawal:changed', withdrawal),
  };
}

export type WithdrawalBroadcast = ReturnType<typeof createWithdrawalBroadcast>;
