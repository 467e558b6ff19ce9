import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WithdrawalView } from '../../shared/contract/views.ts';
import { hashToken } from '../http/token-hash.ts';
import { StoreUnavailable } from '../ports/store.ts';
import { type PaymentRail, type RailBehaviour, startPaymentRail } from '../testing/payment-rail.ts';
import { type PayoutServer, startPayoutServer } from '../testing/payout-server.ts';
import { buildRequest } from '../testing/withdrawal-builder.ts';
import { createDeskCalls, requestWithdrawal, seenByAdmins } from '../testing/withdrawal-calls.ts';
import { SETTLE_AGAIN_MS } from './payout.job.ts';
import { SENDING_LEASE_MS } from './payout-state.ts';

const toPaid = { from: 'Pending', to: 'Paid' };

let service: PaymentRail;
let server: PayoutServer;
let member: string;
let admin: string;
const desk = createDeskCalls(() => server.url);
const seen = (id: string) => seenByAdmins(server.api, admin, id);
const keysSent = () => service.requests.map(({ key }) => key);

beforeEach(() => boot());
afterEach(() => server.stop());

async function boot(railTimeoutMs = 5_000): Promise<void> {
  service = await startPaymentRail();
  server = await startPayoutServer({ service, railTimeoutMs });
  member = await server.member('Ayesha', 5_000);
  admin = await server.admin('a@example.com');
}

/** A request, and what the payment service made of it. */
async function payout(...behaviours: RailBehaviour[]): Promise<string> {
  service.plan(...behaviours);
  const id = await requestWithdrawal(server.api, member);
  await server.workedOff();
  return id;
}

/** A request that the payment service has read and not yet answered. */
async function heldPayout(): Promise<string> {
  service.plan({ does: 'hold' });
  const id = await requestWithdrawal(server.api, member);
  await service.received(service.requests.length + 1);
  return id;
}

/** What the sweep does at start and every 30 seconds. */
async function sweep(): Promise<void> {
  await server.worker.sweep();
  await server.workedOff();
}

describe('with the rail webhook', () => {
  it('a request is paid once, signed: Paid with the reference, live for the member and the dashboards', async () => {
    const dashboard = await server.dashboard(admin);
    const page = await server.connect(member);
    const id = await payout({ does: 'pay', reference: 'TX-7' });
    expect(await seen(id)).toMatchObject({
      status: 'Paid',
      payoutState: 'done',
      reference: 'TX-7',
      attempt: 1,
      history: [{ from: 'Pending', to: 'Paid', by: 'payout' }],
    });
    const isPaid = ({ withdrawal }: { withdrawal: WithdrawalView }) => withdrawal.status === 'Paid';
    const told = await page.waitFor<{ withdrawal: WithdrawalView }>('withdrawal:changed', isPaid);
    expect(told.withdrawal).toMatchObject({ id, reference: 'TX-7' });
    await dashboard.waitFor('withdrawal:changed', ({ withdrawal }) => withdrawal.payoutState === 'sending');
    await dashboard.waitFor('withdrawal:changed', isPaid);
    expect(keysSent()).toEqual([`${id}.1`]);
    expect(JSON.parse(service.requests[0]?.body ?? '')).toEqual({
      withdrawalId: id,
      attempt: 1,
      paymentMethod: 'JazzCash',
      accountName: 'Ayesha Khan',
      accountNumber: '03001234567',
      amountPaisa: 25_000,
      currency: 'PKR',
      requestedAt: told.withdrawal.timestamp,
    });
    await sweep();
    expect(service.payments.size).toBe(1);
  });

  it.each<[what: string, behaviour: RailBehaviour, state: string]>([
    ['500', { does: 'answer', status: 500 }, 'unknown'],
    ['409', { does: 'answer', status: 409 }, 'unknown'],
    ['307', { does: 'answer', status: 307, headers: { location: '/elsewhere' } }, 'unknown'],
    ['a reset', { does: 'reset' }, 'unknown'],
    ['a drop', { does: 'drop' }, 'unknown'],
    ['422', { does: 'answer', status: 422 }, 'refused'],
    ['403 that breaks off', { does: 'reset after the status', status: 403 }, 'refused'],
  ])('%s: waits for a person, and is not sent again', async (_what, behaviour, payoutState) => {
    const id = await payout(behaviour);
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState, attempt: 1, reference: null });
    await server.clock.advance(SENDING_LEASE_MS * 20);
    await sweep();
    expect(keysSent()).toEqual([`${id}.1`]);
  });

  it('an answer given twice pays once', async () => {
    const ids = [await payout({ does: 'answer twice' }), await payout()];
    const references = await Promise.all(ids.map(async (id) => (await seen(id)).reference));
    expect(references).toEqual(['paid-1', 'paid-2']);
    expect(keysSent()).toEqual(ids.map((id) => `${id}.1`));
  });

  it('no answer in time: unknown; the late answer changes nothing', async () => {
    await server.stop();
    await boot(50);
    const id = await payout({ does: 'hold' });
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'unknown' });
    service.release();
    await sweep();
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'unknown' });
    expect(service.requests).toHaveLength(1);
  });

  it('a reference that another payout has: unknown', async () => {
    const first = await payout({ does: 'pay', reference: 'TX-1' });
    const second = await payout({ does: 'pay', reference: 'TX-1' });
    expect(await seen(first)).toMatchObject({ status: 'Paid', reference: 'TX-1' });
    expect(await seen(second)).toMatchObject({ status: 'Pending', payoutState: 'unknown', reference: null });
  });

  it('connection refused: tried again after growing delays, the attempt stays, paid once it is there', async () => {
    await service.close();
    const id = await payout();
    const waits: number[] = [];
    for (let failed = 1; failed <= 3; failed++) {
      const { payoutState, attempt, retryAt, failedSends } =
        (await server.container.store.withdrawal(id)) ?? {};
      expect({ payoutState, attempt, failedSends }).toEqual({
        payoutState: 'retry',
        attempt: 1,
        failedSends: failed,
      });
      waits.push((retryAt ?? 0) - server.clock.now());
      await server.clock.goTo((retryAt ?? 0) - 1);
      if (failed === 3) await service.open();
      await sweep();
      expect((await seen(id)).payoutState).toBe('retry');
      await server.clock.advance(1);
      await sweep();
    }
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done', attempt: 1 });
    expect(keysSent()).toEqual([`${id}.1`]);
  });

  it('account numbers are in no log, whatever the payment service does', async () => {
    await payout({ does: 'answer', status: 500, body: '{"accountNumber":"03001234567"}' });
    await payout({ does: 'reset' });
    expect(server.logged.some((line) => line.includes('a payout failed'))).toBe(true);
    expect(server.logged.join('\n')).not.toContain('03001234567');
  });
});

