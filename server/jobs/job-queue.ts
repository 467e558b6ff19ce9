import type { FastifyBaseLogger } from 'fastify';
import type { ProcessAdapters } from '../container/adapters.ts';
import { type Queue, QueueUnavailable } from '../ports/queue.ts';

/** The queue of a process: what fails too often is kept for a person, what can't be added is left to the sweeps. */
export function createJobQueue(
  { store, clock, metrics, createQueue }: ProcessAdapters,
  log: FastifyBaseLogger,
): Queue {
  const queue = createQueue({
    clock,
    onFailure(name, id, fault) {
      metrics.jobFailed(name);
      log.warn({ err: fault, queue: name, job: id }, 'a job failed');
    },
    onDead(name, id, fault) {
      metrics.jobDied(name);
      const error = fault instanceof Error ? fault.message : String(fault);
      store
        .addDeadJob({ queue: name, id, error, at: clock.now() })
        .catch((why) => log.error({ err: why, queue: name, job: id }, 'a dead job could not be kept'));
    },
  });
  return {
    ...queue,
    async add(name, id, data) {
      try {
        await queue.add(name, id, data);
      } catch (fault) {
        if (!(fault instanceof QueueUnavailable)) throw fault;
        log.warn({ err: fault, queue: name, job: id }, 'the queue is away: a sweep will add the job');
      }
    },
  };
}
