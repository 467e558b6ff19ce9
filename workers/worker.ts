import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../server/config.ts';
import type { WorkerContainer } from '../server/container/container.ts';
import { bindJobs, createJobQueue } from '../server/jobs.ts';
import { createPlayKeeper } from '../server/play/play.feature.ts';
import type { SessionSockets } from '../server/ports/live.ts';
import type { Queue } from '../server/ports/queue.ts';
import { siteGauges } from '../server/site-gauges.ts';
import type { Sweep } from '../server/sweeps.ts';

export interface Worker {
  readonly queue: Queue;
  readonly sweeps: readonly Sweep[];
}

/** The job handlers bound to their queues; nothing runs yet. */
export function createWorker(
  container: WorkerContainer,
  { config, logger: log }: { readonly config: Config; readonly logger: FastifyBaseLogger },
): Worker {
  const { live, peers, metrics } = container;
  const queue = createJobQueue(container, log);
  metrics.watch(siteGauges({ ...container, queue }));
  const sockets: Pick<SessionSockets, 'end'> = {
    end: (tokenHash, reason) => peers.tell('session:ended', { tokenHash, reason }),
  };
  const sweepPlays = createPlayKeeper({ ...container, pointsPerCorrect: config.POINTS_PER_CORRECT });
  return {
    queue,
    sweeps: [
      { name: 'plays', everyMs: 2_000, run: sweepPlays },
      ...bindJobs({ ...container, live, sockets, queue, log }),
    ],
  };
}
