import type { ClientSession } from 'mongodb';
import type { NewWithdrawal, Requested, WithdrawalStore } from '../../ports/withdrawal-store.ts';
import { decideWithdrawal } from '../../rules/withdrawal-request.ts';
import type { Collections } from './collections.ts';
import { insertEntry } from './ledger.ts';
import { heldSession } from './session-documents.ts';
import { found } from './steps.ts';
import { savePoints, toProfile } from './user-documents.ts';
import { toWithdrawal, toWithdrawalDocument } from './withdrawal-documents.ts';

/** A member's request in the transaction of `session`; a refusal has written nothing yet. */
export async function requestWithdrawal(
  { sessions, users, ledger, withdrawals }: Collections,
  session: ClientSession,
  { accountId, tokenHash }: Parameters<WithdrawalStore['requestWithdrawal']>[0],
  wanted: NewWithdrawal,
): Promise<Requested> {
  const before = await withdrawals.findOne({ accountId, requestId: wanted.requestId }, { session });
  const member = await users.findOne({ _id: accountId }, { session });
  const decided = decideWithdrawal(wanted, tokenHash, {
    session: await heldSession(sessions, session, accountId),
    before: found(before, toWithdrawal),
    member: found(member, toProfile),
  });
  if (decided.kind !== 'requested') return decided;
  const { entry, ...requested } = decided;
  await savePoints(users, session, requested.profile);
  await insertEntry(ledger, session, entry);
  await withdrawals.insertOne(toWithdrawalDocument(requested.withdrawal), { session });
  return requested;
}
