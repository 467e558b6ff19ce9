/** A link that an admin made for a member who forgot the password. Of its token only the hash is stored. */
export interface PasswordReset {
  readonly id: string;
  readonly accountId: string;
  /** The message to support that it answers. */
  readonly messageId: string;
  /** The admin's e-mail address. */
  readonly madeBy: string;
  readonly madeAt: number;
  readonly expiresAt: number;
  readonly usedAt: number | null;
  /** When a newer link took its place, or the member changed the password. */
  readonly voidedAt: number | null;
}

export type NewPasswordReset = Omit<PasswordReset, 'usedAt' | 'voidedAt'> & { readonly tokenHash: string };

export type ResetUsed =
  | {
      readonly kind: 'used';
      readonly usernameKey: string;
      /** Of the session that ended with the old password. */
      readonly endedTokenHash: string | null;
    }
  | { readonly kind: 'refused' };

/** The way back after a forgotten password. Every call is one atomic step; see `Store`. */
export interface PasswordResetStore {
  /** Voids the account's older link in the same step; says whether the account exists. */
  addPasswordReset(reset: NewPasswordReset): Promise<boolean>;
  passwordReset(tokenHash: string): Promise<PasswordReset | undefined>;
  /** Sets the password and ends the account's session, where the link is open at `now`: once. Moves `lastActive`. */
  applyPasswordReset(tokenHash: string, passwordHash: string, now: number): Promise<ResetUsed>;
  /** The newest first. They go with their account. */
  passwordResetsOf(accountId: string): Promise<readonly PasswordReset[]>;
}
