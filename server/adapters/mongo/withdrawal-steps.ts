import type { ClientSession, Filter, Sort } from 'mongodb';
import type { PayoutState } from '../../../shared/contract/views.ts';
import type {
  GivenNumber,
  Withdrawal,
  WithdrawalListing,
  WithdrawalSaved,
  WithdrawalStore,
} from '../../ports/withdrawal-store.ts';
import type { WithdrawalDocument } from './documents.ts';
import { isDuplicate } from './engine-faults.ts';
import { pageOf } from './page-filter.ts';
import { holdReferences } from './payment-references.ts';
import { found, refuse, type Steps } from './steps.ts';
import { toWithdrawal, toWithdrawalDocument } from './withdrawal-documents.ts';
import { requestWithdrawal } from './withdrawal-request.ts';

const OLDEST_FIRST: Sort = { _id: 1 };
const NEWEST_FIRST: Sort = { _id: -1 };

export function createWithdrawalSteps({ collections, run, transact }: Steps): WithdrawalStore {
  const { withdrawals, payoutArchive } = collections;

  const list = (filter: Filter<WithdrawalDocument>, sort: Sort, limit = 0) =>
    run(async () => (await withdrawals.find(filter).sort(sort).limit(limit).toArray()).map(toWithdrawal));

  function page({ status, overdue, limit, order, ...wish }: WithdrawalListing) {
    const texts = ['username', 'accountName', 'accountNumber', 'reference'];
    const { conditions, sort } = pageOf({ ...wish, limit }, { at: 'createdAt', order, texts });
    if (status !== null) conditions.push({ status });
    if (overdue !== null) {
      const late = { status: 'Pending', createdAt: { $lt: overdue.before } };
      const other = { $or: [{ status: 'Paid' }, { createdAt: { $gte: overdue.before } }] };
      conditions.push(overdue.only ? late : other);
    }
    return list(conditions.length > 0 ? { $and: conditions } : {}, sort, limit);
  }

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

  async function settle(changed: Withdrawal, session: ClientSession): Promise<WithdrawalSaved> {
    try {
      const other = await holdReferences(collections, session, changed);
      if (other !== undefined) return refuse(session, { kind: 'reference-taken', withdrawalId: other });
      const replaced = await replace(changed, { session });
      return replaced.kind === 'saved' ? replaced : refuse(session, replaced);
    } catch (fault) {
      // Another request took it since this transaction began: who looks again sees which.
      if (isDuplicate(fault, '_id')) return refuse(session, { kind: 'conflict' });
      throw fault;
    }
  }

  return {
    requestWithdrawal: (of, wanted) =>
      transact((session) => requestWithdrawal(collections, session, of, wanted)),
    withdrawal: (id) => run(async () => found(await withdrawals.findOne({ _id: id }), toWithdrawal)),
    withdrawalsOf: (accountId) => list({ accountId }, NEWEST_FIRST),
    withdrawals: page,
    // What never changed its status has no reference, and had none.
    saveWithdrawal: (withdrawal) =>
      withdrawal.reference === null && withdrawal.history.length === 0
        ? run(() => replace(withdrawal))
        : transact((session) => settle(withdrawal, session)),
    payoutsDue: (now) => {
      const ofState = (payoutState: PayoutState) => ({ status: 'Pending' as const, payoutState });
      const states = [ofState('queued'), { ...ofState('retry'), retryAt: { $lte: now } }];
      // A mark that is not there is null, which is neither above nor below a number.
      return list({ $or: states, claimedUntil: { $not: { $gt: now } } }, OLDEST_FIRST);
    },
    payoutsOverrun: (now) => list({ payoutState: 'sending', leaseUntil: { $lte: now } }, OLDEST_FIRST),
    unknownPayouts: () => run(() => withdrawals.countDocuments({ payoutState: 'unknown' })),
    isArchived: (id) => run(async () => (await payoutArchive.findOne({ _id: id })) !== null),
    givenNumbers: (accountNumbers) =>
      run(async () => {
        const given = await withdrawals
          .aggregate<{ _id: GivenNumber }>([
            { $match: { accountNumber: { $in: [...accountNumbers] } } },
            {
              $group: {
                _id: { accountNumber: '$accountNumber', accountId: '$accountId', username: '$username' },
              },
            },
            { $sort: { '_id.username': 1 } },
          ])
          .toArray();
        return given.map(({ _id }) => _id);
      }),
  };
}
