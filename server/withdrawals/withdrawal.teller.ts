import type { AdminWithdrawalView, EvidenceView } from '../../shared/contract/views.ts';
import { formatPkr, paisaOf } from '../../shared/rules/money.ts';
import { accountRoom } from '../live/rooms.ts';
import type { Profile } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Live } from '../ports/live.ts';
import type { PlayRecord } from '../ports/play-record.ts';
import type { Store } from '../ports/store.ts';
import type { Withdrawal } from '../ports/withdrawal-store.ts';
import { type AnsweredQuestion, evidenceOf } from './evidence.ts';
import { presentAdminWithdrawal, presentWithdrawal } from './withdrawal.view.ts';

export interface WithdrawalTellerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly live: Live;
  readonly answersOf: (play: PlayRecord) => readonly AnsweredQuestion[];
}

/** Presents withdrawals, and tells members and admins of their changes. */
export function createWithdrawalTeller({ store, clock, live, answersOf }: WithdrawalTellerParts) {
  /** Evidence changes only with a finished play, which raises the profile's version. */
  const known = new Map<string, { version: number; evidence: ReturnType<typeof evidenceOf> }>();

  async function evidence({ accountId, accountNumber }: Withdrawal): Promise<EvidenceView> {
    const version = (await store.profile(accountId))?.version ?? 0;
    let entry = known.get(accountId);
    if (entry?.version !== version) {
      entry = { version, evidence: evidenceOf(await store.finishedPlays(accountId), answersOf) };
      known.set(accountId, entry);
    }
    const sharedNumberUsernames = [...(await store.sharesOfNumber(accountNumber, accountId))];
    return { ...entry.evidence, sharedNumberUsernames };
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

export type WithdrawalTeller = ReturnType<typeof createWithdrawalTeller>;
