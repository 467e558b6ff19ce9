import type { ClientSession } from 'mongodb';
import type { Cleaned, CleanupPermission, CleanupRule, CleanupStore } from '../../ports/cleanup-store.ts';
import { removeAccount } from './account-removal.ts';
import { followPermission } from './cleanup-permission.ts';
import { previewCleanup } from './cleanup-preview.ts';
import type { AdminControlDocument } from './documents.ts';
import { pageOf } from './page-filter.ts';
import { refuse, type Steps } from './steps.ts';

const ONE = { _id: 'control' } as const;

export function createCleanupSteps({ collections, run, transact }: Steps): CleanupStore {
  const { adminControl, users, withdrawals } = collections;

  async function control(session?: ClientSession): Promise<AdminControlDocument> {
    const document = await adminControl.findOne(ONE, session ? { session } : {});
    if (!document) throw new Error('the database is not prepared: it has no admin control');
    return document;
  }

  const permissionOf = ({ cleanupAllowed, version }: AdminControlDocument): CleanupPermission => ({
    cleanupAllowed,
    version,
  });

  async function cleanUp(
    accountId: string,
    fence: string,
    rule: CleanupRule,
    session: ClientSession,
  ): Promise<Cleaned> {
    const { cleanupAllowed, run: current } = await control(session);
    if (!cleanupAllowed) return { kind: 'not-allowed' };
    if (current?.fence !== fence) return { kind: 'superseded' };
    const inactive = { _id: accountId, lastActive: { $lt: rule.inactiveBefore } };
    if (!(await users.findOne(inactive, { session }))) return { kind: 'active' };
    const held = {
      $or: [
        { accountId, status: 'Pending' as const },
        { accountId, statusChangedAt: { $gte: rule.settledBefore } },
      ],
    };
    if (await withdrawals.findOne(held, { session })) return { kind: 'kept' };
    // Permission and lease are claimed too: once they are taken away, nothing more is deleted.
    await adminControl.updateOne(ONE, { $inc: { writes: 1 } }, { session });
    const removed = await removeAccount(collections, session, accountId, inactive);
    return removed ? { kind: 'deleted', ...removed } : { kind: 'active' };
  }

  return {
    previewCleanup: (rule, limit) => run(() => previewCleanup(collections, rule, limit)),
    cleanupPermission: () => run(async () => permissionOf(await control())),
    setCleanupPermission: (cleanupAllowed) =>
      run(async () => {
        const changed = await adminControl.findOneAndUpdate(
          { ...ONE, cleanupAllowed: !cleanupAllowed },
          { $set: { cleanupAllowed }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        );
        const permission = permissionOf(changed ?? (await control()));
        await followPermission(adminControl, permission);
        return permission;
      }),
    beginCleanup: (wanted, now) =>
      run(async () => {
        const { jobId } = wanted;
        const byOther = {
          'run.jobId': { $ne: jobId },
          'run.state': 'running',
          'run.leaseUntil': { $gt: now },
        } as const;
        const over = { 'run.jobId': jobId, 'run.state': 'completed' } as const;
        const taken = await adminControl.findOneAndUpdate(
          { ...ONE, $nor: [byOther, over] },
          { $set: { run: wanted } },
          { returnDocument: 'after' },
        );
        return (taken ?? (await control())).run ?? wanted;
      }),
    saveCleanup: (saved) =>
      run(async () => {
        const held = { ...ONE, 'run.fence': saved.fence };
        return (await adminControl.updateOne(held, { $set: { run: saved } })).matchedCount === 1;
      }),
    cleanupRun: () => run(async () => (await control()).run ?? undefined),
    inactiveMembers: (inactiveBefore, after, limit) =>
      run(async () => {
        const { conditions, sort } = pageOf(
          { after, limit, containing: null },
          { at: 'lastActive', order: 'asc', texts: [] },
        );
        const inactive = { $and: [{ lastActive: { $lt: inactiveBefore } }, ...conditions] };
        const found = users
          .find(inactive, { projection: { lastActive: 1 } })
          .sort(sort)
          .limit(limit);
        return (await found.toArray()).map(({ _id: id, lastActive: at }) => ({ at, id }));
      }),
    cleanUpMember: (accountId, fence, rule) =>
      transact(async (session) => {
        const cleaned = await cleanUp(accountId, fence, rule, session);
        return cleaned.kind === 'deleted' ? cleaned : refuse(session, cleaned);
      }),
  };
}
