import type { ClientSession } from 'mongodb';
import type { AccountDeleted, AccountStore } from '../../ports/account-store.ts';
import { removeAccount } from './account-removal.ts';
import type { Collections } from './collections.ts';

/** Deletes an account as its member wants it. Where it comes to a refusal nothing is written. */
export async function deleteAccount(
  collections: Collections,
  session: ClientSession,
  ...[{ accountId, tokenHash }, { passwordHash, now }]: Parameters<AccountStore['deleteAccount']>
): Promise<AccountDeleted> {
  const { sessions, withdrawals, support } = collections;
  const valid = { _id: accountId, tokenHash, expiresAt: { $gt: now } };
  if (!(await sessions.findOne(valid, { session }))) return { kind: 'gone' };
  const underWay = {
    $or: [
      { accountId, status: 'Pending' as const },
      { accountId, payoutState: 'sending' as const },
    ],
  };
  if (await withdrawals.findOne(underWay, { session })) return { kind: 'money-under-way' };
  // A request that is made meanwhile debits the member's document, which is claimed by its deletion.
  const removed = await removeAccount(collections, session, accountId, { passwordHash });
  if (!removed) return { kind: 'gone' };
  await support.deleteMany({ accountId }, { session });
  return { kind: 'deleted', slots: removed.slots };
}
