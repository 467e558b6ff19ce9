import type { ClientSession } from 'mongodb';
import type { AccountDeleted, AccountStore } from '../../ports/account-store.ts';
import { decideDeletion } from '../../rules/account-removal.ts';
import { removeAccount } from './account-removal.ts';
import type { Collections } from './collections.ts';
import { knownOf } from './session-documents.ts';
import { withdrawalsOf } from './withdrawal-documents.ts';

/** Deletes an account as its member wants it. Where it comes to a refusal nothing is written. */
export async function deleteAccount(
  collections: Collections,
  session: ClientSession,
  ...[{ accountId, tokenHash }, checked]: Parameters<AccountStore['deleteAccount']>
): Promise<AccountDeleted> {
  const known = await knownOf(collections, session, accountId);
  const withdrawals = await withdrawalsOf(collections.withdrawals, session, accountId);
  const kind = decideDeletion({ ...checked, tokenHash }, { ...known, withdrawals });
  if (kind !== 'deleted') return { kind };
  // A request that is made meanwhile debits the member's document, which is claimed by its deletion.
  const { slots } = await removeAccount(collections, session, accountId);
  await collections.support.deleteMany({ accountId }, { session });
  return { kind, slots };
}
