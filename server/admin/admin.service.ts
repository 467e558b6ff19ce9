import { setTimeout as wait } from 'node:timers/promises';
import { err, ok, type Result } from '../../shared/kernel/result.ts';
import { ADMIN_SESSION_MS } from '../../shared/rules/constants.ts';
import { hashToken } from '../http/token-hash.ts';
import type { AdminSession } from '../ports/admin-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import type { Store } from '../ports/store.ts';

export interface AdminCredentials {
  readonly email: string;
  readonly adminKey: string;
  readonly secretCode: string;
}

export interface AdminParts {
  readonly store: Store;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Tells the dashboards of a session that it is over. */
  readonly onSessionEnded: (tokenHash: string) => void;
}

/** The admin gate and its sessions, apart from members'. */
export function createAdmins({ store, passwords, limits, ids, clock, onSessionEnded }: AdminParts) {
  /** All three of one record, in the same time whatever is wrong. */
  async function recordOf({ email, adminKey, secretCode }: AdminCredentials): Promise<string | undefined> {
    const record = await store.admin(email);
    if (!record) {
      await passwords.matchNothing(adminKey);
      await passwords.matchNothing(secretCode);
      return undefined;
    }
    const isKey = await passwords.matches(record.keyHash, adminKey);
    const isCode = await passwords.matches(record.codeHash, secretCode);
    return isKey && isCode ? record.email : undefined;
  }

  return {
    async login(
      credentials: AdminCredentials,
      address: string,
    ): Promise<
      Result<
        { adminToken: string; email: string; expiresAt: number },
        { code: 'ADMIN_CREDENTIALS' } | { code: 'RATE_LIMITED'; retryAfter: number }
      >
    > {
      const retryAfter = await limits.refuse('admin login by address', address);
      if (retryAfter !== null) return err({ code: 'RATE_LIMITED', retryAfter });
      await wait(await limits.delay('admin login by site', 'all'));
      const email = await recordOf(credentials);
      if (email === undefined) return err({ code: 'ADMIN_CREDENTIALS' });
      await limits.forget('admin login by address', address);
      const adminToken = ids.sessionToken();
      const expiresAt = clock.now() + ADMIN_SESSION_MS;
      await store.openAdminSession({ email, tokenHash: hashToken(adminToken), expiresAt });
      return ok({ adminToken, email, expiresAt });
    },

    /** The session of a token, where it is valid now. */
    async authenticate(token: string): Promise<AdminSession | undefined> {
      const session = await store.adminSession(hashToken(token));
      return session && session.expiresAt > clock.now() ? session : undefined;
    },

    /** A call was made: the session is valid for 60 minutes from now. */
    async prolong({ tokenHash }: AdminSession): Promise<void> {
      const now = clock.now();
      await store.prolongAdminSession(tokenHash, now, now + ADMIN_SESSION_MS);
    },

    async logout({ tokenHash }: AdminSession): Promise<void> {
      await store.endAdminSession(tokenHash);
      onSessionEnded(tokenHash);
    },

    /** Creates or changes the record of an e-mail address, unless it holds just these. */
    async setCredentials(credentials: AdminCredentials): Promise<'created' | 'changed' | 'unchanged'> {
      const { email, adminKey, secretCode } = credentials;
      const isKnown = (await store.admin(email)) !== undefined;
      if (isKnown && (await recordOf(credentials)) !== undefined) return 'unchanged';
      await store.setAdmin({
        email,
        keyHash: await passwords.hash(adminKey),
        codeHash: await passwords.hash(secretCode),
      });
      return isKnown ? 'changed' : 'created';
    },
  };
}

export type Admins = ReturnType<typeof createAdmins>;
