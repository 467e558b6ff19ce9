import type { LedgerEntryView, ProfileView, WithdrawalView } from '../../shared/contract/views.ts';
import { formatPkr, paisaOf } from '../../shared/rules/money.ts';
import type { LedgerEntry, Profile } from '../ports/account-store.ts';

/** A profile as its member sees it. */
export function presentProfile(
  profile: Profile,
  expiresAt: number,
  withdrawals: WithdrawalView[],
): ProfileView {
  const { username, points, quizCount, rank, lastActive, version } = profile;
  return {
    username,
    points,
    pkr: formatPkr(paisaOf(points)),
    quizCount,
    rank,
    lastActive,
    expiresAt,
    withdrawals,
    version,
  };
}

export function presentLedgerEntry({ id, at, points, balance, reason, ref }: LedgerEntry): LedgerEntryView {
  return { id, at, points, balance, reason, ref };
}
