import { describe, expect, it } from 'vitest';
import { payoutStates } from '../../../shared/contract/views.ts';
import { retryDelay } from '../../../shared/kernel/retry-delay.ts';
import { CLAIM_MS } from '../../../shared/rules/withdrawal.ts';
import { START } from '../../../tests/builders/play-builder.ts';
import { buildWithdrawal } from '../../../tests/builders/withdrawal-builder.ts';
import type { PaymentOutcome } from '../../ports/payout-rail.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import {
  claim,
  flip,
  isPayable,
  keepLatePayment,
  overrun,
  payAgain,
  putBeforeAdmins,
  SEND_DELAYS,
  SENDING_LEASE_MS,
  settleSending,
  startSending,
} from './payout-state.ts';

const A = 'a@example.com';
const B = 'b@example.com';
const queued = buildWithdrawal();
const seen = { version: 1 };
const sending = startSending(queued, 'fence-1', START);
const settle = (outcome: PaymentOutcome, at = START + 1, fence = 'fence-1') =>
  settleSending(sending, fence, outcome, at, 0.5);

describe('a flip', () => {
  const toPaid = {
    from: 'Pending',
    to: 'Paid',
    version: 1,
    flipId: 'flip-1',
    reference: 'by hand 1',
  } as const;

  it.each(payoutStates.filter((state) => state !== 'sending'))(
    'to Paid from %s: manual, with who and when',
    (payoutState) => {
      expect(flip(buildWithdrawal({ payoutState, retryAt: 9 }), toPaid, A, START + 5)).toMatchObject({
        ok: true,
        value: {
          status: 'Paid',
          payoutState: 'manual',
          reference: 'by hand 1',
          statusChangedAt: START + 5,
          retryAt: null,
          history: [{ at: START + 5, from: 'Pending', to: 'Paid', by: A, flipId: 'flip-1' }],
        },
      });
    },
  );

  it('back to Pending: manual, without the reference, never paid automatically', () => {
    const paid = buildWithdrawal({ status: 'Paid', payoutState: 'done', reference: 'TX-1' });
    const back = flip(paid, { from: 'Paid', to: 'Pending', version: 1 }, A, START);
    expect(back).toMatchObject({
      ok: true,
      value: { status: 'Pending', payoutState: 'manual', reference: null },
    });
    expect(back.ok && isPayable(back.value, START + 1)).toBe(false);
  });

  it.each([
    ['is being sent', sending, toPaid, 'PAYOUT_IN_FLIGHT'],
    ['has another status', buildWithdrawal({ status: 'Paid' }), toPaid, 'STATUS_CHANGED'],
    ['has another version', buildWithdrawal({ version: 2 }), toPaid, 'STATUS_CHANGED'],
    ['would not change', queued, { from: 'Pending', to: 'Pending', version: 1 } as const, 'STATUS_CHANGED'],
    [
      'is being paid by another',
      buildWithdrawal({ claimedBy: B, claimedUntil: START + 1 }),
      toPaid,
      'BEING_PAID',
    ],
  ])('is refused where the request %s', (_what, withdrawal, wanted, code) => {
    expect(flip(withdrawal, wanted, A, START)).toEqual({ ok: false, error: code });
  });

  it('is the admin’s who is paying it, anybody’s who confirms, and anybody’s when the mark is over', () => {
    const claimed = buildWithdrawal({ claimedBy: B, claimedUntil: START + 10 });
    const cleared = { ok: true, value: { claimedBy: null, claimedUntil: null } };
    expect(flip(claimed, toPaid, B, START)).toMatchObject(cleared);
    expect(flip(claimed, { ...toPaid, confirm: true }, A, START)).toMatchObject(cleared);
    expect(flip(claimed, toPaid, A, START + 10)).toMatchObject(cleared);
  });
});

describe('the mark of who is paying', () => {
  it('holds for 15 minutes, is prolonged by its admin and refused to others until it is over', () => {
    const claimed = claim(queued, A, START);
    if (!claimed.ok) throw new Error('refused');
    expect(claimed.value).toMatchObject({ claimedBy: A, claimedUntil: START + CLAIM_MS });
    expect(claim(claimed.value, B, START + CLAIM_MS - 1)).toEqual({ ok: false, error: 'CLAIMED' });
    expect(claim(claimed.value, A, START + 1)).toMatchObject({
      value: { claimedUntil: START + 1 + CLAIM_MS },
    });
    expect(claim(claimed.value, B, START + CLAIM_MS)).toMatchObject({ value: { claimedBy: B } });
  });

  it('is refused where the request is being sent, or Paid', () => {
    expect(claim(sending, A, START)).toEqual({ ok: false, error: 'PAYOUT_IN_FLIGHT' });
    expect(claim(buildWithdrawal({ status: 'Paid' }), A, START)).toEqual({
      ok: false,
      error: 'STATUS_CHANGED',
    });
  });
});

