import type { Profile, Slots } from './account-store.ts';
import type { Place } from './page.ts';

export interface CleanupPermission {
  readonly cleanupAllowed: boolean;
  readonly version: number;
}

export interface CleanupRun {
  readonly jobId: string;
  /** Minted each time the job is begun: only the newest beginning deletes and writes. */
  readonly fence: string;
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
  /** Another run has taken the lease, or the same job was begun again. */
  | { readonly kind: 'superseded' };

export interface CleanupRule {
  /** Members active since then stay. */
  readonly inactiveBefore: number;
  /** Members with a request whose status changed since then stay. */
  readonly settledBefore: number;
}

/** What a cleanup would come to. */
export interface CleanupPreview {
  /** How many would be deleted. */
  readonly deleted: number;
  /** Some of them, those who have been away longest first. */
  readonly members: readonly Pick<Profile, 'accountId' | 'username' | 'points' | 'lastActive'>[];
  /** How many would stay, each for the first reason that fits. */
  readonly kept: Readonly<Record<'active' | 'owed' | 'settledLately', number>>;
}

/** The cleanup of inactive members. Every call is one atomic step; see `Store`. */
export interface CleanupStore {
  cleanupPermission(): Promise<CleanupPermission>;
  setCleanupPermission(cleanupAllowed: boolean): Promise<CleanupPermission>;
  /**
   * Takes the lease for a run, from an older beginning of the same job too, or says which run holds it at `now`. A job that
   * is completed stays so.
   */
  beginCleanup(run: CleanupRun, now: number): Promise<CleanupRun>;
  /** Where the run still has the lease; says whether it has. */
  saveCleanup(run: CleanupRun): Promise<boolean>;
  /** The newest run, running or over. */
  cleanupRun(): Promise<CleanupRun | undefined>;
  /** Members by when they were last active, those who have been away longest first; the batch after one begins at its last. */
  inactiveMembers(inactiveBefore: number, after: Place | null, limit: number): Promise<readonly Place[]>;
  /** What a cleanup of that rule would do now; names `limit` members at most. */
  previewCleanup(rule: CleanupRule, limit: number): Promise<CleanupPreview>;
  /**
   * Deletes one member where the permission holds, the run of that fence has its lease, and the member is inactive and owed nothing: all
   * of that is looked at in the step that deletes. Paid requests go to the archive without name and number.
   */
  cleanUpMember(accountId: string, fence: string, rule: CleanupRule): Promise<Cleaned>;
}
