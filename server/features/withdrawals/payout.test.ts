import { describe, expect, it, vi } from 'vitest';
import type { WithdrawalView } from '../../../shared/contract/views.ts';
import { buildRequest } from '../../../tests/builders/withdrawal-builder.ts';
import { requestWithdrawal } from '../../../tests/clients/withdrawal-calls.ts';
import type { RailBehaviour } from '../../../tests/servers/payment-rail.ts';
import { hashToken } from '../../edges/token-hash.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import { SETTLE_AGAIN_MS } from './payout.job.ts';
import { SENDING_LEASE_MS } from './payout-state.ts';
import { setUpPayoutSite } from './testing/payout-site.ts';

const site = setUpPayoutSite();
const { adminCalls, boot, heldPayout, keysSent, payout, seen, sweep } = site;

describe('with the rail webhook', () => {
  it('a request is paid once, signed: Paid with the reference, live for the member and the dashboards', async () => {
    const dashboard = await site.server.dashboard(site.admin);
    const page = await site.server.connect(site.member);
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
    expect(JSON.parse(site.service.requests[0]?.body ?? '')).toEqual({
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
    expect(site.service.payments.size).toBe(1);
  });

  it.each<[what: string, behaviour: RailBehaviour, state: string]>([
    ['500', { does: 'answer', status: 500 }, 'unknown'],
    ['409', { does: 'answer', status: 409 }, 'unknown'],
    ['307', { does: 'answer', status: 307, headers: { location: '/elsewhere' } }, 'unknown'],
    ['a reset', { does: 'reset' }, 'unknown'],
    ['a drop', { does: 'drop' }, 'unknown'],
    ['422', { does: 'answer', status: 422 }, 'refused'],
    ['403 that breaks off', { does: 'reset after the status', status: 403 }, 'refused'],
  ])('%s: waits for a person, and is not sent again [MONEY-12]', async (_what, behaviour, payoutState) => {
    const id = await payout(behaviour);
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState, attempt: 1, reference: null });
    await site.server.clock.advance(SENDING_LEASE_MS * 20);
    await sweep();
    expect(keysSent()).toEqual([`${id}.1`]);
  });

  it('an answer given twice pays once [MONEY-12]', async () => {
    const ids = [await payout({ does: 'answer twice' }), await payout()];
    const references = await Promise.all(ids.map(async (id) => (await seen(id)).reference));
    expect(references).toEqual(['paid-1', 'paid-2']);
    expect(keysSent()).toEqual(ids.map((id) => `${id}.1`));
  });

  it('no answer in time: unknown; the late answer changes nothing [MONEY-12]', async () => {
    await site.server.stop();
    await boot(50);
    const id = await payout({ does: 'hold' });
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'unknown' });
    site.service.release();
    await sweep();
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'unknown' });
    expect(site.service.requests).toHaveLength(1);
  });

  it('a reference that another payout has: unknown [MONEY-17]', async () => {
    const first = await payout({ does: 'pay', reference: 'TX-1' });
    const second = await payout({ does: 'pay', reference: 'TX-1' });
    expect(await seen(first)).toMatchObject({ status: 'Paid', reference: 'TX-1' });
    expect(await seen(second)).toMatchObject({ status: 'Pending', payoutState: 'unknown', reference: null });
  });

  it('connection refused: tried again after growing delays, the attempt stays, paid once it is there', async () => {
    await site.service.close();
    const id = await payout();
    const waits: number[] = [];
    for (let failed = 1; failed <= 3; failed++) {
      const { payoutState, attempt, retryAt, failedSends } =
        (await site.server.container.store.withdrawal(id)) ?? {};
      expect({ payoutState, attempt, failedSends }).toEqual({
        payoutState: 'retry',
        attempt: 1,
        failedSends: failed,
      });
      waits.push((retryAt ?? 0) - site.server.clock.now());
      await site.server.clock.goTo((retryAt ?? 0) - 1);
      if (failed === 3) await site.service.open();
      await sweep();
      expect((await seen(id)).payoutState).toBe('retry');
      await site.server.clock.advance(1);
      await sweep();
    }
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done', attempt: 1 });
    expect(keysSent()).toEqual([`${id}.1`]);
  });

  it('account numbers are in no log, whatever the payment service does', async () => {
    await payout({ does: 'answer', status: 500, body: '{"accountNumber":"03001234567"}' });
    await payout({ does: 'reset' });
    expect(site.server.logged.some((line) => line.includes('a payout failed'))).toBe(true);
    expect(site.server.logged.join('\n')).not.toContain('03001234567');
  });
});

