import type { PasswordReset, PasswordResetStore } from '../../ports/password-reset-store.ts';
import { isOpenReset } from '../../rules/session.ts';
import type { PasswordResetDocument } from './documents.ts';
import { found, refuse, type Steps } from './steps.ts';
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
      run(async () => found(await passwordResets.findOne({ tokenHash }), toReset)),
    applyPasswordReset: (tokenHash, passwordHash, now) =>
      transact(async (session) => {
        const reset = await passwordResets.findOne({ tokenHash }, { session });
        if (!reset || !isOpenReset(reset, now)) return refuse(session, { kind: 'refused' });
        await passwordResets.updateOne({ _id: reset._id }, { $set: { usedAt: now } }, { session });
        const _id = reset.accountId;
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
