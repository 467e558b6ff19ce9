import type { ClientSession, Filter } from 'mongodb';
import type { Slots } from '../../ports/account-store.ts';
import type { Collections } from './collections.ts';
import { countGone } from './counters.ts';
import type { PayoutArchiveDocument, UserDocument, WithdrawalDocument } from './documents.ts';
import { freeSlot } from './slots.ts';

export interface Removed {
  readonly slots: Slots;
  readonly endedTokenHash: string | null;
}

function toArchive(withdrawal: WithdrawalDocument): PayoutArchiveDocument {
  const { _id, amount, statusChangedAt: paidAt, reference, payoutState } = withdrawal;
  return { _id, amount, paidAt, reference, payoutState };
}

/**
 * Deletes a member with everything that refers to them and frees the slot; null, and nothing written, when nobody
 * matches. What was paid to them goes to the archive without name and number.
 */
export async function removeAccount(
  collections: Collections,
  session: ClientSession,
  accountId: string,
  guard: Filter<UserDocument>,
): Promise<Removed | null> {
  const { users, sessions, passwordResets, plays, ledger, withdrawals, payoutArchive } = collections;
  const deleted = await users.findOneAndDelete({ ...guard, _id: accountId }, { session });
  if (!deleted) return null;
  await countGone(collections.counters, session, deleted.quizCount);
  const paid = await withdrawals.find({ accountId, status: 'Paid' }, { session }).toArray();
  if (paid.length > 0) await payoutArchive.insertMany(paid.map(toArchive), { session });
  await withdrawals.deleteMany({ accountId }, { session });
  await plays.deleteMany({ accountId }, { session });
  await ledger.deleteMany({ accountId }, { session });
  await passwordResets.deleteMany({ accountId }, { session });
  const ended = await sessions.findOneAndDelete({ _id: accountId }, { session });
  const slots = await freeSlot(collections.slots, session);
  return { slots, endedTokenHash: ended?.tokenHash ?? null };
}
