import type { clientPayloads } from '../../shared/contract/events.ts';
import type { Slots } from './account-store.ts';
import type { PaymentOutcome } from './payout-rail.ts';
import type { PlayRecord } from './play-record.ts';
import type { QueueName } from './queue.ts';

export type PlayerKind = PlayRecord['owner']['kind'];
/** `repeated`: the same answer again, which stands already. `refused`: not open, not theirs, or answered otherwise. */
export type CountedAnswer = 'right' | 'wrong' | 'repeated' | 'late' | 'refused';
/** `manual`: put before the admins, who pay by hand. */
export type PayoutOutcome = PaymentOutcome['kind'] | 'manual';
export type ClientEvent = keyof typeof clientPayloads;

/** What the product counts. No name and no id is ever an argument: every label has a few values that are known before. */
export interface Metrics {
  playStarted(player: PlayerKind): void;
  playFinished(player: PlayerKind): void;
  answered(verdict: CountedAnswer): void;
  /** A play that nobody watches could not be finished; it is tried again. */
  playSweepFailed(): void;
  /** An event has come in; what it returns is to be called at its acknowledgement. */
  received(event: ClientEvent): () => void;
  payoutSettled(outcome: PayoutOutcome): void;
  /** A job failed and will be tried again, or was for the last time. */
  jobFailed(queue: QueueName): void;
  /** A job failed too often and waits for a person. */
  jobDied(queue: QueueName): void;
}

export interface QueueGauge {
  readonly queue: QueueName;
  readonly depth: number;
  readonly running: number;
  /** 0 when there is none. */
  readonly oldestAgeMs: number;
}

/** What is read when somebody looks. A process gives what it knows; what fails or takes too long is left out. */
export interface Gauges {
  /** Connected to this process. */
  readonly sockets?: () => { readonly players: number; readonly dashboards: number };
  readonly slots?: () => Promise<Pick<Slots, 'limit' | 'taken'>>;
  readonly queues?: () => Promise<readonly QueueGauge[]>;
  readonly unknownPayouts?: () => Promise<number>;
  /** Only a cluster's clock is measured against another. */
  readonly clock?: () => { readonly offsetMs: number; readonly uncertaintyMs: number };
  /** Live events that could not be passed to the other processes, since the start. */
  readonly droppedPublishes?: () => number;
}

/** The metrics of a process, with the page that a monitoring system reads. */
export interface ProcessMetrics extends Metrics {
  /** Shows these too from now on; each gauge is given once. */
  watch(gauges: Gauges): void;
  /** Never rejects, and resolves within seconds whatever is away. */
  page(): Promise<MetricsPage>;
}

export interface MetricsPage {
  readonly contentType: string;
  readonly text: string;
}

/** Nobody asked for metrics. */
export const noMetrics: ProcessMetrics = {
  playStarted() {},
  playFinished() {},
  answered() {},
  playSweepFailed() {},
  received: () => () => {},
  payoutSettled() {},
  jobFailed() {},
  jobDied() {},
  watch() {},
  page: async () => ({ contentType: 'text/plain', text: '' }),
};
