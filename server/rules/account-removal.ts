import type { AccountDeleted, Profile } from '../ports/account-store.ts';
import type { Cleaned, CleanupPermission, CleanupRule, CleanupRun } from '../ports/cleanup-store.ts';
import type { Withdrawal } from '../ports/withdrawal-store.ts';
import { type Checked, isValidSession, type Known } from './session.ts';

/** Money is owed, or on its way: it may be needed to find out whose it is. */
const isUnderWay = ({ status, payoutState }: Withdrawal): boolean =>
  status === 'Pending' || payoutState === 'sending';

/** Whether a member may delete the account that is theirs. */
export function decideDeletion(
  { tokenHash, passwordHash, now }: Checked,
  { session, credentials, withdrawals }: Known & { readonly withdrawals: readonly Withdrawal[] },
): AccountDeleted['kind'] {
  if (!isValidSession(session, tokenHash, now)) return 'gone';
  if (credentials?.passwordHash !== passwordHash) return 'gone';
  return withdrawals.some(isUnderWay) ? 'money-under-way' : 'deleted';
}

/** Whether the newest run keeps another from beginning at `now`: one of its own job it lets by, until it is completed. */
export function holdsLease(
  { jobId, state, leaseUntil }: CleanupRun,
  beginning: string,
  now: number,
): boolean {
  return jobId === beginning ? state === 'completed' : state === 'running' && leaseUntil > now;
}

/** What a cleanup finds when it comes to a member. */
export interface CleanupFacts extends Pick<CleanupPermission, 'cleanupAllowed'> {
  readonly run: CleanupRun | null;
  readonly member: Profile | undefined;
  readonly withdrawals: readonly Withdrawal[];
}

/** Whether the run of that fence may delete a member, by its rule: all of that holds in the step that deletes. */
export function decideCleanup(
  fence: string,
  { inactiveBefore, settledBefore }: CleanupRule,
  { cleanupAllowed, run, member, withdrawals }: CleanupFacts,
): Cleaned['kind'] {
  if (!cleanupAllowed) return 'not-allowed';
  if (run?.fence !== fence) return 'superseded';
  if (!member || member.lastActive >= inactiveBefore) return 'active';
  const holds = ({ status, statusChangedAt }: Withdrawal) =>
    status === 'Pending' || statusChangedAt >= settledBefore;
  return withdrawals.some(holds) ? 'kept' : 'deleted';
}
