import type { SessionStore } from '../../ports/session-store.ts';
import { decidePasswordChange, isValidSession } from '../../rules/session.ts';
import { TOUCHED } from './documents.ts';
import { OPEN } from './password-reset-steps.ts';
import { heldSession, knownOf, toSession } from './session-documents.ts';
import { found, refuse, type Steps } from './steps.ts';
import { claimUser, toProfile } from './user-documents.ts';

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
    session: (tokenHash) => run(async () => found(await sessions.findOne({ tokenHash }), toSession)),
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
        const held = await heldSession(sessions, session, accountId);
        if (!isValidSession(held, tokenHash, now)) return refuse(session, undefined);
        const prolonged = { $set: { expiresAt }, ...TOUCHED };
        await sessions.updateOne({ _id: accountId }, prolonged, { session });
        const user = await claimUser(users, session, { _id: accountId }, now);
        return found(user, toProfile) ?? refuse(session, undefined);
      }),
    endSession: (tokenHash) => run(async () => void (await sessions.deleteOne({ tokenHash }))),
    changePassword: ({ accountId, tokenHash }, passwordHash, checked) =>
      transact(async (session) => {
        const { now } = checked;
        const known = await knownOf(collections, session, accountId);
        const decided = decidePasswordChange({ ...checked, tokenHash }, known);
        if (decided !== 'changed') return refuse(session, decided);
        await claimUser(users, session, { _id: accountId }, now, { $set: { passwordHash } });
        await passwordResets.updateMany({ accountId, ...OPEN }, { $set: { voidedAt: now } }, { session });
        return decided;
      }),
  };
}