describe('an admin meanwhile', () => {
  it('flips before it is sent: nothing is sent', async () => {
    const blocking = await heldPayout();
    const id = await requestWithdrawal(server.api, member);
    expect(await desk.flip(id, admin, toPaid)).toMatchObject({ status: 200 });
    service.release();
    await server.workedOff();
    await sweep();
    expect(keysSent()).toEqual([`${blocking}.1`]);
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'manual' });
  });

  it('flips or pays again while it is being sent: refused; the outcome stands', async () => {
    const id = await heldPayout();
    const inFlight = { status: 409, code: 'PAYOUT_IN_FLIGHT', withdrawal: { payoutState: 'sending' } };
    expect(await desk.flip(id, admin, toPaid)).toMatchObject(inFlight);
    expect(await desk.paidByHand(id, admin, 'TX-9')).toMatchObject(inFlight);
    expect(await desk.payAgain(id, admin)).toMatchObject({ code: 'PAYOUT_NOT_WAITING' });
    service.release();
    await server.workedOff();
    expect(await seen(id)).toMatchObject({
      status: 'Paid',
      reference: 'paid-1',
      history: [{ by: 'payout' }],
    });
  });

  it('claims it while it is being sent: the outcome is stored all the same', async () => {
    const id = await heldPayout();
    expect((await desk.claim(id, admin)).status).toBe(200);
    service.release();
    await server.workedOff();
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done', claimedBy: null });
  });

  it('undoes it after it was paid: Pending, and never sent again without «pay again»', async () => {
    const id = await payout();
    expect((await desk.flip(id, admin, { from: 'Paid', to: 'Pending' })).status).toBe(200);
    await server.clock.advance(SENDING_LEASE_MS);
    await sweep();
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'manual', attempt: 1 });
    expect(service.requests).toHaveLength(1);
    await desk.payAgain(id, admin);
    await server.workedOff();
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done', attempt: 2 });
    expect(keysSent()).toEqual([`${id}.1`, `${id}.2`]);
  });

  it('pays an unknown one again, twice at once: one more attempt, with its own key', async () => {
    const id = await payout({ does: 'reset' });
    const both = await Promise.all([desk.payAgain(id, admin), desk.payAgain(id, admin)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['OK', 'PAYOUT_NOT_WAITING']);
    await server.workedOff();
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done', attempt: 2 });
    expect(keysSent()).toEqual([`${id}.1`, `${id}.2`]);
  });

  it('says that an unknown one was paid: Paid by hand, with the reference, and never sent again', async () => {
    const id = await payout({ does: 'reset' });
    expect(await desk.paidByHand(id, admin, 'paid-1')).toMatchObject({ status: 200 });
    await sweep();
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'manual', reference: 'paid-1' });
    expect(service.requests).toHaveLength(1);
  });
});

