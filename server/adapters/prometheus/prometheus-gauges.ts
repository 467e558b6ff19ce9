import { Counter, Gauge, type Registry } from 'prom-client';
import type { Gauges, QueueGauge } from '../../ports/metrics.ts';

/** Reads one source and adds what it says to a scrape. Rejects when the source is away. */
export type GaugeReader = (scrape: Registry) => Promise<void>;

const MS_PER_SECOND = 1_000;

function show(scrape: Registry, name: string, help: string, value: number): void {
  new Gauge({ name, help, registers: [scrape] }).set(value);
}

function showSockets(scrape: Registry, sockets: { readonly players: number; readonly dashboards: number }) {
  const help = 'Connected to this process.';
  const gauge = new Gauge({ name: 'sawaal_sockets', help, labelNames: ['kind'], registers: [scrape] });
  for (const [kind, count] of Object.entries(sockets)) gauge.set({ kind }, count);
}

function showQueues(scrape: Registry, queues: readonly QueueGauge[]): void {
  const showEach = (name: string, help: string, read: (queue: QueueGauge) => number) => {
    const gauge = new Gauge({ name, help, labelNames: ['queue'], registers: [scrape] });
    for (const state of queues) gauge.set({ queue: state.queue }, read(state));
  };
  showEach('sawaal_queue_depth', 'Jobs that wait or run.', ({ depth }) => depth);
  showEach('sawaal_queue_running', 'Jobs that run.', ({ running }) => running);
  showEach(
    'sawaal_queue_oldest_age_seconds',
    'For how long the oldest job waits or runs; 0 when there is none.',
    ({ oldestAgeMs }) => oldestAgeMs / MS_PER_SECOND,
  );
}

/** None for a source that isn't there. */
function readerOf<Value>(
  read: (() => Value | Promise<Value>) | undefined,
  showValue: (scrape: Registry, value: Value) => void,
): GaugeReader[] {
  return read === undefined ? [] : [async (scrape) => showValue(scrape, await read())];
}

/** A reader for each source, so that one that is away takes no other with it. */
export function gaugeReaders(gauges: Gauges): readonly GaugeReader[] {
  return [
    ...readerOf(gauges.sockets, showSockets),
    ...readerOf(gauges.slots, (scrape, { limit, taken }) => {
      show(scrape, 'sawaal_slots_limit', 'Free accounts that there are.', limit);
      show(scrape, 'sawaal_slots_taken', 'Free accounts that are taken.', taken);
    }),
    ...readerOf(gauges.queues, showQueues),
    ...readerOf(gauges.unknownPayouts, (scrape, count) => {
      show(scrape, 'sawaal_payouts_unknown', 'Payouts whose outcome a person must find out.', count);
    }),
    ...readerOf(gauges.clock, (scrape, { offsetMs, uncertaintyMs }) => {
      const offset = 'From the monotonic clock of this process to the time of the database.';
      const uncertainty = 'How far the time of this process may be from that of the database.';
      show(scrape, 'sawaal_clock_offset_seconds', offset, offsetMs / MS_PER_SECOND);
      show(scrape, 'sawaal_clock_uncertainty_seconds', uncertainty, uncertaintyMs / MS_PER_SECOND);
    }),
    ...readerOf(gauges.droppedPublishes, (scrape, count) => {
      const name = 'sawaal_publishes_dropped_total';
      const help = 'Live events that could not be passed to the other processes.';
      new Counter({ name, help, registers: [scrape] }).inc(count);
    }),
  ];
}
