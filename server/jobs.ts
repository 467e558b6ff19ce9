import type { FastifyBaseLogger } from 'fastify';
import { presentSlots } from './accounts/slots.view.ts';
import { createCleanupJob } from './cleanup/cleanup.job.ts';
import { createCleanupSweep } from './cleanup/cleanup.sweep.ts';
import type { ProcessContainer } from './container/container.ts';
import { everybody } from './live/rooms.ts';
import { answerTimesOf } from './play/answer-times.ts';
import type { Slots } from './ports/account-store.ts';
import type { Live, SessionSockets } from './ports/live.ts';
import { type Queue, QueueUnavailable } from './ports/queue.ts';
import type { Sweep } from './sweeps.ts';
import { createPayoutJob } from './withdrawals/payout.job.ts';
import { createWithdrawalTeller } from './withdrawals/withdrawal.teller.ts';

/** The hour of the daily cleanup, in the site's time zone. */
const CLEANUP_HOUR = 4;

/** The queue of a process: what fails too often is kept for a person, what can't be added is left to the sweeps. */
export function createJobQueue(
  { store, clock, metrics, createQueue }: ProcessContainer,
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

export interface JobParts
  extends Pick<ProcessContainer, 'store' | 'clock' | 'ids' | 'metrics' | 'createRail'> {
  readonly queue: Queue;
  readonly live: Live;
  readonly sockets: Pick<SessionSockets, 'end'>;
  readonly log: FastifyBaseLogger;
}

/** Binds every queue to its handler; returns the sweeps that keep the queues filled. */
export function bindJobs(parts: JobParts): Sweep[] {
  const { queue, live, clock, createRail } = parts;
  const onSlots = (slots: Slots) => live.emit(everybody, {}, 'slots:changed', presentSlots(slots));
  const payouts = createPayoutJob({
    ...parts,
    rail: createRail(clock),
    random: Math.random,
    teller: createWithdrawalTeller({ ...parts, answersOf: answerTimesOf }),
  });
  queue.handle('payout', payouts.handle);
  queue.handle('cleanup', createCleanupJob({ ...parts, onSlots }));
  queue.everyDay('cleanup', CLEANUP_HOUR, (jobId) => ({ jobId }));
  return [
    { name: 'payouts', everyMs: 30_000, run: payouts.sweep },
    { name: 'cleanups', everyMs: 30_000, run: createCleanupSweep(parts) },
    { name: 'schedules', everyMs: 30_000, run: queue.maintain },
  ];
}
