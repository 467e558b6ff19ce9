import type { ClientSession, Collection } from 'mongodb';
import type { LedgerEntry, NewLedgerEntry } from '../../ports/account-store.ts';
import type { LedgerDocument } from './documents.ts';

/** The ledger: every change of points, in the order of the profile's versions. */
export async function insertEntry(
  ledger: Collection<LedgerDocument>,
  session: ClientSession,
  { id: _id, ...entry }: NewLedgerEntry,
): Promise<void> {
  await ledger.insertOne({ _id, ...entry }, { session });
}

const toEntry = ({ _id: id, at, points, balance, reason, ref }: LedgerDocument): LedgerEntry => ({
  id,
  at,
  points,
  balance,
  reason,
  ref,
});

export async function entriesOf(
  ledger: Collection<LedgerDocument>,
  accountId: string,
  limit: number,
): Promise<readonly LedgerEntry[]> {
  const newestFirst = ledger.find({ accountId }).sort({ profileVersion: -1 }).limit(limit);
  return (await newestFirst.toArray()).map(toEntry);
}

/** The entries from a moment on, the oldest first. */
export async function entriesSince(
  ledger: Collection<LedgerDocument>,
  accountId: string,
  since: number,
): Promise<readonly LedgerEntry[]> {
  const oldestFirst = ledger.find({ accountId, at: { $gte: since } }).sort({ profileVersion: 1 });
  return (await oldestFirst.toArray()).map(toEntry);
}
