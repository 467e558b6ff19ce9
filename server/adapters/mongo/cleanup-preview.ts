import type { CleanupPreview, CleanupRule } from '../../ports/cleanup-store.ts';
import type { Collections } from './collections.ts';

/** Who a cleanup would delete, without deleting anybody. */
export async function previewCleanup(
  { users, withdrawals }: Pick<Collections, 'users' | 'withdrawals'>,
  { inactiveBefore, settledBefore }: CleanupRule,
  limit: number,
): Promise<CleanupPreview> {
  const owed = await withdrawals.distinct('accountId', { status: 'Pending' });
  const owedTo = new Set(owed);
  const settled = await withdrawals.distinct('accountId', {
    status: 'Paid',
    statusChangedAt: { $gte: settledBefore },
  });
  const lately = settled.filter((accountId) => !owedTo.has(accountId));
  const inactive = { lastActive: { $lt: inactiveBefore } };
  const inactiveAmong = (ids: string[]) => users.countDocuments({ ...inactive, _id: { $in: ids } });
  const kept = {
    active: await users.countDocuments({ lastActive: { $gte: inactiveBefore } }),
    owed: await inactiveAmong(owed),
    settledLately: await inactiveAmong(lately),
  };
  const all = await users.countDocuments(inactive);
  const goes = users
    .find({ ...inactive, _id: { $nin: [...owed, ...lately] } })
    .project<{ _id: string; username: string; points: number; lastActive: number }>({
      username: 1,
      points: 1,
      lastActive: 1,
    })
    .sort({ lastActive: 1, _id: 1 })
    .limit(limit);
  return {
    deleted: Math.max(0, all - kept.owed - kept.settledLately),
    members: (await goes.toArray()).map(({ _id: accountId, ...member }) => ({ accountId, ...member })),
    kept,
  };
}
