import type { HealthView } from '../../shared/contract/views.ts';
import type { PlayerServer } from '../edges/live/socket-types.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Live } from '../ports/live.ts';
import type { ProcessMetrics } from '../ports/metrics.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { PayoutRail } from '../ports/payout-rail.ts';
import type { Peers } from '../ports/peers.ts';
import type { Queue, QueueName } from '../ports/queue.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import type { Store } from '../ports/store.ts';

/** The ports that every process has, each with the adapter that the configuration asks for. */
export interface ProcessAdapters {
  readonly mode: HealthView['mode'];
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly metrics: ProcessMetrics;
  createQueue(parts: QueueParts): Queue;
  createRail(clock: Clock): PayoutRail;
  close(): Promise<void>;
}

/** Those of a process that players connect to. */
export interface ServerAdapters extends ProcessAdapters {
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  /** Whether this process works on its jobs itself; else workers do. */
  readonly runsJobs: boolean;
  /** To be called before anybody connects. */
  createLive(io: PlayerServer): Promise<Live>;
  createPeers(io: PlayerServer): Peers;
  /** The part that is away, if one is. */
  failing(): Promise<'store' | 'redis' | 'clock' | undefined>;
}

/** Those of a process that only works on jobs. */
export interface WorkerAdapters extends ProcessAdapters {
  readonly live: Live;
  readonly peers: Pick<Peers, 'publish'>;
}

export interface QueueParts {
  readonly clock: Clock;
  readonly onDead: (queue: QueueName, id: string, fault: unknown) => void;
  readonly onFailure: (queue: QueueName, id: string, fault: unknown) => void;
}

/** What goes wrong between the site and what it depends on, for the log. */
export type OnFault = (fault: unknown, what: string) => void;
