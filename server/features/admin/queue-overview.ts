import { createHash } from 'node:crypto';
import type { QueueView } from '../../../shared/contract/views.ts';
import type { Container } from '../../ports/container.ts';
import { QUEUES, type QueueName } from '../../ports/queue.ts';

/** A dashboard lists so many dead jobs; who tries them again sees the next. */
const DEAD_JOBS = 100;

export interface QueueOverviewParts
  extends Pick<Container, 'store' | 'queue' | 'clock' | 'live' | 'limits' | 'peers'> {
  /** Whether a dashboard is open on this server. */
  readonly isWatched: () => boolean;
}

const hashOf = (queues: readonly QueueView[]): string =>
  createHash('sha256')
    .update(JSON.stringify(queues.map(({ oldestAgeMs: _, ...rest }) => rest)))
    .digest('base64');

/** What waits, runs and failed, for the dashboards. */
export function createQueueOverview(parts: QueueOverviewParts) {
  const { store, queue, clock, live, limits, peers, isWatched } = parts;
  /** What all dashboards of the site were told last, as a hash; empty where it must be told again. */
  let lastTold = '';
  peers.on('queues:told', ({ told }) => {
    lastTold = told;
  });

  function remember(told: string): void {
    lastTold = told;
    peers.publish('queues:told', { told });
  }

  async function overview(): Promise<QueueView[]> {
    const now = clock.now();
    const dead = await store.deadJobs(DEAD_JOBS);
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
    /** A new dashboard has fetched what was then: the next look is told in any case. */
    opened: () => remember(''),
    /**
     * Looks, where somebody watches and no other server has just looked, and tells every dashboard of the site where something but
     * an age has changed.
     */
    async tellChanges(): Promise<void> {
      if (!isWatched() || (await limits.refuse('queues by site', 'site')) !== null) return;
      const queues = await overview();
      const told = hashOf(queues);
      if (told === lastTold) return;
      remember(told);
      live.admins('queues:changed', { queues });
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
