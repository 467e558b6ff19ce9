import type { ClientSession, Collection } from 'mongodb';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import type { Collections } from './collections.ts';
import type { WithdrawalDocument } from './documents.ts';
import { isoTime } from './iso-time.ts';

export function toWithdrawalDocument({ id: _id, ...withdrawal }: Withdrawal): WithdrawalDocument {
  return { _id, ...withdrawal, timestamp: isoTime(withdrawal.createdAt) };
}

export function toWithdrawal({
  _id: id,
  timestamp: _readable,
  ...withdrawal
}: WithdrawalDocument): Withdrawal {
  return { id, ...withdrawal };
}

/** All of a member's, as the transaction of `session` sees them. */
export async function withdrawalsOf(
  withdrawals: Collection<WithdrawalDocument>,
  session: ClientSession,
  accountId: string,
): Promise<readonly Withdrawal[]> {
  return (await withdrawals.find({ accountId }, { session }).toArray()).map(toWithdrawal);
}

/** All points that were ever paid out, to members who are gone too. */
export async function paidPoints(
  { withdrawals, payoutArchive }: Pick<Collections, 'withdrawals' | 'payoutArchive'>,
  session: ClientSession,
): Promise<number> {
  const sum = { $group: { _id: null, points: { $sum: '$amount' } } };
  const paid = withdrawals.aggregate<{ points: number }>([{ $match: { status: 'Paid' } }, sum], { session });
  const [now] = await paid.toArray();
  const [archived] = await payoutArchive.aggregate<{ points: number }>([sum], { session }).toArray();
  return (now?.points ?? 0) + (archived?.points ?? 0);
}
