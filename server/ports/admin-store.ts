export interface AdminRecord {
  readonly email: string;
  readonly keyHash: string;
  readonly codeHash: string;
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
  /** Creates or replaces the record of that address. */
  setAdmin(record: AdminRecord): Promise<void>;
  openAdminSession(session: AdminSession): Promise<void>;
  adminSession(tokenHash: string): Promise<AdminSession | undefined>;
  /** Where it is still valid at `now`. */
  prolongAdminSession(tokenHash: string, now: number, expiresAt: number): Promise<void>;
  endAdminSession(tokenHash: string): Promise<void>;
  addDeadJob(job: DeadJob): Promise<void>;
  deadJobs(): Promise<readonly DeadJob[]>;
  /** Says whether it was there. */
  removeDeadJob(queue: DeadJob['queue'], id: string): Promise<boolean>;
}
