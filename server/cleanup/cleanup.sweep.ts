import type { Clock } from '../ports/clock.ts';
import type { Queue } from '../ports/queue.ts';
import type { Store } from '../ports/store.ts';

/** Takes up a run that was begun and whose process died. */
export function createCleanupSweep({ store, clock, queue }: { store: Store; clock: Clock; queue: Queue }) {
  return async function sweep(): Promise<void> {
    const run = await store.cleanupRun();
    if (run?.state !== 'running' || run.leaseUntil > clock.now()) return;
    await queue.add('cleanup', run.jobId, { jobId: run.jobId });
  };
}
