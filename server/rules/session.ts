import type { Credentials } from '../ports/account-store.ts';
import type { PasswordReset } from '../ports/password-reset-store.ts';
import type { AccountSession, PasswordChanged } from '../ports/session-store.ts';

/** The session that an account has, if it has one. */
export type HeldSession = AccountSession['session'];

/** Whether a token is that of the account's session, and the session valid at `now`. */
export function isValidSession(held: HeldSession, tokenHash: string, now: number): boolean {
  return held !== null && held.tokenHash === tokenHash && held.expiresAt > now;
}

/** What a member sends with what only they may do, with the password that was checked before. */
export interface Checked {
  readonly tokenHash: string;
  readonly passwordHash: string;
  readonly now: number;
}

/** What an account has when a member's wish is judged; no credentials where it is gone. */
export interface Known {
  readonly session: HeldSession;
  readonly credentials: Credentials | undefined;
}

export function decidePasswordChange(
  { tokenHash, passwordHash, now }: Checked,
  { session, credentials }: Known,
): PasswordChanged {
  if (!isValidSession(session, tokenHash, now)) return 'gone';
  return credentials?.passwordHash === passwordHash ? 'changed' : 'changed-before';
}

/** Whether a link for a new password can still be used. */
export function isOpenReset(
  { usedAt, voidedAt, expiresAt }: Pick<PasswordReset, 'usedAt' | 'voidedAt' | 'expiresAt'>,
  now: number,
): boolean {
  return usedAt === null && voidedAt === null && expiresAt > now;
}
