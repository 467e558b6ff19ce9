import type { Container } from '../../ports/container.ts';

/** Takes up a run that was begun and whose process died. */
export function createCleanupSweep({ store, clock, queue }: Pick<Container, 'store' | 'clock' | 'queue'>) {
  return async function sweep(): Promise<void> {
    const run = await store.cleanupRun();
    if (run?.state !== 'running' || run.leaseUntil > clock.now()) return;
    await queue.add('cleanup', run.jobId, { jobId: run.jobId });
  };
}
