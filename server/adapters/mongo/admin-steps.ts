import type { ClientSession } from 'mongodb';
import type { AdminRecord, AdminStore, DeadJob } from '../../ports/admin-store.ts';
import { type AdminDocument, TOUCHED } from './documents.ts';
import { OPEN } from './password-reset-steps.ts';
import { found, refuse, type Steps } from './steps.ts';

function toRecord({ email, keyHash, codeHash, isConfigured = false }: AdminDocument): AdminRecord {
  return { email, keyHash, codeHash, isConfigured };
}

const deadJobId = ({ queue, id }: Pick<DeadJob, 'queue' | 'id'>) => `${queue}/${id}`;

export function createAdminSteps({ collections, run, transact }: Steps): AdminStore {
  const { admins, adminSessions, deadJobs, passwordResets } = collections;

  /** What an admin's credentials have opened. */
  async function endAllOf({ _id, email }: AdminDocument, now: number, session: ClientSession): Promise<void> {
    await adminSessions.deleteMany({ emailKey: _id }, { session });
    await passwordResets.updateMany({ madeBy: email, ...OPEN }, { $set: { voidedAt: now } }, { session });
  }

  return {
    admin: (email) => run(async () => found(await admins.findOne({ _id: email.toLowerCase() }), toRecord)),
    admins: () => run(async () => (await admins.find().sort({ _id: 1 }).toArray()).map(toRecord)),
    adminCount: () => run(() => admins.countDocuments()),
    setAdmin: (record, now) =>
      transact(async (session) => {
        const _id = record.email.toLowerCase();
        const known = await admins.findOne({ _id }, { session });
        const claimed = { $set: record, $inc: { writes: 1 } };
        await admins.updateOne({ _id }, claimed, { session, upsert: true });
        const isSame = known?.keyHash === record.keyHash && known.codeHash === record.codeHash;
        if (known && !isSame) await endAllOf(known, now, session);
      }),
    removeAdmin: (email, now) =>
      transact(async (session) => {
        const removed = await admins.findOneAndDelete({ _id: email.toLowerCase() }, { session });
        if (removed) await endAllOf(removed, now, session);
        return removed !== null;
      }),
    openAdminSession: ({ tokenHash, email, expiresAt }, { keyHash, codeHash }) =>
      transact(async (session) => {
        const emailKey = email.toLowerCase();
        // Claimed, so that a change of the credentials at the same time conflicts.
        const checked = { _id: emailKey, keyHash, codeHash };
        const claimed = await admins.updateOne(checked, { $inc: { writes: 1 } }, { session });
        if (claimed.matchedCount !== 1) return refuse(session, false);
        const opened = { $set: { email, emailKey, expiresAt }, ...TOUCHED };
        await adminSessions.updateOne({ _id: tokenHash }, opened, { session, upsert: true });
        return true;
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
    deadJobs: (limit) =>
      run(() =>
        deadJobs
          .find({}, { projection: { _id: 0 } })
          .sort({ at: 1 })
          .limit(limit)
          .toArray(),
      ),
    removeDeadJob: (queue, id) =>
      run(async () => (await deadJobs.deleteOne({ _id: deadJobId({ queue, id }) })).deletedCount === 1),
  };
}
