import type { Slots } from './account-store.ts';

export interface CleanupPermission {
  readonly cleanupAllowed: boolean;
  readonly version: number;
}

export interface CleanupRun {
  readonly jobId: string;
  readonly state: 'running' | 'completed' | 'failed';
  readonly startedAt: number;
  /** One run at a time: another may take over after this. */
  readonly leaseUntil: number;
  readonly scanned: number;
  readonly deleted: number;
  readonly kept: number;
  readonly code: string | null;
}

export type Cleaned =
  | { readonly kind: 'deleted'; readonly slots: Slots; readonly endedTokenHash: string | null }
  /** Inactive, but owed money or paid lately. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'active' }
  | { readonly kind: 'not-allowed' }
  /** Another run has taken the lease. */
  | { readonly kind: 'superseded' };

export interface CleanupRule {
  /** Members active since then stay. */
  readonly inactiveBefore: number;
  /** Members with a request whose status changed since then stay. */
  readonly settledBefore: number;
}

/** The cleanup of inactive members. Every call is one atomic step; see `Store`. */
export interface CleanupStore {
  cleanupPermission(): Promise<CleanupPermission>;
  setCleanupPermission(cleanupAllowed: boolean): Promise<CleanupPermission>;
  /** Takes the lease for a run, or says which run holds it at `now`. */
  beginCleanup(run: CleanupRun, now: number): Promise<CleanupRun>;
  saveCleanup(run: CleanupRun): Promise<void>;
  /** The newest run, running or over. */
  cleanupRun(): Promise<CleanupRun | undefined>;
  accountIds(): Promise<readonly string[]>;
  /**
   * Deletes one member where the permission holds, the run has its lease, and the member is inactive and owed nothing: all
   * of that is looked at in the step that deletes. Paid requests go to the archive without name and number.
   */
  cleanUpMember(accountId: string, jobId: string, rule: CleanupRule): Promise<Cleaned>;
}
