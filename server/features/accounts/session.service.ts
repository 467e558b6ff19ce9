import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import { SESSION_AT_LOGIN_MS, SESSION_AT_PROFILE_MS } from '../../../shared/rules/constants.ts';
import { isPassword, USERNAME_FORM, usernameKey } from '../../../shared/rules/signup.ts';
import { countedAttempt } from '../../edges/counted-attempt.ts';
import { sessionTokenOf } from '../../edges/session-token.ts';
import { hashToken } from '../../edges/token-hash.ts';
import type { Profile } from '../../ports/account-store.ts';
import type { Container } from '../../ports/container.ts';
import type { StoredSession } from '../../ports/session-store.ts';
import type { LoginLimit } from './login-limit.ts';

export interface OpenedSession {
  readonly sessionToken: string;
  readonly username: string;
  readonly expiresAt: number;
}

export type LoginRefusal =
  | { readonly code: 'FIELDS_REQUIRED' | 'USER_NOT_FOUND' | 'WRONG_PASSWORD' }
  | { readonly code: 'RATE_LIMITED'; readonly retryAfter: number };

export type SessionParts = Pick<Container, 'store' | 'passwords' | 'limits' | 'ids' | 'clock' | 'sockets'> & {
  readonly loginLimit: LoginLimit;
};

/** Longer than any token of ours: not worth a look-up. */
const MAX_TOKEN_LENGTH = 200;

/** Sessions: one an account, ended by time, by a newer login, by logout, or with the account. */
export function createSessions(parts: SessionParts) {
  const { store, passwords, limits, ids, clock, sockets, loginLimit } = parts;

  /** A change that was made before is answered as it was: its reply may have been lost. */
  async function isChangedTo(
    accountId: string,
    password: string,
  ): Promise<Result<null, { code: 'WRONG_PASSWORD' }>> {
    const known = await store.credentialsOf(accountId);
    const isSo = known !== undefined && (await passwords.matches(known.passwordHash, password));
    return isSo ? ok(null) : err({ code: 'WRONG_PASSWORD' });
  }

  return {
    async login(
      form: { username: string; password: string },
      address: string,
    ): Promise<Result<OpenedSession, LoginRefusal>> {
      if (!form.username || !form.password) return err({ code: 'FIELDS_REQUIRED' });
      const key = usernameKey(form.username);
      // No account has such a name, as everybody can know.
      if (!USERNAME_FORM.test(key)) return err({ code: 'USER_NOT_FOUND' });
      const retryAfter = await loginLimit.refuse(key, address);
      if (retryAfter !== null) return err({ code: 'RATE_LIMITED', retryAfter });

      const known = await store.credentials(key);
      const isRight = await loginLimit.hashing(key, address, async (asker) => {
        if (known) return passwords.matches(known.passwordHash, form.password, asker);
        await passwords.matchNothing(form.password, asker);
        return false;
      });
      if (!known) return err({ code: 'USER_NOT_FOUND' });
      if (!isRight) return err({ code: 'WRONG_PASSWORD' });
      await loginLimit.succeeded(key, address);

      const { accountId, username } = known;
      const sessionToken = sessionTokenOf(accountId, ids.sessionToken());
      const now = clock.now();
      const expiresAt = now + SESSION_AT_LOGIN_MS;
      const opened = await store.openSession(
        { accountId, tokenHash: hashToken(sessionToken), expiresAt },
        { passwordHash: known.passwordHash, now },
      );
      if (opened.kind === 'gone') {
        // Deleted meanwhile, or the password was changed.
        return err({ code: (await store.credentials(key)) ? 'WRONG_PASSWORD' : 'USER_NOT_FOUND' });
      }
      if (opened.replacedTokenHash !== null) sockets.end(opened.replacedTokenHash, 'replaced');
      return ok({ sessionToken, username, expiresAt });
    },

    /** The session of a token, where it is valid now. */
    async authenticate(token: string): Promise<StoredSession | undefined> {
      if (token.length > MAX_TOKEN_LENGTH) return undefined;
      const session = await store.session(hashToken(token));
      return session && session.expiresAt > clock.now() ? session : undefined;
    },

    /** The opening of the profile page: 30 minutes from now. Undefined when the session is over meanwhile. */
    async prolong(session: StoredSession): Promise<{ profile: Profile; expiresAt: number } | undefined> {
      const now = clock.now();
      const expiresAt = now + SESSION_AT_PROFILE_MS;
      const profile = await store.prolongSession({ ...session, expiresAt }, now);
      if (!profile) return undefined;
      sockets.prolong(session.tokenHash, expiresAt);
      return { profile, expiresAt };
    },

    async logout(session: StoredSession): Promise<void> {
      await store.endSession(session.tokenHash);
      sockets.end(session.tokenHash, 'loggedOut');
    },

    /** Changes the password of the session's account; the session goes on, and it is the only one. */
    async changePassword(
      session: StoredSession,
      form: { current: string; next: string },
    ): Promise<
      Result<
        null,
        | { code: 'FIELDS_REQUIRED' | 'PASSWORD_INVALID' | 'WRONG_PASSWORD' | 'SESSION_EXPIRED' }
        | { code: 'RATE_LIMITED'; retryAfter: number }
      >
    > {
      if (!form.current || !form.next) return err({ code: 'FIELDS_REQUIRED' });
      if (!isPassword(form.next)) return err({ code: 'PASSWORD_INVALID' });
      const retryAfter = await limits.refuse('password by account', session.accountId);
      if (retryAfter !== null) return err({ code: 'RATE_LIMITED', retryAfter });
      const known = await store.credentialsOf(session.accountId);
      if (!known) return err({ code: 'SESSION_EXPIRED' });
      const { passwordHash } = known;
      const isRight = await countedAttempt(limits, 'password by account', session.accountId, () =>
        passwords.matches(passwordHash, form.current),
      );
      if (!isRight) {
        // A second guess, so it counts as one.
        const waitFor = await limits.refuse('password by account', session.accountId);
        if (waitFor !== null) return err({ code: 'RATE_LIMITED', retryAfter: waitFor });
        return isChangedTo(session.accountId, form.next);
      }
      const changed = await store.changePassword(session, await passwords.hash(form.next), {
        passwordHash,
        now: clock.now(),
      });
      if (changed === 'changed-before') return isChangedTo(session.accountId, form.next);
      return changed === 'changed' ? ok(null) : err({ code: 'SESSION_EXPIRED' });
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
