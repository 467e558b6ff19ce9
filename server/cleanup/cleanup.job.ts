import type { FastifyBaseLogger } from 'fastify';
import { INACTIVE_AFTER_MS } from '../../shared/rules/constants.ts';
import { STATUS_SETTLES_AFTER_MS } from '../../shared/rules/withdrawal.ts';
import type { Slots } from '../ports/account-store.ts';
import type { Cleaned, CleanupRule, CleanupRun } from '../ports/cleanup-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Live, SessionSockets } from '../ports/live.ts';
import type { Store } from '../ports/store.ts';

/** A run that shows no sign of life for this long may be taken over. */
export const CLEANUP_LEASE_MS = 60_000;
/** Dashboards hear of progress this often, and at the end. */
const TELL_EVERY = 5;

export interface CleanupParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly live: Live;
  readonly sockets: Pick<SessionSockets, 'end'>;
  readonly onSlots: (slots: Slots) => void;
  readonly log: FastifyBaseLogger;
}

/** The cleanup queue's work: each member is judged in the step that deletes it. */
export function createCleanupJob({ store, clock, live, sockets, onSlots, log }: CleanupParts) {
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
    await store.saveCleanup({ ...run, state: 'failed', code });
    live.admins('cleanup:failed', { jobId: run.jobId, deleted: run.deleted, code });
  }

  async function clean(started: CleanupRun, rule: CleanupRule): Promise<void> {
    // Whom an interrupted run kept is scanned again; whom it deleted is gone.
    let run = { ...started, scanned: started.deleted, kept: 0 };
    tell(run);
    for (const accountId of await store.accountIds()) {
      const cleaned = await store.cleanUpMember(accountId, run.jobId, rule);
      if (cleaned.kind === 'superseded') return;
      if (cleaned.kind === 'not-allowed') return fail(run, 'CLEANUP_NOT_ALLOWED');
      run = counted(run, cleaned);
      if (cleaned.kind === 'deleted') {
        onSlots(cleaned.slots);
        if (cleaned.endedTokenHash !== null) sockets.end(cleaned.endedTokenHash, 'deleted');
      }
      await store.saveCleanup(run);
      if (cleaned.kind === 'deleted' || run.scanned % TELL_EVERY === 0) tell(run);
    }
    await store.saveCleanup({ ...run, state: 'completed' });
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
      if (before) await fail(mine, 'CLEANUP_NOT_ALLOWED');
      return;
    }
    const run = await store.beginCleanup(mine, now);
    if (run.jobId !== jobId) return;
    try {
      await clean(run, {
        inactiveBefore: now - INACTIVE_AFTER_MS,
        settledBefore: now - STATUS_SETTLES_AFTER_MS,
      });
    } catch (fault) {
      log.error({ err: fault, jobId }, 'a cleanup failed');
      const reached = await store.cleanupRun();
      if (reached?.jobId === jobId) await fail(reached, 'CLEANUP_FAILED');
    }
  };
}
