import type { Slots } from '../../server/ports/account-store.ts';
import type { CleanupStore } from '../../server/ports/cleanup-store.ts';

const ALWAYS = Number.MAX_SAFE_INTEGER;
const JOB_ID = 'deletes one member';

/** Deletes a member to whom nothing is owed, as a cleanup does; undefined when there is no such member. */
export async function deleteMember(store: CleanupStore, accountId: string): Promise<Slots | undefined> {
  const run = {
    jobId: JOB_ID,
    fence: JOB_ID,
    state: 'running',
    startedAt: 0,
    leaseUntil: 0,
    code: null,
  } as const;
  await store.setCleanupPermission(true);
  await store.beginCleanup({ ...run, scanned: 0, deleted: 0, kept: 0 }, ALWAYS);
  const rule = { inactiveBefore: ALWAYS, settledBefore: ALWAYS };
  const cleaned = await store.cleanUpMember(accountId, JOB_ID, rule);
  return cleaned.kind === 'deleted' ? cleaned.slots : undefined;
}