describe('pay again', () => {
  it.each(payoutStates)('from %s while Pending', (payoutState) => {
    const again = payAgain(buildWithdrawal({ payoutState, failedSends: 3 }), seen, A, START);
    const isWaiting = ['unknown', 'refused'].includes(payoutState);
    const error = payoutState === 'sending' ? 'PAYOUT_IN_FLIGHT' : 'PAYOUT_NOT_WAITING';
    expect(again).toMatchObject(
      isWaiting
        ? { ok: true, value: { payoutState: 'queued', attempt: 2, failedSends: 0, fence: null } }
        : { ok: false, error },
    );
  });

  it.each<[string, Partial<Withdrawal>, string]>([
    ['is Paid', { status: 'Paid' }, 'PAYOUT_NOT_WAITING'],
    ['has another version', { version: 2 }, 'STATUS_CHANGED'],
    ['is being paid by another', { claimedBy: B, claimedUntil: START + 1 }, 'BEING_PAID'],
  ])('is refused where the request %s', (_what, changes, error) => {
    const withdrawal = buildWithdrawal({ payoutState: 'unknown', ...changes });
    expect(payAgain(withdrawal, seen, A, START)).toEqual({ ok: false, error });
  });

  it('of one that another is paying goes on when confirmed, and takes the mark away', () => {
    const claimed = buildWithdrawal({ payoutState: 'unknown', claimedBy: B, claimedUntil: START + 1 });
    expect(payAgain(claimed, { ...seen, confirm: true }, A, START)).toMatchObject({
      ok: true,
      value: { attempt: 2, claimedBy: null, claimedUntil: null },
    });
  });
});

describe('sending', () => {
  it('is stored with its fence and a lease; the attempt stays', () => {
    expect(sending).toMatchObject({
      payoutState: 'sending',
      attempt: 1,
      fence: 'fence-1',
      leaseUntil: START + SENDING_LEASE_MS,
    });
  });

  it('paid: done and Paid, by the payout, with the reference', () => {
    expect(settle({ kind: 'paid', reference: 'TX-1' })).toMatchObject({
      status: 'Paid',
      payoutState: 'done',
      reference: 'TX-1',
      fence: null,
      leaseUntil: null,
      history: [{ at: START + 1, from: 'Pending', to: 'Paid', by: 'payout', flipId: null }],
    });
  });

  it.each(['refused', 'unknown'] as const)('%s: waits for a person', (kind) => {
    const settled = settle({ kind, why: '' });
    expect(settled).toMatchObject({ status: 'Pending', payoutState: kind, attempt: 1 });
    expect(settled && isPayable(settled, START + 1e9)).toBe(false);
  });

  it('not sent: due again after growing, jittered delays, with the same attempt', () => {
    const settled = settle({ kind: 'not-sent', why: '' });
    expect(settled).toMatchObject({
      payoutState: 'retry',
      attempt: 1,
      failedSends: 1,
      retryAt: START + 30_001,
    });
    expect(settled && isPayable(settled, START + 30_000)).toBe(false);
    expect(settled && isPayable(settled, START + 30_001)).toBe(true);
    expect([1, 2, 3, 8, 50].map((n) => retryDelay(SEND_DELAYS, n, 0.5))).toEqual([
      30_000, 60_000, 120_000, 3_600_000, 3_600_000,
    ]);
    expect([0, 1].map((random) => retryDelay(SEND_DELAYS, 1, random))).toEqual([22_500, 37_500]);
  });

  it('an outcome with another fence, or after the lease, changes nothing', () => {
    const paid = { kind: 'paid', reference: 'TX-1' } as const;
    expect(settle(paid, START + 1, 'fence-0')).toBeUndefined();
    expect(settle(paid, START + SENDING_LEASE_MS - 1)).toBeDefined();
    expect(settle(paid, START + SENDING_LEASE_MS)).toBeUndefined();
    expect(settleSending(overrun(sending), 'fence-1', paid, START + 1, 0)).toBeUndefined();
  });

  it.each(['queued', 'retry'] as const)(
    'a payment that is told of too late stops what is %s, and no «pay again» follows',
    (payoutState) => {
      const kept = keepLatePayment(buildWithdrawal({ payoutState, retryAt: 1 }), 'TX-1', START + 9);
      expect(kept).toMatchObject({
        status: 'Pending',
        payoutState: 'unknown',
        retryAt: null,
        history: [{ at: START + 9, from: 'Pending', to: 'Pending', by: 'payout', reference: 'TX-1' }],
      });
      expect(payAgain(kept, seen, A, START)).toEqual({ ok: false, error: 'PAYOUT_NOT_WAITING' });
      expect(
        settleSending(
          { ...sending, history: kept.history },
          'fence-1',
          { kind: 'not-sent', why: '' },
          START + 1,
          0,
        ),
      ).toMatchObject({ payoutState: 'unknown', sends: 0 });
    },
  );

  it('a payment that is told of after a person paid too keeps both references, and the undo as well', () => {
    const byHand = flip(
      buildWithdrawal({ payoutState: 'unknown' }),
      { from: 'Pending', to: 'Paid', version: 1, reference: 'by hand' },
      A,
      START,
    );
    if (!byHand.ok) throw new Error(byHand.error);
    const kept = keepLatePayment(byHand.value, 'TX-1', START + 1);
    expect(kept).toMatchObject({ status: 'Paid', reference: 'by hand', payoutState: 'manual' });
    const back = flip(kept, { from: 'Paid', to: 'Pending', version: 1 }, A, START + 2);
    expect(back).toMatchObject({
      value: { history: [{ reference: 'by hand' }, { reference: 'TX-1' }, { to: 'Pending' }] },
    });
  });

  it('whose lease is over is unknown', () => {
    expect(overrun(sending)).toMatchObject({ payoutState: 'unknown', fence: null, leaseUntil: null });
  });
});

it('the rail manual puts a request before the admins, where nothing pays it automatically', () => {
  const put = putBeforeAdmins(queued);
  expect(put).toMatchObject({ payoutState: 'manual', status: 'Pending' });
  expect(isPayable(put, START + 1e9)).toBe(false);
});

it.each(payoutStates)('a Paid request is never payable: %s', (payoutState) => {
  expect(isPayable(buildWithdrawal({ status: 'Paid', payoutState, retryAt: 0 }), START)).toBe(false);
});
