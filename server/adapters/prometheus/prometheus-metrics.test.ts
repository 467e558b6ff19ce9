import { describe, expect, it, vi } from 'vitest';
import { parseMetrics } from '../../../tests/clients/metrics-page.ts';
import type { ProcessMetrics } from '../../ports/metrics.ts';
import { createPrometheusMetrics } from './prometheus-metrics.ts';

const pageOf = async (metrics: ProcessMetrics) => parseMetrics((await metrics.page()).text);

describe('the page of metrics', () => {
  it('counts by label, and from 0 before anything has happened', async () => {
    const metrics = createPrometheusMetrics();
    metrics.playStarted('member');
    metrics.playStarted('member');
    metrics.playFinished('visitor');
    metrics.answered('late');
    metrics.payoutSettled('not-sent');
    metrics.jobFailed('payout');
    metrics.jobDied('cleanup');
    const { value } = await pageOf(metrics);
    expect(value('sawaal_plays_started_total', { player: 'member' })).toBe(2);
    expect(value('sawaal_plays_started_total', { player: 'visitor' })).toBe(0);
    expect(value('sawaal_plays_finished_total', { player: 'visitor' })).toBe(1);
    expect(value('sawaal_answers_total', { verdict: 'late' })).toBe(1);
    expect(value('sawaal_answers_total', { verdict: 'right' })).toBe(0);
    expect(value('sawaal_payouts_total', { outcome: 'not-sent' })).toBe(1);
    expect(value('sawaal_job_failures_total', { queue: 'payout' })).toBe(1);
    expect(value('sawaal_jobs_dead_total', { queue: 'cleanup' })).toBe(1);
    expect(value('sawaal_jobs_dead_total', { queue: 'payout' })).toBe(0);
  });

  it('measures an event from its receipt to its acknowledgement, from 0.5 ms to 2.5 s', async () => {
    vi.useFakeTimers({ toFake: ['hrtime'] });
    const metrics = createPrometheusMetrics();
    const acknowledged = metrics.received('play:answer');
    metrics.received('play:next');
    vi.advanceTimersByTime(30);
    acknowledged();
    vi.useRealTimers();
    const { samples, value } = await pageOf(metrics);
    const within = (le: string) =>
      value('sawaal_acknowledgement_seconds_bucket', { le, event: 'play:answer' });
    expect([within('0.0005'), within('0.025'), within('0.05'), within('2.5')]).toEqual([0, 0, 1, 1]);
    expect(value('sawaal_acknowledgement_seconds_sum', { event: 'play:answer' })).toBeCloseTo(0.03, 6);
    expect(samples.filter(({ labels }) => labels.event === 'play:next')).toEqual([]);
  });

  it('tells of the process itself', async () => {
    const { value } = await pageOf(createPrometheusMetrics());
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeDefined();
  });

  it('two in one process count apart', async () => {
    const [one, other] = [createPrometheusMetrics(), createPrometheusMetrics()];
    one.answered('right');
    expect((await pageOf(other)).value('sawaal_answers_total', { verdict: 'right' })).toBe(0);
  });
});

describe('what is read when somebody looks', () => {
  it('shows the newest numbers on each page, in seconds', async () => {
    const metrics = createPrometheusMetrics();
    let taken = 3;
    metrics.watch({
      sockets: () => ({ players: 7, dashboards: 1 }),
      slots: async () => ({ limit: 50, taken }),
      unknownPayouts: async () => 2,
      queues: async () => [
        { queue: 'payout', depth: 4, running: 1, oldestAgeMs: 90_500 },
        { queue: 'cleanup', depth: 0, running: 0, oldestAgeMs: 0 },
      ],
    });
    metrics.watch({ clock: () => ({ offsetMs: -12, uncertaintyMs: 3 }), droppedPublishes: () => 5 });
    expect((await pageOf(metrics)).value('sawaal_slots_taken')).toBe(3);
    taken = 4;
    const { value } = await pageOf(metrics);
    expect(value('sawaal_slots_taken')).toBe(4);
    expect(value('sawaal_slots_limit')).toBe(50);
    expect(value('sawaal_sockets', { kind: 'players' })).toBe(7);
    expect(value('sawaal_sockets', { kind: 'dashboards' })).toBe(1);
    expect(value('sawaal_payouts_unknown')).toBe(2);
    expect(value('sawaal_queue_depth', { queue: 'payout' })).toBe(4);
    expect(value('sawaal_queue_running', { queue: 'payout' })).toBe(1);
    expect(value('sawaal_queue_oldest_age_seconds', { queue: 'payout' })).toBe(90.5);
    expect(value('sawaal_queue_oldest_age_seconds', { queue: 'cleanup' })).toBe(0);
    expect(value('sawaal_clock_offset_seconds')).toBe(-0.012);
    expect(value('sawaal_clock_uncertainty_seconds')).toBe(0.003);
    expect(value('sawaal_publishes_dropped_total')).toBe(5);
  });

  it('what fails or never answers is left out, and takes nothing else with it', async () => {
    const metrics = createPrometheusMetrics({ readWithinMs: 1 });
    let isAway = true;
    metrics.watch({
      sockets: () => {
        throw new Error('no luck');
      },
      slots: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ limit: 50, taken: 1 })),
      unknownPayouts: () => new Promise(() => {}),
      droppedPublishes: () => 9,
    });
    metrics.answered('right');
    const during = await pageOf(metrics);
    const names = new Set(during.samples.map(({ name }) => name));
    for (const name of ['sawaal_sockets', 'sawaal_slots_taken', 'sawaal_payouts_unknown']) {
      expect(names).not.toContain(name);
    }
    expect(during.value('sawaal_publishes_dropped_total')).toBe(9);
    expect(during.value('sawaal_answers_total', { verdict: 'right' })).toBe(1);
    isAway = false;
    expect((await pageOf(metrics)).value('sawaal_slots_taken')).toBe(1);
  });
});
