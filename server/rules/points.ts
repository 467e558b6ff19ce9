import { rankOf } from '../../shared/rules/rank.ts';
import type { LedgerEntry, NewLedgerEntry, Profile } from '../ports/account-store.ts';

/** A change of points as it is stored: the profile after it, and its entry in the ledger. */
export interface PointsChanged {
  readonly profile: Profile;
  readonly entry: NewLedgerEntry;
}

/** Gives a member points, or takes them where they are negative: rank, version and ledger follow. */
export function changePoints(
  before: Profile,
  { id, at, points, reason, ref }: Omit<LedgerEntry, 'balance'>,
): PointsChanged {
  const { accountId } = before;
  const balance = before.points + points;
  const version = before.version + 1;
  const lastActive = Math.max(before.lastActive, at);
  return {
    profile: { ...before, points: balance, rank: rankOf(balance), lastActive, version },
    entry: { id, accountId, profileVersion: version, at, points, balance, reason, ref },
  };
}
