import type { PasswordResetStore } from '../../ports/password-reset-store.ts';
import { isOpenReset } from '../../rules/session.ts';
import type { Steps } from './steps.ts';

export function createPasswordResetSteps({ rows, read, write }: Steps): PasswordResetStore {
  const { accounts, sessions, passwordResets } = rows;
  return {
    addPasswordReset: (reset) =>
      write('full', () => {
        if (!accounts.find(reset.accountId)) return false;
        passwordResets.insert(reset);
        return true;
      }),
    passwordReset: (tokenHash) => read(() => passwordResets.find(tokenHash)),
    applyPasswordReset: (tokenHash, passwordHash, now) =>
      write('full', () => {
        const reset = passwordResets.find(tokenHash);
        const owner = reset && isOpenReset(reset, now) ? accounts.owner(reset.accountId) : undefined;
        if (!reset || !owner) return { kind: 'refused' };
        const { accountId, usernameKey } = owner;
        passwordResets.use(reset.id, now);
        accounts.setPassword(accountId, passwordHash);
        accounts.touch(accountId, now);
        return { kind: 'used', usernameKey, endedTokenHash: sessions.removeOf(accountId) };
      }),
    passwordResetsOf: (accountId) => read(() => passwordResets.ofAccount(accountId)),
  };
}
