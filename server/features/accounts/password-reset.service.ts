import type { PasswordResetCheckView } from '../../../shared/contract/views.ts';
import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import { PASSWORD_RESET_MS } from '../../../shared/rules/constants.ts';
import { isPassword, mailboxOf, usernameKey } from '../../../shared/rules/signup.ts';
import { hashToken } from '../../edges/token-hash.ts';
import type { AccountOwner } from '../../ports/account-store.ts';
import type { Container } from '../../ports/container.ts';
import type { PasswordReset } from '../../ports/password-reset-store.ts';
import type { StoredMessage } from '../../ports/support-store.ts';
import { isOpenReset } from '../../rules/session.ts';
import type { LoginLimit } from './login-limit.ts';
import { presentResetCheck } from './password-reset.view.ts';

type Limited = { readonly code: 'RATE_LIMITED'; readonly retryAfter: number };
type NoOwner = { readonly code: 'NOT_FOUND' | 'NO_ACCOUNT_OF_MESSAGE' | 'ACCOUNT_GONE' };
type UseRefusal = { readonly code: 'FIELDS_REQUIRED' | 'PASSWORD_INVALID' | 'RESET_LINK_DEAD' };

interface Wish {
  readonly message: StoredMessage;
  readonly owner: AccountOwner;
}

export type PasswordResetParts = Pick<
  Container,
  'store' | 'passwords' | 'limits' | 'ids' | 'clock' | 'sockets' | 'log'
> & { readonly loginLimit: LoginLimit };

/** The way back after a forgotten password: an admin makes a link from a message, its bearer chooses a new password, once. */
export function createPasswordResets(parts: PasswordResetParts) {
  const { store, passwords, limits, ids, clock, sockets, log, loginLimit } = parts;

  /**
   * Whose password a message can be about: its account's, or, where a guest wrote it since nobody can log in without the
   * password, that of the account whose mailbox it gives. The link goes to that mailbox alone.
   */
  async function wishOf(messageId: string): Promise<Result<Wish, NoOwner>> {
    const message = await store.supportMessage(messageId);
    if (!message) return err({ code: 'NOT_FOUND' });
    if (message.accountId !== null) {
      const owner = await store.accountOwner(message.accountId);
      return owner ? ok({ message, owner }) : err({ code: 'ACCOUNT_GONE' });
    }
    const mailbox = mailboxOf(message.email);
    const owner = mailbox === null ? undefined : await store.ownerOfMailbox(mailbox);
    return owner ? ok({ message, owner }) : err({ code: 'NO_ACCOUNT_OF_MESSAGE' });
  }

  /** Of a link that is used up: whoever used it may not have heard so. A guess at the password is one at a login. */
  async function usedBefore(
    { accountId, usedAt, expiresAt }: PasswordReset,
    newPassword: string,
    address: string,
  ): Promise<Result<null, UseRefusal | Limited>> {
    const isLately = usedAt !== null && expiresAt > clock.now();
    const known = isLately && newPassword ? await store.credentialsOf(accountId) : undefined;
    if (!known) return err({ code: 'RESET_LINK_DEAD' });
    const key = usernameKey(known.username);
    const retryAfter = await loginLimit.refuse(key, address);
    if (retryAfter !== null) return err({ code: 'RATE_LIMITED', retryAfter });
    const isSo = await loginLimit.hashing(key, address, (asker) =>
      passwords.matches(known.passwordHash, newPassword, asker),
    );
    if (!isSo) return err({ code: 'RESET_LINK_DEAD' });
    await loginLimit.succeeded(key, address);
    return ok(null);
  }

  return {
    async check(messageId: string): Promise<Result<PasswordResetCheckView, NoOwner>> {
      const wish = await wishOf(messageId);
      if (!wish.ok) return wish;
      const { message, owner } = wish.value;
      const resets = await store.passwordResetsOf(owner.accountId);
      return ok(presentResetCheck(message, owner, resets));
    },

    /** The token is told once, to the admin who makes the link. */
    async make(
      messageId: string,
      madeBy: string,
    ): Promise<Result<{ token: string; expiresAt: number }, NoOwner | Limited>> {
      const wish = await wishOf(messageId);
      if (!wish.ok) return wish;
      const { accountId } = wish.value.owner;
      const retryAfter = await limits.refuse('reset link by account', accountId);
      if (retryAfter !== null) return err({ code: 'RATE_LIMITED', retryAfter });
      const token = ids.resetToken();
      const madeAt = clock.now();
      const reset = {
        id: ids.passwordReset(),
        accountId,
        messageId,
        madeBy,
        madeAt,
        expiresAt: madeAt + PASSWORD_RESET_MS,
      };
      const isMade = await store.addPasswordReset({ ...reset, tokenHash: hashToken(token) });
      if (!isMade) return err({ code: 'ACCOUNT_GONE' });
      log.info(reset, 'a link for a new password was made');
      return ok({ token, expiresAt: reset.expiresAt });
    },

    async use(
      token: string,
      newPassword: string,
      address: string,
    ): Promise<Result<null, UseRefusal | Limited>> {
      const tokenHash = hashToken(token);
      // Looked at before anything is hashed slowly, and again in the step that uses it.
      const reset = await store.passwordReset(tokenHash);
      if (!reset) return err({ code: 'RESET_LINK_DEAD' });
      if (!isOpenReset(reset, clock.now())) return usedBefore(reset, newPassword, address);
      if (!newPassword) return err({ code: 'FIELDS_REQUIRED' });
      if (!isPassword(newPassword)) return err({ code: 'PASSWORD_INVALID' });
      const passwordHash = await passwords.hash(newPassword, { address });
      const used = await store.applyPasswordReset(tokenHash, passwordHash, clock.now());
      if (used.kind === 'refused') {
        const now = await store.passwordReset(tokenHash);
        return now ? usedBefore(now, newPassword, address) : err({ code: 'RESET_LINK_DEAD' });
      }
      if (used.endedTokenHash !== null) sockets.end(used.endedTokenHash, 'loggedOut');
      // Who tried the forgotten one too often shall get in with the new one.
      await loginLimit.succeeded(used.usernameKey, address);
      log.info({ id: reset.id, accountId: reset.accountId }, 'a link for a new password was used');
      return ok(null);
    },
  };
}

export type PasswordResets = ReturnType<typeof createPasswordResets>;