describe('workers and the sweep', () => {
  it('what the queue forgot, the sweep puts into it again, each request once', async () => {
    const { store, clock } = server.container;
    const session = await store.session(hashToken(member));
    if (!session) throw new Error('the member has no session');
    const forgotten = [1, 2].map((n) => buildRequest(n, { createdAt: clock.now() }));
    for (const request of forgotten) await store.requestWithdrawal(session, request);
    await server.workedOff();
    expect(service.requests).toEqual([]);
    await Promise.all([server.worker.sweep(), server.worker.sweep()]);
    await server.workedOff();
    await sweep();
    expect(keysSent()).toEqual(forgotten.map(({ id }) => `${id}.1`));
    for (const { id } of forgotten) expect((await seen(id)).payoutState).toBe('done');
  });

  it('a change that can’t be announced keeps no payment from going on', async () => {
    const away = vi.spyOn(server.container.store, 'profile').mockRejectedValue(new StoreUnavailable('away'));
    const id = await payout();
    away.mockRestore();
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done' });
    expect(service.requests).toHaveLength(1);
  });

  it('the store is away when the outcome comes: it is stored when the store is back, and no person need look', async () => {
    const id = await heldPayout();
    const { store } = server.container;
    const away = vi.spyOn(store, 'saveWithdrawal').mockRejectedValue(new StoreUnavailable('away'));
    service.release();
    await vi.waitFor(() => expect(away).toHaveBeenCalledOnce());
    away.mockRestore();
    await server.clock.advance(SETTLE_AGAIN_MS);
    await server.workedOff();
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done' });
    expect(service.requests).toHaveLength(1);
  });

  it('an outcome that was stored, and the store’s answer lost, is told all the same', async () => {
    const page = await server.connect(member);
    const id = await heldPayout();
    const { store } = server.container;
    const save = store.saveWithdrawal;
    const cut = vi.spyOn(store, 'saveWithdrawal').mockImplementationOnce(async (withdrawal) => {
      await save(withdrawal);
      throw new StoreUnavailable('the connection broke');
    });
    service.release();
    await vi.waitFor(() => expect(cut).toHaveBeenCalledOnce());
    const isPaid = ({ withdrawal }: { withdrawal: WithdrawalView }) => withdrawal.status === 'Paid';
    await vi.waitFor(() => expect(server.logged.join('\n')).toContain('waits for the store'));
    await server.clock.advance(SETTLE_AGAIN_MS);
    await page.waitFor('withdrawal:changed', isPaid);
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done' });
    expect(server.logged.some((line) => line.includes('came too late'))).toBe(false);
  });

  it('a worker that died while sending: nobody takes over; unknown when its lease is over', async () => {
    const id = await heldPayout();
    await server.clock.advance(SENDING_LEASE_MS - 1);
    await server.worker.sweep();
    await server.worker.handle({ withdrawalId: id });
    expect((await seen(id)).payoutState).toBe('sending');
    await server.clock.advance(1);
    await server.worker.sweep();
    await server.worker.handle({ withdrawalId: id });
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'unknown', attempt: 1 });
    expect(service.requests).toHaveLength(1);
  });

  it('a worker frozen for a minute that wakes up: the late outcome is refused, also after «pay again»', async () => {
    const id = await heldPayout();
    await server.clock.advance(SENDING_LEASE_MS);
    await server.worker.sweep();
    await desk.payAgain(id, admin);
    service.plan({ does: 'pay', reference: 'second' });
    await server.worker.handle({ withdrawalId: id });
    expect(await seen(id)).toMatchObject({ status: 'Paid', reference: 'second', attempt: 2 });
    service.release();
    await server.workedOff();
    const { status, reference, attempt, history } = await seen(id);
    expect({ status, reference, attempt }).toEqual({ status: 'Paid', reference: 'second', attempt: 2 });
    expect(history).toHaveLength(1);
    expect(keysSent()).toEqual([`${id}.1`, `${id}.2`]);
    expect(server.logged.some((line) => line.includes('came too late'))).toBe(true);
  });

  it('an outcome that comes after the lease and before the sweep is refused too', async () => {
    const id = await heldPayout();
    await server.clock.advance(SENDING_LEASE_MS);
    service.release();
    await server.workedOff();
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'sending' });
    await sweep();
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'unknown' });
    expect(service.requests).toHaveLength(1);
  });

  it('two workers at once on one request: sent once', async () => {
    await server.queue.stop();
    const withdrawalId = await requestWithdrawal(server.api, member);
    await Promise.all([1, 2, 3].map(() => server.worker.handle({ withdrawalId })));
    expect(service.requests).toHaveLength(1);
  });
});
