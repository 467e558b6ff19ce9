import type { ClientSession, Collection } from 'mongodb';
import type { LedgerEntry, Profile } from '../../ports/account-store.ts';
import type { LedgerDocument } from './documents.ts';

/** The ledger: every change of points, in the order of the profile's versions. */
export async function insertEntry(
  ledger: Collection<LedgerDocument>,
  session: ClientSession,
  { accountId, version: profileVersion, points: balance }: Profile,
  { id: _id, ...entry }: Omit<LedgerEntry, 'balance'>,
): Promise<void> {
  await ledger.insertOne({ _id, accountId, profileVersion, balance, ...entry }, { session });
}

export async function entriesOf(
  ledger: Collection<LedgerDocument>,
  accountId: string,
  limit: number,
): Promise<readonly LedgerEntry[]> {
  const newestFirst = ledger.find({ accountId }).sort({ profileVersion: -1 }).limit(limit);
  const entries = await newestFirst.toArray();
  return entries.map(({ _id: id, at, points, balance, reason, ref }) => ({
    id,
    at,
    points,
    balance,
    reason,
    ref,
  }));
}
