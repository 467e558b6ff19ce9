import type { ClientSession } from 'mongodb';
import type { Slots } from '../../ports/account-store.ts';
import type { Collections } from './collections.ts';
import { countGone } from './counters.ts';
import type { PayoutArchiveDocument, WithdrawalDocument } from './documents.ts';
import { addTaken } from './slots.ts';

export interface Removed {
  readonly slots: Slots;
  readonly endedTokenHash: string | null;
}

function toArchive(withdrawal: WithdrawalDocument): PayoutArchiveDocument {
  const { _id, amount, statusChangedAt: paidAt, reference, payoutState } = withdrawal;
  return { _id, amount, paidAt, reference, payoutState };
}

/**
 * Deletes a member who is there, with everything that refers to them, and frees the slot. What was paid to them goes to the
 * archive without name and number.
 */
export async function removeAccount(
  collections: Collections,
  session: ClientSession,
  accountId: string,
): Promise<Removed> {
  const { users, sessions, passwordResets, plays, ledger, withdrawals, payoutArchive } = collections;
  const deleted = await users.findOneAndDelete({ _id: accountId }, { session });
  await countGone(collections.counters, session, deleted?.quizCount ?? 0);
  const paid = await withdrawals.find({ accountId, status: 'Paid' }, { session }).toArray();
  if (paid.length > 0) await payoutArchive.insertMany(paid.map(toArchive), { session });
  await withdrawals.deleteMany({ accountId }, { session });
  await plays.deleteMany({ accountId }, { session });
  await ledger.deleteMany({ accountId }, { session });
  await passwordResets.deleteMany({ accountId }, { session });
  const ended = await sessions.findOneAndDelete({ _id: accountId }, { session });
  const slots = await addTaken(collections.slots, session, -1);
  return { slots, endedTokenHash: ended?.tokenHash ?? null };
}
