import type { Feature } from '../../edges/feature.ts';
import type { Container } from '../../ports/container.ts';
import { JOB_SWEEP_MS, type Sweep } from '../../ports/sweep.ts';
import { type CleanupParts, createCleanupJob } from './cleanup.job.ts';
import { type CleanupRouteParts, registerCleanupRoutes } from './cleanup.routes.ts';
import { createCleanupSweep } from './cleanup.sweep.ts';

/** The hour of the daily cleanup, in the site's time zone. */
const CLEANUP_HOUR = 4;

/** The admins' side of the cleanup. */
export function createCleanupFeature(parts: Omit<CleanupRouteParts, 'requireAdmin'>): Feature {
  return {
    registerRoutes: (app, { requireAdmin }) => registerCleanupRoutes(app, { ...parts, requireAdmin }),
  };
}

/** Binds the cleanup's queue to its handler; returns the sweep that takes up runs whose process died. */
export function bindCleanupJobs(parts: CleanupParts & Pick<Container, 'queue'>): Sweep[] {
  const { queue } = parts;
  queue.handle('cleanup', createCleanupJob(parts));
  queue.everyDay('cleanup', CLEANUP_HOUR, (jobId) => ({ jobId }));
  return [{ name: 'cleanups', everyMs: JOB_SWEEP_MS, run: createCleanupSweep(parts) }];
}
