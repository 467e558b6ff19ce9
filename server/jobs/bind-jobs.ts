import { bindCleanupJobs } from '../features/cleanup/cleanup.feature.ts';
import { createMemberCounts } from '../features/play/member-counts.ts';
import { bindPayoutJobs } from '../features/withdrawals/withdrawal.feature.ts';
import type { Clock } from '../ports/clock.ts';
import type { Container } from '../ports/container.ts';
import type { SessionSockets } from '../ports/live.ts';
import type { PayoutRail } from '../ports/payout-rail.ts';
import { JOB_SWEEP_MS, type Sweep } from '../ports/sweep.ts';

export interface JobParts
  extends Pick<Container, 'store' | 'clock' | 'ids' | 'metrics' | 'queue' | 'live' | 'log'> {
  readonly sockets: Pick<SessionSockets, 'end'>;
  createRail(clock: Clock): PayoutRail;
}

/** Binds every queue to its handler; returns the sweeps that keep the queues filled. */
export function bindJobs(parts: JobParts): Sweep[] {
  const { queue, clock } = parts;
  return [
    ...bindPayoutJobs({
      ...parts,
      rail: parts.createRail(clock),
      random: Math.random,
      countsOf: createMemberCounts(parts),
    }),
    ...bindCleanupJobs(parts),
    { name: 'schedules', everyMs: JOB_SWEEP_MS, run: queue.maintain },
  ];
}
