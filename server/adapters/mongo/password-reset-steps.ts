import type { PasswordReset, PasswordResetStore } from '../../ports/password-reset-store.ts';
import type { PasswordResetDocument } from './documents.ts';
import { refuse, type Steps } from './steps.ts';
import { claimUser } from './user-documents.ts';

/** Of a link that nobody used and nothing voided. */
export const OPEN = { usedAt: null, voidedAt: null } as const;

function toReset({ _id: id, tokenHash: _secret, ...reset }: PasswordResetDocument): PasswordReset {
  return { id, ...reset };
}

export function createPasswordResetSteps({ collections, run, transact }: Steps): PasswordResetStore {
  const { users, sessions, passwordResets } = collections;
  return {
    addPasswordReset: ({ id: _id, ...reset }) =>
      transact(async (session) => {
        const { accountId, madeAt } = reset;
        // Two links that are made at once conflict here, and the later one voids the other.
        const claimed = await users.updateOne({ _id: accountId }, { $inc: { writes: 1 } }, { session });
        if (claimed.matchedCount !== 1) return refuse(session, false);
        await passwordResets.updateMany({ accountId, ...OPEN }, { $set: { voidedAt: madeAt } }, { session });
        await passwordResets.insertOne({ _id, ...reset, ...OPEN }, { session });
        return true;
      }),
    passwordReset: (tokenHash) =>
      run(async () => {
        const reset = await passwordResets.findOne({ tokenHash });
        return reset ? toReset(reset) : undefined;
      }),
    applyPasswordReset: (tokenHash, passwordHash, now) =>
      transact(async (session) => {
        const used = await passwordResets.findOneAndUpdate(
          { tokenHash, ...OPEN, expiresAt: { $gt: now } },
          { $set: { usedAt: now } },
          { session },
        );
        if (!used) return refuse(session, { kind: 'refused' });
        const _id = used.accountId;
        const user = await claimUser(users, session, { _id }, now, { $set: { passwordHash } });
        if (!user) return refuse(session, { kind: 'refused' });
        const ended = await sessions.findOneAndDelete({ _id }, { session });
        return { kind: 'used', usernameKey: user.usernameKey, endedTokenHash: ended?.tokenHash ?? null };
      }),
    passwordResetsOf: (accountId) =>
      run(async () => {
        const resets = passwordResets.find({ accountId }).sort({ madeAt: -1, _id: -1 });
        return (await resets.toArray()).map(toReset);
      }),
  };
}
