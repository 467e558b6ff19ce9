import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../server/config.ts';
import type { WorkerAdapters } from '../server/container/adapters.ts';
import { createUnattendedPlaySweep } from '../server/features/play/play.feature.ts';
import { PLAY_SWEEP_MS } from '../server/features/play/play.sweep.ts';
import { siteGauges } from '../server/features/site/site-gauges.ts';
import { bindJobs } from '../server/jobs/bind-jobs.ts';
import { createJobQueue } from '../server/jobs/job-queue.ts';
import type { SessionSockets } from '../server/ports/live.ts';
import type { Queue } from '../server/ports/queue.ts';
import type { Sweep } from '../server/ports/sweep.ts';

export interface Worker {
  readonly queue: Queue;
  readonly sweeps: readonly Sweep[];
}

/** The job handlers bound to their queues; nothing runs yet. */
export function createWorker(
  container: WorkerAdapters,
  { config, logger: log }: { readonly config: Config; readonly logger: FastifyBaseLogger },
): Worker {
  const { live, peers, metrics } = container;
  const queue = createJobQueue(container, log);
  metrics.watch(siteGauges({ ...container, queue }));
  const sockets: Pick<SessionSockets, 'end'> = {
    end: (tokenHash, reason) => peers.publish('session:ended', { tokenHash, reason }),
  };
  const sweepPlays = createUnattendedPlaySweep({
    ...container,
    log,
    pointsPerCorrect: config.POINTS_PER_CORRECT,
  });
  return {
    queue,
    sweeps: [
      { name: 'plays', everyMs: PLAY_SWEEP_MS, run: sweepPlays },
      ...bindJobs({ ...container, live, sockets, queue, log }),
    ],
  };
}
