import type { ClientSession } from 'mongodb';
import {
  beginWithdrawal,
  isSameRequest,
  type NewWithdrawal,
  type Requested,
  type WithdrawalStore,
} from '../../ports/withdrawal-store.ts';
import type { Collections } from './collections.ts';
import { insertEntry } from './ledger.ts';
import { changePoints } from './user-documents.ts';
import { toWithdrawal, toWithdrawalDocument } from './withdrawal-documents.ts';

/** A member's request in the transaction of `session`; a refusal has written nothing yet. */
export async function requestWithdrawal(
  { sessions, users, ledger, withdrawals }: Collections,
  session: ClientSession,
  { accountId, tokenHash }: Parameters<WithdrawalStore['requestWithdrawal']>[0],
  wanted: NewWithdrawal,
): Promise<Requested> {
  const { id, requestId, amount, createdAt } = wanted;
  const valid = { _id: accountId, tokenHash, expiresAt: { $gt: createdAt } };
  if (!(await sessions.findOne(valid, { session }))) return { kind: 'refused', code: 'SESSION_EXPIRED' };
  const stored = await withdrawals.findOne({ accountId, requestId }, { session });
  if (stored) {
    const before = toWithdrawal(stored);
    return isSameRequest(before, wanted)
      ? { kind: 'repeated', withdrawal: before }
      : { kind: 'refused', code: 'REQUEST_ID_REUSED' };
  }
  const debit = { points: -amount, play: null, at: createdAt } as const;
  const profile = await changePoints(users, session, accountId, debit);
  if (!profile) return { kind: 'refused', code: 'INSUFFICIENT_POINTS' };
  const entry = { id, at: createdAt, points: -amount, reason: 'withdrawal', ref: id } as const;
  await insertEntry(ledger, session, profile, entry);
  const withdrawal = beginWithdrawal(wanted, profile);
  await withdrawals.insertOne(toWithdrawalDocument(withdrawal), { session });
  return { kind: 'requested', withdrawal, profile };
}
