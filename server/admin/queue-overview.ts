import type { QueueView } from '../../shared/contract/views.ts';
import type { Clock } from '../ports/clock.ts';
import type { Live } from '../ports/live.ts';
import { QUEUES, type Queue, type QueueName } from '../ports/queue.ts';
import type { Store } from '../ports/store.ts';

export interface QueueOverviewParts {
  readonly store: Store;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly live: Live;
}

/** What waits, runs and failed, for the dashboards. */
export function createQueueOverview({ store, queue, clock, live }: QueueOverviewParts) {
  let lastTold = '';

  async function overview(): Promise<QueueView[]> {
    const now = clock.now();
    const dead = await store.deadJobs();
    const unknown = await store.unknownPayouts();
    return Promise.all(
      QUEUES.map(async (name) => {
        const { depth, running, oldestSince } = await queue.state(name);
        return {
          name,
          depth,
          running,
          oldestAgeMs: oldestSince === null ? null : now - oldestSince,
          failed: dead.filter((job) => job.queue === name).map(({ id, error, at }) => ({ id, error, at })),
          unknown: name === 'payout' ? unknown : 0,
        };
      }),
    );
  }

  return {
    overview,
    /** Tells this process's dashboards where something but an age has changed. */
    async tellChanges(): Promise<void> {
      const queues = await overview();
      const told = JSON.stringify(queues.map(({ oldestAgeMs: _, ...rest }) => rest));
      if (told === lastTold) return;
      lastTold = told;
      live.localAdmins('queues:changed', { queues });
    },
    /** Puts a job that failed too often into its queue again; says whether there was one. */
    async retry(name: QueueName, id: string): Promise<boolean> {
      if (!(await store.removeDeadJob(name, id))) return false;
      if (name === 'payout') await queue.add('payout', id, { withdrawalId: id });
      else await queue.add('cleanup', id, { jobId: id });
      return true;
    },
  };
}

export type QueueOverview = ReturnType<typeof createQueueOverview>;
