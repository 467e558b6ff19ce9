import { setTimeout as wait } from 'node:timers/promises';
import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import { ADMIN_SESSION_MS } from '../../../shared/rules/constants.ts';
import { countedAttempt } from '../../edges/counted-attempt.ts';
import { createRecentKeys } from '../../edges/recent-keys.ts';
import { hashToken } from '../../edges/token-hash.ts';
import type { AdminRecord, AdminSession } from '../../ports/admin-store.ts';
import type { Container } from '../../ports/container.ts';
import type { Asker } from '../../ports/passwords.ts';

export interface AdminCredentials {
  readonly email: string;
  readonly adminKey: string;
  readonly secretCode: string;
}

export interface AdminParts extends Pick<Container, 'store' | 'passwords' | 'limits' | 'ids' | 'clock'> {
  /** Tells the dashboards of a session that it is over. */
  readonly onSessionEnded: (tokenHash: string) => void;
}

/** The admin gate and its sessions, apart from members'. */
export function createAdmins({ store, passwords, limits, ids, clock, onSessionEnded }: AdminParts) {
  /** From where which administrators came in. */
  const known = createRecentKeys();

  /** All three of one record, in the same time whatever is wrong. */
  async function recordOf(
    { email, adminKey, secretCode }: AdminCredentials,
    asker?: Asker,
  ): Promise<AdminRecord | undefined> {
    const record = await store.admin(email);
    if (!record) {
      await passwords.matchNothing(adminKey, asker);
      await passwords.matchNothing(secretCode, asker);
      return undefined;
    }
    const isKey = await passwords.matches(record.keyHash, adminKey, asker);
    const isCode = await passwords.matches(record.codeHash, secretCode, asker);
    return isKey && isCode ? record : undefined;
  }

  /** Creates or changes the record of an e-mail address, unless it holds just these. */
  async function setCredentials(
    credentials: AdminCredentials,
    isConfigured = false,
  ): Promise<'created' | 'changed' | 'unchanged'> {
    const { email, adminKey, secretCode } = credentials;
    const known = await store.admin(email);
    if (known && (await recordOf(credentials))) {
      if (isConfigured && !known.isConfigured) await store.setAdmin({ ...known, isConfigured }, clock.now());
      return 'unchanged';
    }
    const record = {
      email,
      keyHash: await passwords.hash(adminKey),
      codeHash: await passwords.hash(secretCode),
      isConfigured,
    };
    await store.setAdmin(record, clock.now());
    return known ? 'changed' : 'created';
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
      const key = `${hashToken(credentials.email.toLowerCase())} ${address}`;
      const retryAfter = await limits.refuse('admin login by account and address', key);
      if (retryAfter !== null) return err({ code: 'RATE_LIMITED', retryAfter });
      await wait(await limits.delay('admin login by site', 'all'));
      const asker = { address, ...(known.has(key) && { knownAs: key }) };
      const record = await countedAttempt(limits, 'admin login by account and address', key, () =>
        recordOf(credentials, asker),
      );
      if (!record) return err({ code: 'ADMIN_CREDENTIALS' });
      const { email } = record;
      const adminToken = ids.sessionToken();
      const expiresAt = clock.now() + ADMIN_SESSION_MS;
      const session = { email, tokenHash: hashToken(adminToken), expiresAt };
      if (!(await store.openAdminSession(session, record))) return err({ code: 'ADMIN_CREDENTIALS' });
      known.add(key);
      await limits.forget('admin login by account and address', key);
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

    setCredentials,

    /** The one admin of the configuration: takes the place of another that was configured before. */
    async configure(credentials: AdminCredentials): Promise<void> {
      await setCredentials(credentials, true);
      const key = credentials.email.toLowerCase();
      for (const { email, isConfigured } of await store.admins()) {
        if (isConfigured && email.toLowerCase() !== key) await store.removeAdmin(email, clock.now());
      }
    },
  };
}

export type Admins = ReturnType<typeof createAdmins>;
