import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Ids } from './ids.ts';
import type { Live, SessionSockets } from './live.ts';
import type { Metrics } from './metrics.ts';
import type { Passwords } from './passwords.ts';
import type { Peers } from './peers.ts';
import type { Questions } from './questions.ts';
import type { Queue } from './queue.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Store } from './store.ts';

/** Every port of a process by its name. A part of the site says what it needs: `Pick<Container, 'store' | 'clock'>`. */
export interface Container {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly live: Live;
  readonly sockets: SessionSockets;
  readonly peers: Peers;
  readonly queue: Queue;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
  readonly questions: Questions;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** When a day begins. */
  readonly timeZone: string;
  readonly pointsPerCorrect: number;
}
