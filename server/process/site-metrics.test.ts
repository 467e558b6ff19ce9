import { afterEach, describe, expect, it, vi } from 'vitest';
import { QUESTION_MS } from '../../shared/rules/constants.ts';
import { parseMetrics, type Sample, type SeenMetrics } from '../../tests/clients/metrics-page.ts';
import { answerFrom, playThrough, rightOption, startAndOpen } from '../../tests/clients/play-through.ts';
import { connectAdmin } from '../../tests/clients/test-admin.ts';
import { codeOf, okOf } from '../../tests/clients/test-player.ts';
import { requestWithdrawal } from '../../tests/clients/withdrawal-calls.ts';
import { type RailBehaviour, startPaymentRail } from '../../tests/servers/payment-rail.ts';
import { startPayoutServer } from '../../tests/servers/payout-server.ts';
import { startTestServer, type TestServer } from '../../tests/servers/test-server.ts';
import { SENDING_LEASE_MS } from '../features/withdrawals/payout-state.ts';
import { StoreUnavailable } from '../ports/store.ts';

/** Nobody listens there in these tests: it only asks for metrics. */
const environment = { METRICS_PORT: '0' };
const PLAY_OVER_MS = 60_000;

let server: TestServer;
afterEach(() => server.stop());

const page = async (): Promise<SeenMetrics> => parseMetrics((await server.container.metrics.page()).text);

describe('what is counted of plays', () => {
  it('a play once when it begins and once when it ends, whoever ends it, by who plays', async () => {
    server = await startTestServer(environment);
    const { sessionToken } = await server.api.join('Ayesha');
    const [visitor, member] = [await server.connect(), await server.connect(sessionToken)];
    await playThrough(server, visitor);
    const { playId } = await startAndOpen(server, member);
    okOf(await member.start());
    okOf(await member.resume(playId));
    await server.clock.advance(PLAY_OVER_MS);
    await server.sweep();
    const { value } = await page();
    for (const player of ['visitor', 'member']) {
      expect(value('sawaal_plays_started_total', { player })).toBe(1);
      expect(value('sawaal_plays_finished_total', { player })).toBe(1);
    }
  });

  it('every answer by how it was judged', async () => {
    server = await startTestServer(environment);
    const [player, stranger] = [await server.connect(), await server.connect()];
    const { playId } = await startAndOpen(server, player);
    const option = await rightOption(server, playId, 0);
    okOf(await player.answer(playId, 0, option));
    okOf(await player.answer(playId, 0, option));
    expect(codeOf(await player.answer(playId, 0, (option + 1) % 4))).toBe('ALREADY_ANSWERED');
    expect(codeOf(await stranger.answer(playId, 1, 0))).toBe('NOT_YOUR_PLAY');
    okOf(await player.next(playId, 0));
    await server.clock.advance(QUESTION_MS * 2);
    expect(codeOf(await player.answer(playId, 1, 0))).toBe('LATE_ANSWER');
    await answerFrom(server, player, playId, { from: 2, right: 0 });
    const { value } = await page();
    const counted = ['right', 'wrong', 'repeated', 'late', 'refused'].map((verdict) =>
      value('sawaal_answers_total', { verdict }),
    );
    expect(counted).toEqual([1, 3, 1, 1, 2]);
    const event = { event: 'play:answer' };
    expect(value('sawaal_acknowledgement_seconds_count', event)).toBe(8);
  });
});

it('sockets of players and of dashboards, slots and queues as they are at that moment', async () => {
  const payouts = await startPayoutServer({ environment });
  server = payouts;
  const admin = await payouts.admin('a@example.com');
  const dashboard = await connectAdmin(server.url, { adminToken: admin });
  const player = await server.connect(await payouts.member('Ayesha'));
  await dashboard.heard('queues:changed');
  const { value } = await page();
  // A dashboard of these tests looks at the visitors' namespace too.
  expect(value('sawaal_sockets', { kind: 'players' })).toBe(2);
  expect(value('sawaal_sockets', { kind: 'dashboards' })).toBe(1);
  expect(value('sawaal_slots_taken')).toBe(1);
  expect(value('sawaal_slots_limit')).toBe(50);
  expect(value('sawaal_queue_depth', { queue: 'payout' })).toBe(0);
  player.close();
  dashboard.close();
  await vi.waitFor(async () => expect((await page()).value('sawaal_sockets', { kind: 'players' })).toBe(0));
});

