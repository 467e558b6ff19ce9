export interface AdminRecord {
  readonly email: string;
  readonly keyHash: string;
  readonly codeHash: string;
  /** Of the configuration or generated in its place: another configured admin takes the place of this one. */
  readonly isConfigured: boolean;
}

export interface AdminSession {
  readonly email: string;
  readonly tokenHash: string;
  readonly expiresAt: number;
}

/** A job that failed too often, kept for a person. */
export interface DeadJob {
  readonly queue: 'payout' | 'cleanup';
  readonly id: string;
  readonly error: string;
  readonly at: number;
}

/** Admins, their sessions, and what waits for them. Every call is one atomic step; see `Store`. */
export interface AdminStore {
  /** The record of an e-mail address, whatever its case. */
  admin(email: string): Promise<AdminRecord | undefined>;
  adminCount(): Promise<number>;
  /** By their addresses. */
  admins(): Promise<readonly AdminRecord[]>;
  /**
   * Creates or replaces the record of that address; what other credentials opened ends in the same step: sessions, and links for a
   * new password that are open.
   */
  setAdmin(record: AdminRecord, now: number): Promise<void>;
  /** Ends all of that admin's sessions and open links in the same step; says whether there was one. */
  removeAdmin(email: string, now: number): Promise<boolean>;
  /** Where the admin still has the credentials that were checked; says whether it was opened. */
  openAdminSession(
    session: AdminSession,
    checked: Pick<AdminRecord, 'keyHash' | 'codeHash'>,
  ): Promise<boolean>;
  adminSession(tokenHash: string): Promise<AdminSession | undefined>;
  /** Where it is still valid at `now`. */
  prolongAdminSession(tokenHash: string, now: number, expiresAt: number): Promise<void>;
  endAdminSession(tokenHash: string): Promise<void>;
  addDeadJob(job: DeadJob): Promise<void>;
  /** The oldest first. */
  deadJobs(limit: number): Promise<readonly DeadJob[]>;
  /** Says whether it was there. */
  removeDeadJob(queue: DeadJob['queue'], id: string): Promise<boolean>;
}
