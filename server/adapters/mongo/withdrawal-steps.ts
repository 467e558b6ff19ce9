import type { ClientSession, Filter, Sort } from 'mongodb';
import type { PayoutState } from '../../../shared/contract/views.ts';
import type { Withdrawal, WithdrawalSaved, WithdrawalStore } from '../../ports/withdrawal-store.ts';
import type { WithdrawalDocument } from './documents.ts';
import { isDuplicate } from './engine-faults.ts';
import { refuse, type Steps } from './steps.ts';
import { isReferenceTaken, toWithdrawal, toWithdrawalDocument } from './withdrawal-documents.ts';
import { requestWithdrawal } from './withdrawal-request.ts';

const OLDEST_FIRST: Sort = { _id: 1 };
const NEWEST_FIRST: Sort = { _id: -1 };

export function createWithdrawalSteps({ collections, run, transact }: Steps): WithdrawalStore {
  const { withdrawals, payoutArchive } = collections;

  const list = (filter: Filter<WithdrawalDocument>, sort: Sort) =>
    run(async () => (await withdrawals.find(filter).sort(sort).toArray()).map(toWithdrawal));

  async function replace(
    changed: Withdrawal,
    options: { readonly session?: ClientSession } = {},
  ): Promise<WithdrawalSaved> {
    const { id: _id, version } = changed;
    const withdrawal = { ...changed, version: version + 1 };
    const { matchedCount } = await withdrawals.replaceOne(
      { _id, version },
      toWithdrawalDocument(withdrawal),
      options,
    );
    if (matchedCount === 1) return { kind: 'saved', withdrawal };
    const stored = await withdrawals.findOne({ _id }, { ...options, projection: { _id: 1 } });
    return { kind: stored ? 'conflict' : 'gone' };
  }

  async function settle(
    changed: Withdrawal,
    reference: string,
    session: ClientSession,
  ): Promise<WithdrawalSaved> {
    if (await isReferenceTaken(collections, session, reference, changed.id))
      return { kind: 'reference-taken' };
    try {
      return await replace(changed, { session });
    } catch (fault) {
      // Another payout took it since this transaction began.
      if (isDuplicate(fault, 'reference')) return refuse(session, { kind: 'reference-taken' });
      throw fault;
    }
  }

  return {
    requestWithdrawal: (of, wanted) =>
      transact((session) => requestWithdrawal(collections, session, of, wanted)),
    withdrawal: (id) =>
      run(async () => {
        const withdrawal = await withdrawals.findOne({ _id: id });
        return withdrawal ? toWithdrawal(withdrawal) : undefined;
      }),
    withdrawalsOf: (accountId) => list({ accountId }, NEWEST_FIRST),
    withdrawals: () => list({}, NEWEST_FIRST),
    saveWithdrawal: (withdrawal) => {
      const { payoutState, reference } = withdrawal;
      return payoutState === 'done' && reference !== null
        ? transact((session) => settle(withdrawal, reference, session))
        : run(() => replace(withdrawal));
    },
    payoutsDue: (now) => {
      const ofState = (payoutState: PayoutState) => ({ status: 'Pending' as const, payoutState });
      return list(
        { $or: [ofState('queued'), { ...ofState('retry'), retryAt: { $lte: now } }] },
        OLDEST_FIRST,
      );
    },
    payoutsOverrun: (now) => list({ payoutState: 'sending', leaseUntil: { $lte: now } }, OLDEST_FIRST),
    unknownPayouts: () => run(() => withdrawals.countDocuments({ payoutState: 'unknown' })),
    isArchived: (id) => run(async () => (await payoutArchive.findOne({ _id: id })) !== null),
    sharesOfNumber: (accountNumber, accountId) =>
      run(async () => {
        const others = { accountNumber, accountId: { $ne: accountId } };
        return (await withdrawals.distinct('username', others)).sort();
      }),
  };
}