describe('what is counted of payouts', () => {
  const isCounted = ({ name, value }: Sample) => name === 'sawaal_payouts_total' && value > 0;
  const outcomes = ({ samples }: SeenMetrics) =>
    samples.filter(isCounted).map(({ labels, value }) => [labels.outcome, value]);

  it.each<[string, RailBehaviour]>([
    ['paid', { does: 'pay' }],
    ['refused', { does: 'answer', status: 422 }],
    ['unknown', { does: 'drop' }],
  ])('one that is %s', async (outcome, behaviour) => {
    const service = await startPaymentRail();
    const payouts = await startPayoutServer({ service, environment });
    server = payouts;
    service.plan(behaviour);
    await requestWithdrawal(server.api, await payouts.member('Ayesha'));
    await payouts.workedOff();
    const seen = await page();
    expect(outcomes(seen)).toEqual([[outcome, 1]]);
    expect(seen.value('sawaal_payouts_unknown')).toBe(outcome === 'unknown' ? 1 : 0);
  });

  it('each send that surely reached nobody', async () => {
    const service = await startPaymentRail();
    const payouts = await startPayoutServer({ service, environment });
    server = payouts;
    await service.close();
    await requestWithdrawal(server.api, await payouts.member('Ayesha'));
    await payouts.workedOff();
    expect(outcomes(await page())).toEqual([['not-sent', 1]]);
  });

  it('one that the sweep gave up on, as unknown, once: what the service says afterwards is too late', async () => {
    const service = await startPaymentRail();
    const payouts = await startPayoutServer({ service, environment });
    server = payouts;
    service.plan({ does: 'hold' });
    await requestWithdrawal(server.api, await payouts.member('Ayesha'));
    await service.received(1);
    await server.clock.advance(SENDING_LEASE_MS);
    await payouts.worker.sweep();
    service.release();
    await payouts.workedOff();
    expect(outcomes(await page())).toEqual([['unknown', 1]]);
  });

  it('one that is put before the admins', async () => {
    const payouts = await startPayoutServer({ environment });
    server = payouts;
    await requestWithdrawal(server.api, await payouts.member('Ayesha'));
    await payouts.workedOff();
    expect(outcomes(await page())).toEqual([['manual', 1]]);
  });

  it('a job that fails, each time, and once when it is given up; its age while it waits', async () => {
    const payouts = await startPayoutServer({ environment });
    server = payouts;
    const member = await payouts.member('Ayesha');
    vi.spyOn(server.container.store, 'withdrawal').mockRejectedValue(new StoreUnavailable('away'));
    await requestWithdrawal(server.api, member);
    await server.clock.advance(500);
    const waiting = await page();
    expect(waiting.value('sawaal_job_failures_total', { queue: 'payout' })).toBe(1);
    expect(waiting.value('sawaal_jobs_dead_total', { queue: 'payout' })).toBe(0);
    expect(waiting.value('sawaal_queue_depth', { queue: 'payout' })).toBe(1);
    expect(waiting.value('sawaal_queue_oldest_age_seconds', { queue: 'payout' })).toBe(0.5);
    await server.clock.advance(PLAY_OVER_MS);
    const { value } = await page();
    expect(value('sawaal_job_failures_total', { queue: 'payout' })).toBe(5);
    expect(value('sawaal_jobs_dead_total', { queue: 'payout' })).toBe(1);
    expect(value('sawaal_queue_depth', { queue: 'payout' })).toBe(0);
  });
});