describe('workers and the sweep', () => {
  it('what the queue forgot, the sweep puts into it again, each request once [MONEY-9]', async () => {
    const { store, clock } = site.server.container;
    const session = await store.session(hashToken(site.member));
    if (!session) throw new Error('the member has no session');
    const forgotten = [1, 2].map((n) => buildRequest(n, { createdAt: clock.now() }));
    for (const request of forgotten) await store.requestWithdrawal(session, request);
    await site.server.workedOff();
    expect(site.service.requests).toEqual([]);
    await Promise.all([site.server.worker.sweep(), site.server.worker.sweep()]);
    await site.server.workedOff();
    await sweep();
    expect(keysSent().sort()).toEqual(forgotten.map(({ id }) => `${id}.1`).sort());
    for (const { id } of forgotten) expect((await seen(id)).payoutState).toBe('done');
  });

  it('a change that can’t be announced keeps no payment from going on', async () => {
    const away = vi
      .spyOn(site.server.container.store, 'profile')
      .mockRejectedValue(new StoreUnavailable('away'));
    const id = await payout();
    away.mockRestore();
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done' });
    expect(site.service.requests).toHaveLength(1);
  });

  it('the store is away when the outcome comes: it is stored when the store is back, and no person need look', async () => {
    const id = await heldPayout();
    const { store } = site.server.container;
    const away = vi.spyOn(store, 'saveWithdrawal').mockRejectedValue(new StoreUnavailable('away'));
    site.service.release();
    await vi.waitFor(() => expect(away).toHaveBeenCalledOnce());
    away.mockRestore();
    await site.server.clock.advance(SETTLE_AGAIN_MS);
    await site.server.workedOff();
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done' });
    expect(site.service.requests).toHaveLength(1);
  });

  it('an outcome that was stored, and the store’s answer lost, is told all the same', async () => {
    const page = await site.server.connect(site.member);
    const id = await heldPayout();
    const { store } = site.server.container;
    const save = store.saveWithdrawal;
    const cut = vi.spyOn(store, 'saveWithdrawal').mockImplementationOnce(async (withdrawal) => {
      await save(withdrawal);
      throw new StoreUnavailable('the connection broke');
    });
    site.service.release();
    await vi.waitFor(() => expect(cut).toHaveBeenCalledOnce());
    const isPaid = ({ withdrawal }: { withdrawal: WithdrawalView }) => withdrawal.status === 'Paid';
    await vi.waitFor(() => expect(site.server.logged.join('\n')).toContain('waits for the store'));
    await site.server.clock.advance(SETTLE_AGAIN_MS);
    await page.waitFor('withdrawal:changed', isPaid);
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done' });
    expect(site.server.logged.some((line) => line.includes('came too late'))).toBe(false);
  });

  it('a worker that died while sending: nobody takes over; unknown when its lease is over', async () => {
    const id = await heldPayout();
    await site.server.clock.advance(SENDING_LEASE_MS - 1);
    await site.server.worker.sweep();
    await site.server.worker.handle({ withdrawalId: id });
    expect((await seen(id)).payoutState).toBe('sending');
    await site.server.clock.advance(1);
    await site.server.worker.sweep();
    await site.server.worker.handle({ withdrawalId: id });
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'unknown', attempt: 1 });
    expect(site.service.requests).toHaveLength(1);
  });

  it('a worker frozen for a minute that wakes up: the late outcome is refused, also after «pay again» [MONEY-11]', async () => {
    const id = await heldPayout();
    await site.server.clock.advance(SENDING_LEASE_MS);
    await site.server.worker.sweep();
    await adminCalls.payAgain(id, site.admin, await seen(id));
    site.service.plan({ does: 'pay', reference: 'second' });
    await site.server.worker.handle({ withdrawalId: id });
    expect(await seen(id)).toMatchObject({ status: 'Paid', reference: 'second', attempt: 2 });
    site.service.release();
    await site.server.workedOff();
    const { status, reference, attempt, history } = await seen(id);
    expect({ status, reference, attempt }).toEqual({ status: 'Paid', reference: 'second', attempt: 2 });
    // That the first attempt was paid as well is for a person to see.
    expect(history).toMatchObject([
      { from: 'Pending', to: 'Paid', by: 'payout' },
      { from: 'Paid', to: 'Paid', by: 'payout', reference: 'paid-2' },
    ]);
    expect(keysSent()).toEqual([`${id}.1`, `${id}.2`]);
    expect(site.server.logged.some((line) => line.includes('came too late'))).toBe(true);
  });

  it('a payment that is told of too late is shown with its reference, waits for a person and can’t be sent again [MONEY-23]', async () => {
    const page = await site.server.connect(site.member);
    const id = await heldPayout();
    await site.server.clock.advance(SENDING_LEASE_MS);
    await site.server.worker.sweep();
    site.service.release();
    await site.server.workedOff();
    const late = await seen(id);
    expect(late).toMatchObject({
      status: 'Pending',
      payoutState: 'unknown',
      history: [{ from: 'Pending', to: 'Pending', by: 'payout', reference: 'paid-1' }],
    });
    expect(await adminCalls.payAgain(id, site.admin, late)).toMatchObject({ code: 'PAYOUT_NOT_WAITING' });
    const told = await page.waitFor<{ withdrawal: WithdrawalView }>(
      'withdrawal:changed',
      ({ withdrawal }) => withdrawal.version === late.version,
    );
    expect(told.withdrawal.history).toEqual([]);
    const second = await payout({ does: 'answer', status: 500 });
    expect(await adminCalls.paidByHand(second, site.admin, 'paid-1', await seen(second))).toMatchObject({
      code: 'REFERENCE_USED',
      usedBy: id,
    });
    expect((await adminCalls.paidByHand(id, site.admin, 'paid-1', late)).status).toBe(200);
    expect(keysSent()).toEqual([`${id}.1`, `${second}.1`]);
  });

  it('a late payment whose reference another request holds is kept by its key, and can’t be sent again [MONEY-23]', async () => {
    const other = await payout({ does: 'answer', status: 500 });
    const id = await heldPayout();
    await site.server.clock.advance(SENDING_LEASE_MS);
    await site.server.worker.sweep();
    await adminCalls.paidByHand(other, site.admin, 'PAID 1', await seen(other));
    site.service.release();
    await site.server.workedOff();
    const late = await seen(id);
    expect(late).toMatchObject({ status: 'Pending', payoutState: 'unknown' });
    expect(late.history).toMatchObject([
      { from: 'Pending', to: 'Pending', by: 'payout', reference: `${id}.1` },
    ]);
    expect(await adminCalls.payAgain(id, site.admin, late)).toMatchObject({ code: 'PAYOUT_NOT_WAITING' });
  });

  it('the store is away for longer than the lease: a payment’s reference is kept all the same [MONEY-23]', async () => {
    const id = await heldPayout();
    const { store } = site.server.container;
    const away = vi.spyOn(store, 'saveWithdrawal').mockRejectedValue(new StoreUnavailable('away'));
    site.service.release();
    await vi.waitFor(() => expect(away).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(site.server.logged.join('\n')).toContain('waits for the store'));
    await site.server.clock.advance(SENDING_LEASE_MS);
    await vi.waitFor(() => expect(away.mock.calls.length).toBeGreaterThan(1));
    away.mockRestore();
    await site.server.clock.advance(SETTLE_AGAIN_MS);
    await site.server.workedOff();
    expect((await seen(id)).history).toMatchObject([{ to: 'Pending', by: 'payout', reference: 'paid-1' }]);
  });

  it('an outcome that comes after the lease and before the sweep is refused too', async () => {
    const id = await heldPayout();
    await site.server.clock.advance(SENDING_LEASE_MS);
    site.service.release();
    await site.server.workedOff();
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'sending' });
    await sweep();
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'unknown' });
    expect(site.service.requests).toHaveLength(1);
  });

  it('several payouts at once: one that the service keeps waiting holds up no other', async () => {
    const held = await heldPayout();
    const next = await requestWithdrawal(site.server.api, site.member);
    await vi.waitFor(async () => expect((await seen(next)).payoutState).toBe('done'));
    expect(await seen(held)).toMatchObject({ payoutState: 'sending' });
    site.service.release();
    await site.server.workedOff();
    expect(await seen(held)).toMatchObject({ status: 'Paid' });
    expect(keysSent()).toEqual([`${held}.1`, `${next}.1`]);
  });

  it('two workers at once on one request: sent once', async () => {
    await site.server.queue.stop();
    const withdrawalId = await requestWithdrawal(site.server.api, site.member);
    await Promise.all([1, 2, 3].map(() => site.server.worker.handle({ withdrawalId })));
    expect(site.service.requests).toHaveLength(1);
  });
});
