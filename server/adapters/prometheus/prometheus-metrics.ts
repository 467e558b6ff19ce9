import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { CountedAnswer, PayoutOutcome, PlayerKind, ProcessMetrics } from '../../ports/metrics.ts';
import { QUEUES } from '../../ports/queue.ts';
import { withTimeLimit } from '../jobs/time-limit.ts';
import { type GaugeReader, gaugeReaders } from './prometheus-gauges.ts';

/** Upper bounds in seconds: fine around what an answer takes, up to what a player would call broken. */
const ACKNOWLEDGED_WITHIN = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Well below the 10 s that Prometheus waits for a page. */
const READ_WITHIN_MS = 2_000;

const PLAYERS: readonly PlayerKind[] = ['visitor', 'member'];
const VERDICTS: readonly CountedAnswer[] = ['right', 'wrong', 'repeated', 'late', 'refused'];
const OUTCOMES: readonly PayoutOutcome[] = ['paid', 'refused', 'not-sent', 'unknown', 'manual'];

/** Metrics in Prometheus' text format, beside those that Node gives of itself; each object counts for itself. */
export function createPrometheusMetrics({ readWithinMs = READ_WITHIN_MS } = {}): ProcessMetrics {
  const registry = new Registry();
  const registers = [registry];
  const readers: GaugeReader[] = [];
  collectDefaultMetrics({ register: registry });

  /** Counts from 0 for every value, so that the first increase is seen as one. */
  function counterBy<Value extends string>(
    label: string,
    values: readonly Value[],
    name: string,
    help: string,
  ): (value: Value) => void {
    const counter = new Counter({ name, help, labelNames: [label], registers });
    for (const value of values) counter.inc({ [label]: value }, 0);
    return (value) => counter.inc({ [label]: value });
  }

  const sweepFaults = new Counter({
    name: 'sawaal_play_sweep_failures_total',
    help: 'Plays that a sweep could not finish and will try again.',
    registers,
  });
  const acknowledgements = new Histogram({
    name: 'sawaal_acknowledgement_seconds',
    help: 'From the receipt of an event of a player to its acknowledgement.',
    labelNames: ['event'],
    buckets: ACKNOWLEDGED_WITHIN,
    registers,
  });

  /** What is away, or too slow, is not on this page. */
  async function readGauges(): Promise<string> {
    const scrape = new Registry();
    await Promise.allSettled(readers.map((read) => withTimeLimit(readWithinMs, read(scrape))));
    return scrape.metrics();
  }

  return {
    playStarted: counterBy('player', PLAYERS, 'sawaal_plays_started_total', 'Plays that began.'),
    playFinished: counterBy('player', PLAYERS, 'sawaal_plays_finished_total', 'Plays that ended.'),
    answered: counterBy('verdict', VERDICTS, 'sawaal_answers_total', 'Answers by how they were judged.'),
    playSweepFailed: () => sweepFaults.inc(),
    received: (event) => {
      const acknowledged = acknowledgements.startTimer({ event });
      return () => void acknowledged();
    },
    payoutSettled: counterBy('outcome', OUTCOMES, 'sawaal_payouts_total', 'Payouts by what came of them.'),
    jobFailed: counterBy('queue', QUEUES, 'sawaal_job_failures_total', 'Tries of jobs that failed.'),
    jobDied: counterBy('queue', QUEUES, 'sawaal_jobs_dead_total', 'Jobs that failed too often.'),
    watch(gauges) {
      readers.push(...gaugeReaders(gauges));
    },
    async page() {
      const pages = await Promise.all([registry.metrics(), readGauges()]);
      return { contentType: registry.contentType, text: pages.join('') };
    },
  };
}
