import type { AdminStore, DeadJob } from '../../ports/admin-store.ts';
import { TOUCHED } from './documents.ts';
import type { Steps } from './steps.ts';

const deadJobId = ({ queue, id }: Pick<DeadJob, 'queue' | 'id'>) => `${queue}/${id}`;

export function createAdminSteps({ collections, run, transact }: Steps): AdminStore {
  const { admins, adminSessions, deadJobs } = collections;

  return {
    admin: (email) =>
      run(
        async () =>
          (await admins.findOne({ _id: email.toLowerCase() }, { projection: { _id: 0 } })) ?? undefined,
      ),
    adminCount: () => run(() => admins.countDocuments()),
    /** New credentials end the sessions that the old ones opened. */
    setAdmin: (record) =>
      transact(async (session) => {
        const emailKey = record.email.toLowerCase();
        await admins.replaceOne({ _id: emailKey }, record, { session, upsert: true });
        await adminSessions.deleteMany({ emailKey }, { session });
      }),
    openAdminSession: ({ tokenHash, email, expiresAt }) =>
      run(async () => {
        const opened = { $set: { email, emailKey: email.toLowerCase(), expiresAt }, ...TOUCHED };
        await adminSessions.updateOne({ _id: tokenHash }, opened, { upsert: true });
      }),
    adminSession: (tokenHash) =>
      run(async () => {
        const session = await adminSessions.findOne({ _id: tokenHash });
        return session ? { tokenHash, email: session.email, expiresAt: session.expiresAt } : undefined;
      }),
    prolongAdminSession: (tokenHash, now, expiresAt) =>
      run(async () => {
        const valid = { _id: tokenHash, expiresAt: { $gt: now } };
        await adminSessions.updateOne(valid, { $set: { expiresAt }, ...TOUCHED });
      }),
    endAdminSession: (tokenHash) => run(async () => void (await adminSessions.deleteOne({ _id: tokenHash }))),
    addDeadJob: (job) =>
      run(async () => void (await deadJobs.replaceOne({ _id: deadJobId(job) }, job, { upsert: true }))),
    deadJobs: () =>
      run(() =>
        deadJobs
          .find({}, { projection: { _id: 0 } })
          .sort({ at: 1 })
          .toArray(),
      ),
    removeDeadJob: (queue, id) =>
      run(async () => (await deadJobs.deleteOne({ _id: deadJobId({ queue, id }) })).deletedCount === 1),
  };
}
