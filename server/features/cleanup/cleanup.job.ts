import { INACTIVE_AFTER_MS } from '../../../shared/rules/constants.ts';
import { STATUS_SETTLES_AFTER_MS } from '../../../shared/rules/withdrawal.ts';
import { broadcastSlots } from '../../edges/live/slots-view.ts';
import type { Cleaned, CleanupRule, CleanupRun } from '../../ports/cleanup-store.ts';
import type { Container } from '../../ports/container.ts';
import type { SessionSockets } from '../../ports/live.ts';
import type { Place } from '../../ports/page.ts';

/** A run that shows no sign of life for this long may be taken over. */
export const CLEANUP_LEASE_MS = 60_000;
/** Dashboards hear of progress this often, and at the end. */
const TELL_EVERY = 5;
/** So many members are read at once. */
const BATCH = 100;

export interface CleanupParts extends Pick<Container, 'store' | 'clock' | 'ids' | 'live' | 'log'> {
  readonly sockets: Pick<SessionSockets, 'end'>;
}

/** Who is inactive, and what is settled, at a moment. */
export const cleanupRuleAt = (now: number): CleanupRule => ({
  inactiveBefore: now - INACTIVE_AFTER_MS,
  settledBefore: now - STATUS_SETTLES_AFTER_MS,
});

/** The cleanup queue's work: each member is judged in the step that deletes it. */
export function createCleanupJob({ store, clock, ids, live, sockets, log }: CleanupParts) {
  function counted(run: CleanupRun, { kind }: Cleaned): CleanupRun {
    return {
      ...run,
      leaseUntil: clock.now() + CLEANUP_LEASE_MS,
      scanned: run.scanned + 1,
      deleted: run.deleted + (kind === 'deleted' ? 1 : 0),
      kept: run.kept + (kind === 'kept' ? 1 : 0),
    };
  }

  function tell({ jobId, scanned, deleted, kept }: CleanupRun): void {
    live.admins('cleanup:progress', { jobId, scanned, deleted, kept });
  }

  async function fail(run: CleanupRun, code: 'CLEANUP_NOT_ALLOWED' | 'CLEANUP_FAILED'): Promise<void> {
    if (!(await store.saveCleanup({ ...run, state: 'failed', code }))) return;
    live.admins('cleanup:failed', { jobId: run.jobId, deleted: run.deleted, code });
  }

  /** Who has been inactive, those who have been away longest first; whoever stays is not asked for again. */
  async function* inactiveMembers({ inactiveBefore }: CleanupRule): AsyncGenerator<string> {
    let after: Place | null = null;
    do {
      const batch: readonly Place[] = await store.inactiveMembers(inactiveBefore, after, BATCH);
      for (const { id } of batch) yield id;
      after = batch.at(-1) ?? null;
    } while (after !== null);
  }

  async function clean(started: CleanupRun, rule: CleanupRule): Promise<void> {
    // Whom an interrupted run kept is scanned again; whom it deleted is gone.
    let run = { ...started, scanned: started.deleted, kept: 0 };
    tell(run);
    for await (const accountId of inactiveMembers(rule)) {
      const cleaned = await store.cleanUpMember(accountId, run.fence, rule);
      if (cleaned.kind === 'superseded') return;
      if (cleaned.kind === 'not-allowed') return fail(run, 'CLEANUP_NOT_ALLOWED');
      run = counted(run, cleaned);
      if (cleaned.kind === 'deleted') {
        broadcastSlots(live, cleaned.slots);
        if (cleaned.endedTokenHash !== null) sockets.end(cleaned.endedTokenHash, 'deleted');
      }
      if (!(await store.saveCleanup(run))) return;
      if (cleaned.kind === 'deleted' || run.scanned % TELL_EVERY === 0) tell(run);
    }
    if (!(await store.saveCleanup({ ...run, state: 'completed' }))) return;
    const { jobId, deleted, kept } = run;
    live.admins('cleanup:completed', { jobId, deleted, kept });
    log.info({ jobId, scanned: run.scanned, deleted, kept }, 'a cleanup is completed');
  }

  return async function handle({ jobId }: { jobId: string }): Promise<void> {
    const now = clock.now();
    const newest = await store.cleanupRun();
    const before = newest?.jobId === jobId ? newest : undefined;
    if (before?.state === 'completed') return;
    const deleted = before?.deleted ?? 0;
    const mine: CleanupRun = {
      jobId,
      fence: ids.fence(),
      state: 'running',
      startedAt: before?.startedAt ?? now,
      leaseUntil: now + CLEANUP_LEASE_MS,
      scanned: deleted,
      deleted,
      kept: 0,
      code: null,
    };
    const { cleanupAllowed } = await store.cleanupPermission();
    if (!cleanupAllowed) {
      if (before) await fail({ ...mine, fence: before.fence }, 'CLEANUP_NOT_ALLOWED');
      return;
    }
    const run = await store.beginCleanup(mine, now);
    if (run.fence !== mine.fence) return;
    try {
      await clean(run, cleanupRuleAt(now));
    } catch (fault) {
      log.error({ err: fault, jobId }, 'a cleanup failed');
      const reached = await store.cleanupRun();
      if (reached?.fence === run.fence) await fail(reached, 'CLEANUP_FAILED');
    }
  };
}
