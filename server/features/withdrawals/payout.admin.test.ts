import { describe, expect, it } from 'vitest';
import { CLAIM_MS } from '../../../shared/rules/withdrawal.ts';
import { requestWithdrawal } from '../../../tests/clients/withdrawal-calls.ts';
import { SENDING_LEASE_MS } from './payout-state.ts';
import { setUpPayoutSite } from './testing/payout-site.ts';

const toPaid = ({ version }: { version: number }) => ({ from: 'Pending', to: 'Paid', version });

const site = setUpPayoutSite();
const { adminCalls, heldPayout, keysSent, payout, seen, sweep } = site;

describe('an admin meanwhile', () => {
  it('flips before it is sent: nothing is sent [MONEY-13]', async () => {
    await site.server.queue.stop();
    const id = await requestWithdrawal(site.server.api, site.member);
    expect(await adminCalls.flip(id, site.admin, toPaid(await seen(id)))).toMatchObject({ status: 200 });
    await site.server.worker.handle({ withdrawalId: id });
    await site.server.worker.sweep();
    expect(keysSent()).toEqual([]);
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'manual' });
  });

  it('flips or pays again while it is being sent: refused; the outcome stands [MONEY-13]', async () => {
    const id = await heldPayout();
    const inFlight = { status: 409, code: 'PAYOUT_IN_FLIGHT', withdrawal: { payoutState: 'sending' } };
    const now = await seen(id);
    expect(await adminCalls.flip(id, site.admin, toPaid(now))).toMatchObject(inFlight);
    expect(await adminCalls.paidByHand(id, site.admin, 'TX-9', now)).toMatchObject(inFlight);
    expect(await adminCalls.payAgain(id, site.admin, now)).toMatchObject(inFlight);
    site.service.release();
    await site.server.workedOff();
    expect(await seen(id)).toMatchObject({
      status: 'Paid',
      reference: 'paid-1',
      history: [{ by: 'payout' }],
    });
  });

  it('claims it while it is being sent, or once it is Paid: refused with what is now [MONEY-21]', async () => {
    const id = await heldPayout();
    expect(await adminCalls.claim(id, site.admin)).toMatchObject({
      status: 409,
      code: 'PAYOUT_IN_FLIGHT',
      withdrawal: { payoutState: 'sending', claimedBy: null },
    });
    site.service.release();
    await site.server.workedOff();
    const paid = { status: 'Paid', payoutState: 'done', claimedBy: null };
    expect(await seen(id)).toMatchObject(paid);
    expect(await adminCalls.claim(id, site.admin)).toMatchObject({
      status: 409,
      code: 'STATUS_CHANGED',
      withdrawal: paid,
    });
  });

  it('claims one that waits for the payment service: nothing is sent while the mark holds, and the sweep takes it up when it is over [MONEY-21]', async () => {
    await site.service.close();
    const id = await payout();
    expect((await seen(id)).payoutState).toBe('retry');
    expect((await adminCalls.claim(id, site.admin)).status).toBe(200);
    await site.service.open();
    const { claimedUntil } = await seen(id);
    for (const at of [site.server.clock.now() + 40_000, (claimedUntil ?? 0) - 1]) {
      await site.server.clock.goTo(at);
      await sweep();
      // A hint that lay in the queue already changes nothing either.
      await site.server.worker.handle({ withdrawalId: id });
      expect(keysSent()).toEqual([]);
    }
    await site.server.clock.advance(1);
    await sweep();
    expect(keysSent()).toEqual([`${id}.1`]);
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done', claimedBy: null });
  });

  it('claims one that waits and pays it by hand: it is never sent [MONEY-21]', async () => {
    await site.service.close();
    const id = await payout();
    await adminCalls.claim(id, site.admin);
    await site.service.open();
    expect(
      (await adminCalls.flip(id, site.admin, { ...toPaid(await seen(id)), reference: 'by hand' })).status,
    ).toBe(200);
    await site.server.clock.advance(3_600_000);
    await sweep();
    expect(keysSent()).toEqual([]);
  });

  it('claims and a worker sends at the same moment: one of both, ten times [MONEY-21]', async () => {
    await site.service.close();
    const id = await payout();
    await site.service.open();
    for (let turn = 0; turn < 10; turn++) {
      const { retryAt, payoutState } = (await site.server.container.store.withdrawal(id)) ?? {};
      if (payoutState !== 'retry') break;
      await site.server.clock.goTo(retryAt ?? 0);
      site.service.plan({ does: 'hold' });
      const before = site.service.requests.length;
      const sending = site.server.worker.handle({ withdrawalId: id });
      const { status } = await adminCalls.claim(id, site.admin);
      if (status === 200) await sending;
      else await site.service.received(before + 1);
      expect(site.service.requests.length - before).toBe(status === 200 ? 0 : 1);
      if (status !== 200) {
        site.service.release();
        await sending;
        return;
      }
      await site.server.clock.advance(CLAIM_MS);
    }
  });

  it('undoes it after it was paid: Pending, and paid by a person alone, since that attempt did pay [MONEY-13]', async () => {
    const id = await payout();
    const { version } = await seen(id);
    expect((await adminCalls.flip(id, site.admin, { from: 'Paid', to: 'Pending', version })).status).toBe(
      200,
    );
    await site.server.clock.advance(SENDING_LEASE_MS);
    await sweep();
    const undone = await seen(id);
    expect(undone).toMatchObject({ status: 'Pending', payoutState: 'manual', attempt: 1 });
    expect(await adminCalls.payAgain(id, site.admin, undone)).toMatchObject({
      status: 409,
      code: 'PAYOUT_NOT_WAITING',
    });
    await sweep();
    expect(keysSent()).toEqual([`${id}.1`]);
  });

  it('undo of a rail-paid payout keeps its reference in the history, and to itself', async () => {
    const id = await payout({ does: 'pay', reference: 'TX-7' });
    const { version } = await seen(id);
    await adminCalls.flip(id, site.admin, { from: 'Paid', to: 'Pending', version });
    const undone = await seen(id);
    expect(undone).toMatchObject({
      reference: null,
      history: [
        { to: 'Paid', by: 'payout', reference: 'TX-7' },
        { to: 'Pending', reference: null },
      ],
    });
    const second = await payout({ does: 'pay', reference: 'TX-7' });
    expect(await seen(second)).toMatchObject({ status: 'Pending', payoutState: 'unknown' });
    const used = { code: 'REFERENCE_USED', usedBy: id };
    expect(await adminCalls.paidByHand(second, site.admin, 'TX-7', await seen(second))).toMatchObject(used);
    expect((await adminCalls.flip(id, site.admin, { ...toPaid(undone), reference: 'TX-7' })).status).toBe(
      200,
    );
  });

  it('pays an unknown one again, twice at once: one more attempt, with its own key', async () => {
    const id = await payout({ does: 'reset' });
    const unknown = await seen(id);
    const both = await Promise.all([1, 2].map(() => adminCalls.payAgain(id, site.admin, unknown)));
    expect(both.filter(({ code }) => code === 'OK')).toHaveLength(1);
    await site.server.workedOff();
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'done', attempt: 2 });
    expect(keysSent()).toEqual([`${id}.1`, `${id}.2`]);
  });

  it('two admins see attempt 1 unknown, one pays again, attempt 2 ends unknown: the other’s «pay again» and «paid by hand» are refused with what is now [MONEY-14]', async () => {
    const other = await site.server.admin('b@example.com');
    const id = await payout({ does: 'reset' });
    const first = await seen(id);
    expect(first).toMatchObject({ payoutState: 'unknown', attempt: 1 });
    site.service.plan({ does: 'reset' });
    expect((await adminCalls.payAgain(id, site.admin, first)).status).toBe(200);
    await site.server.workedOff();
    const second = await seen(id);
    expect(second).toMatchObject({ payoutState: 'unknown', attempt: 2 });

    const changed = {
      status: 409,
      code: 'STATUS_CHANGED',
      withdrawal: { version: second.version, attempt: 2 },
    };
    expect(await adminCalls.payAgain(id, other, first)).toMatchObject(changed);
    expect(await adminCalls.paidByHand(id, other, 'TX-9', first)).toMatchObject(changed);
    expect(await adminCalls.flip(id, other, toPaid(first))).toMatchObject(changed);
    await sweep();
    expect(keysSent()).toEqual([`${id}.1`, `${id}.2`]);
  });

  it('«pay again» and «paid by hand» respect who is paying it, and go on when confirmed', async () => {
    const other = await site.server.admin('b@example.com');
    const id = await payout({ does: 'reset' });
    await adminCalls.claim(id, site.admin);
    const claimed = await seen(id);
    const beingPaid = { status: 409, code: 'BEING_PAID', withdrawal: { claimedBy: 'a@example.com' } };
    expect(await adminCalls.payAgain(id, other, claimed)).toMatchObject(beingPaid);
    expect(await adminCalls.paidByHand(id, other, 'TX-9', claimed)).toMatchObject(beingPaid);
    const { version } = claimed;
    expect(await adminCalls.payAgain(id, other, { version, confirm: true })).toMatchObject({
      status: 200,
      withdrawal: { attempt: 2, claimedBy: null },
    });
    await site.server.workedOff();
    expect(keysSent()).toEqual([`${id}.1`, `${id}.2`]);
  });

  it('a decision without the version that was seen is malformed', async () => {
    const id = await payout({ does: 'reset' });
    const none = { version: undefined as unknown as number };
    const malformed = { status: 400, code: 'BAD_REQUEST' };
    expect(await adminCalls.payAgain(id, site.admin, none)).toMatchObject(malformed);
    expect(await adminCalls.paidByHand(id, site.admin, 'TX-9', none)).toMatchObject(malformed);
    expect(await adminCalls.flip(id, site.admin, { from: 'Pending', to: 'Paid' })).toMatchObject(malformed);
    expect(await seen(id)).toMatchObject({ status: 'Pending', payoutState: 'unknown', attempt: 1 });
  });

  it('says that an unknown one was paid: Paid by hand, with the reference, and never sent again', async () => {
    const id = await payout({ does: 'reset' });
    expect(await adminCalls.paidByHand(id, site.admin, 'paid-1', await seen(id))).toMatchObject({
      status: 200,
    });
    await sweep();
    expect(await seen(id)).toMatchObject({ status: 'Paid', payoutState: 'manual', reference: 'paid-1' });
    expect(site.service.requests).toHaveLength(1);
  });
});
