import type { ClientSession } from 'mongodb';
import type { Cleaned, CleanupPermission, CleanupRule, CleanupStore } from '../../ports/cleanup-store.ts';
import { removeAccount } from './account-removal.ts';
import type { AdminControlDocument } from './documents.ts';
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
    jobId: string,
    rule: CleanupRule,
    session: ClientSession,
  ): Promise<Cleaned> {
    const { cleanupAllowed, run: current } = await control(session);
    if (!cleanupAllowed) return { kind: 'not-allowed' };
    if (current?.jobId !== jobId) return { kind: 'superseded' };
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
    cleanupPermission: () => run(async () => permissionOf(await control())),
    setCleanupPermission: (cleanupAllowed) =>
      run(async () => {
        const changed = await adminControl.findOneAndUpdate(
          { ...ONE, cleanupAllowed: !cleanupAllowed },
          { $set: { cleanupAllowed }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        );
        return permissionOf(changed ?? (await control()));
      }),
    beginCleanup: (wanted, now) =>
      run(async () => {
        const held = { 'run.state': 'running', 'run.leaseUntil': { $gt: now } } as const;
        const taken = await adminControl.findOneAndUpdate(
          { ...ONE, $nor: [held] },
          { $set: { run: wanted } },
          { returnDocument: 'after' },
        );
        return (taken ?? (await control())).run ?? wanted;
      }),
    saveCleanup: (saved) =>
      run(
        async () =>
          void (await adminControl.updateOne({ ...ONE, 'run.jobId': saved.jobId }, { $set: { run: saved } })),
      ),
    cleanupRun: () => run(async () => (await control()).run ?? undefined),
    accountIds: () =>
      run(async () => {
        const members = await users
          .find({}, { projection: { _id: 1 } })
          .sort({ _id: 1 })
          .toArray();
        return members.map(({ _id }) => _id);
      }),
    cleanUpMember: (accountId, jobId, rule) =>
      transact(async (session) => {
        const cleaned = await cleanUp(accountId, jobId, rule, session);
        return cleaned.kind === 'deleted' ? cleaned : refuse(session, cleaned);
      }),
  };
}
