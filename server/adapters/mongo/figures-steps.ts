import type { Collection, Document } from 'mongodb';
import type { FiguresStore, MoneySum } from '../../ports/figures-store.ts';
import { playHoursSince } from './play-hours.ts';
import type { Steps } from './steps.ts';

const SUM = { requests: { $sum: 1 }, points: { $sum: '$amount' } };
const nothing: MoneySum = { requests: 0, points: 0 };

export function createFiguresSteps({ collections, run }: Steps): FiguresStore {
  const { withdrawals, payoutArchive, playHours, users } = collections;

  /** The sums of each span between neighbouring moments, by its beginning. */
  async function spans<T extends Document>(
    collection: Collection<T>,
    at: string,
    where: Document,
    moments: readonly number[],
  ): Promise<ReadonlyMap<number, MoneySum>> {
    const [from, to] = [moments[0], moments.at(-1)];
    const found = collection.aggregate<MoneySum & { _id: number }>([
      { $match: { ...where, [at]: { $gte: from, $lt: to } } },
      { $bucket: { groupBy: `$${at}`, boundaries: [...moments], output: SUM } },
    ]);
    return new Map((await found.toArray()).map(({ _id, requests, points }) => [_id, { requests, points }]));
  }

  return {
    owed: (overdueBefore) =>
      run(async () => {
        const status = 'Pending';
        const sum = { _id: null, ...SUM, oldestAt: { $min: '$createdAt' } };
        const found = withdrawals.aggregate<MoneySum & { oldestAt: number }>([
          { $match: { status } },
          { $group: sum },
        ]);
        const [owed] = await found.toArray();
        const overdue = await withdrawals.countDocuments({ status, createdAt: { $lt: overdueBefore } });
        const { requests, points } = owed ?? nothing;
        return { requests, points, overdue, oldestAt: owed?.oldestAt ?? null };
      }),
    moneyBetween: (moments) =>
      run(async () => {
        const owed = await spans(withdrawals, 'createdAt', { status: 'Pending' }, moments);
        const paid = await spans(withdrawals, 'statusChangedAt', { status: 'Paid' }, moments);
        const archived = await spans(payoutArchive, 'paidAt', {}, moments);
        return moments.slice(0, -1).map((from) => {
          const [here, gone] = [paid.get(from) ?? nothing, archived.get(from) ?? nothing];
          return {
            owed: owed.get(from) ?? nothing,
            paid: { requests: here.requests + gone.requests, points: here.points + gone.points },
          };
        });
      }),
    playHours: (from) => run(() => playHoursSince(playHours, from)),
    activeMembers: (since) => run(() => users.countDocuments({ lastActive: { $gte: since } })),
  };
}
