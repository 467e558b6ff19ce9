import type { Profile } from './account-store.ts';

export interface StoredSession {
  readonly accountId: string;
  readonly username: string;
  readonly tokenHash: string;
  readonly expiresAt: number;
}

/** The session that an account has now; null when it has none. */
export interface AccountSession {
  readonly accountId: string;
  readonly session: Pick<StoredSession, 'tokenHash' | 'expiresAt'> | null;
}

export type SessionOpened =
  | { readonly kind: 'opened'; readonly replacedTokenHash: string | null }
  | { readonly kind: 'gone' };

export type PasswordChanged =
  | 'changed'
  /** Another change came between. */
  | 'changed-before'
  /** The session is over. */
  | 'gone';

/** One session an account. Expiry is a comparison of the caller's; see `Store`. */
export interface SessionStore {
  /**
   * Ends the older session in the same step, and moves the member's `lastActive`. `gone` when the account is, or no
   * longer has the password that was checked.
   */
  openSession(
    session: Omit<StoredSession, 'username'>,
    checked: { readonly passwordHash: string; readonly now: number },
  ): Promise<SessionOpened>;
  session(tokenHash: string): Promise<StoredSession | undefined>;
  /** The sessions of many accounts in one query; accounts that don't exist are left out. */
  sessionsOf(accountIds: readonly string[]): Promise<readonly AccountSession[]>;
  /** Prolongs a session that is the account's and still valid at `now`, and moves `lastActive`; else undefined. */
  prolongSession(
    session: Pick<StoredSession, 'accountId' | 'tokenHash' | 'expiresAt'>,
    now: number,
  ): Promise<Profile | undefined>;
  endSession(tokenHash: string): Promise<void>;
  /** Where that session is still the account's and valid at `now`, and the password is the one that was checked. Voids its open link for a new one. */
  changePassword(
    session: Pick<StoredSession, 'accountId' | 'tokenHash'>,
    passwordHash: string,
    checked: { readonly passwordHash: string; readonly now: number },
  ): Promise<PasswordChanged>;
}
