import type { ClientSession } from 'mongodb';
import type { Cleaned, CleanupPermission, CleanupRule, CleanupStore } from '../../ports/cleanup-store.ts';
import { decideCleanup, holdsLease } from '../../rules/account-removal.ts';
import { removeAccount } from './account-removal.ts';
import { followPermission } from './cleanup-permission.ts';
import { previewCleanup } from './cleanup-preview.ts';
import type { AdminControlDocument } from './documents.ts';
import { pageOf } from './page-filter.ts';
import { found, refuse, type Steps } from './steps.ts';
import { toProfile } from './user-documents.ts';
import { withdrawalsOf } from './withdrawal-documents.ts';

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
    const member = await users.findOne({ _id: accountId }, { session });
    const kind = decideCleanup(fence, rule, {
      ...(await control(session)),
      member: found(member, toProfile),
      withdrawals: await withdrawalsOf(withdrawals, session, accountId),
    });
    if (kind !== 'deleted') return { kind };
    // Permission and lease are claimed too: once they are taken away, nothing more is deleted.
    await adminControl.updateOne(ONE, { $inc: { writes: 1 } }, { session });
    return { kind, ...(await removeAccount(collections, session, accountId)) };
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
      transact(async (session) => {
        const { run: current } = await control(session);
        if (current && holdsLease(current, wanted.jobId, now)) return current;
        await adminControl.updateOne(ONE, { $set: { run: wanted } }, { session });
        return wanted;
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
        const members = users
          .find(inactive, { projection: { lastActive: 1 } })
          .sort(sort)
          .limit(limit);
        return (await members.toArray()).map(({ _id: id, lastActive: at }) => ({ at, id }));
      }),
    cleanUpMember: (accountId, fence, rule) =>
      transact(async (session) => {
        const cleaned = await cleanUp(accountId, fence, rule, session);
        return cleaned.kind === 'deleted' ? cleaned : refuse(session, cleaned);
      }),
  };
}
