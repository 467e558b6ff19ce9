import type { SessionStore, StoredSession } from '../../ports/session-store.ts';
import { type SessionDocument, TOUCHED } from './documents.ts';
import { OPEN } from './password-reset-steps.ts';
import { refuse, type Steps } from './steps.ts';
import { claimUser, toProfile } from './user-documents.ts';

function toSession({ _id: accountId, username, tokenHash, expiresAt }: SessionDocument): StoredSession {
  return { accountId, username, tokenHash, expiresAt };
}

export function createSessionSteps({ collections, run, transact }: Steps): SessionStore {
  const { users, sessions, passwordResets } = collections;

  return {
    openSession: ({ accountId, tokenHash, expiresAt }, { passwordHash, now }) =>
      transact(async (session) => {
        const user = await claimUser(users, session, { _id: accountId, passwordHash }, now);
        if (!user) return refuse(session, { kind: 'gone' });
        const replaced = await sessions.findOneAndUpdate(
          { _id: accountId },
          { $set: { username: user.username, tokenHash, expiresAt }, ...TOUCHED },
          { session, upsert: true, returnDocument: 'before' },
        );
        return { kind: 'opened', replacedTokenHash: replaced?.tokenHash ?? null };
      }),
    session: (tokenHash) =>
      run(async () => {
        const session = await sessions.findOne({ tokenHash });
        return session ? toSession(session) : undefined;
      }),
    sessionsOf: (accountIds) =>
      run(async () => {
        const ids = { _id: { $in: [...accountIds] } };
        // Sessions first: a member who is deleted in between is gone, and not just logged out.
        const open = new Map((await sessions.find(ids).toArray()).map((session) => [session._id, session]));
        const members = await users
          .find(ids, { projection: { _id: 1 } })
          .sort({ _id: 1 })
          .toArray();
        return members.map(({ _id: accountId }) => {
          const session = open.get(accountId);
          return {
            accountId,
            session: session ? { tokenHash: session.tokenHash, expiresAt: session.expiresAt } : null,
          };
        });
      }),
    prolongSession: ({ accountId, tokenHash, expiresAt }, now) =>
      transact(async (session) => {
        const { matchedCount } = await sessions.updateOne(
          { _id: accountId, tokenHash, expiresAt: { $gt: now } },
          { $set: { expiresAt }, ...TOUCHED },
          { session },
        );
        const user = matchedCount === 1 && (await claimUser(users, session, { _id: accountId }, now));
        return user ? toProfile(user) : refuse(session, undefined);
      }),
    endSession: (tokenHash) => run(async () => void (await sessions.deleteOne({ tokenHash }))),
    changePassword: ({ accountId, tokenHash }, passwordHash, { passwordHash: checked, now }) =>
      transact(async (session) => {
        const valid = { _id: accountId, tokenHash, expiresAt: { $gt: now } };
        if (!(await sessions.findOne(valid, { session }))) return refuse(session, 'gone');
        const known = { _id: accountId, passwordHash: checked };
        const user = await claimUser(users, session, known, now, { $set: { passwordHash } });
        if (!user) return refuse(session, 'changed-before');
        await passwordResets.updateMany({ accountId, ...OPEN }, { $set: { voidedAt: now } }, { session });
        return 'changed';
      }),
  };
}
