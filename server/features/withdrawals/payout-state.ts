import type { WithdrawalStatus } from '../../../shared/contract/views.ts';
import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import { retryDelay } from '../../../shared/kernel/retry-delay.ts';
import { CLAIM_MS } from '../../../shared/rules/withdrawal.ts';
import type { PaymentOutcome } from '../../ports/payout-rail.ts';
import { BY_PAYOUT, type StatusChange, type Withdrawal } from '../../ports/withdrawal-store.ts';
import { referencesOf } from '../../rules/payment-references.ts';

/** A `sending` that is older has an unknown outcome. Longer than any rail may take to answer. */
export const SENDING_LEASE_MS = 60_000;
/** Between sends that reached nobody. */
export const SEND_DELAYS = { first: 30_000, longest: 60 * 60_000 };

const notSending = { fence: null, leaseUntil: null, retryAt: null } as const;
const unclaimed = { claimedBy: null, claimedUntil: null } as const;

/** The change that settled a request keeps the reference which the request loses with its undo. */
function keepReference({ history, reference }: Withdrawal): readonly StatusChange[] {
  const settled = history.findLastIndex(({ from, to }) => from !== to);
  const change = history[settled];
  if (!change || reference === null) return history;
  return history.with(settled, { ...change, reference });
}

function withStatus(
  withdrawal: Withdrawal,
  to: WithdrawalStatus,
  at: number,
  by: string,
  flipId: string | null,
): Withdrawal {
  const change = { at, from: withdrawal.status, to, by, flipId };
  return {
    ...withdrawal,
    ...unclaimed,
    status: to,
    statusChangedAt: at,
    history: [...(to === 'Pending' ? keepReference(withdrawal) : withdrawal.history), change],
  };
}

/** Whether an admin is paying it at `now`: as long as that is so, nothing is sent. */
export function isClaimed({ claimedBy, claimedUntil }: Withdrawal, now: number): boolean {
  return claimedBy !== null && (claimedUntil ?? 0) > now;
}

/** Whether an admin other than `by` is. */
export function claimedByOther(withdrawal: Withdrawal, by: string, now: number): boolean {
  return isClaimed(withdrawal, now) && withdrawal.claimedBy !== by;
}

/** Marks a request that is to be paid as being paid by an admin. */
export function claim(
  withdrawal: Withdrawal,
  by: string,
  now: number,
): Result<Withdrawal, 'CLAIMED' | 'PAYOUT_IN_FLIGHT' | 'STATUS_CHANGED'> {
  if (withdrawal.payoutState === 'sending') return err('PAYOUT_IN_FLIGHT');
  if (withdrawal.status === 'Paid') return err('STATUS_CHANGED');
  if (claimedByOther(withdrawal, by, now)) return err('CLAIMED');
  return ok({ ...withdrawal, claimedBy: by, claimedUntil: now + CLAIM_MS });
}

/** What every decision about money carries: the version that was seen, and whether another's mark is overruled. */
export interface Decision {
  readonly version: number;
  readonly confirm?: boolean | undefined;
}

export interface Flip extends Decision {
  readonly from: WithdrawalStatus;
  readonly to: WithdrawalStatus;
  readonly reference?: string | undefined;
  readonly flipId?: string | undefined;
}

export type FlipRefusal = 'STATUS_CHANGED' | 'PAYOUT_IN_FLIGHT' | 'BEING_PAID';

/** A person's change of status, on what that person saw. Afterwards nothing pays it automatically. */
export function flip(
  withdrawal: Withdrawal,
  wanted: Flip,
  by: string,
  now: number,
): Result<Withdrawal, FlipRefusal> {
  const { from, to, version, reference, flipId, confirm } = wanted;
  if (withdrawal.payoutState === 'sending') return err('PAYOUT_IN_FLIGHT');
  const isSeen = withdrawal.status === from && withdrawal.version === version;
  if (!isSeen || from === to) return err('STATUS_CHANGED');
  if (claimedByOther(withdrawal, by, now) && !confirm) return err('BEING_PAID');
  return ok({
    ...withStatus(withdrawal, to, now, by, flipId ?? null),
    ...notSending,
    payoutState: 'manual',
    reference: to === 'Paid' ? reference || null : null,
  });
}

/** Queues a payout again under a new idempotency key: a person says that the attempt which was seen paid nothing. */
export function payAgain(
  withdrawal: Withdrawal,
  { version, confirm }: Decision,
  by: string,
  now: number,
): Result<Withdrawal, FlipRefusal | 'PAYOUT_NOT_WAITING'> {
  const { status, payoutState, attempt } = withdrawal;
  if (payoutState === 'sending') return err('PAYOUT_IN_FLIGHT');
  if (withdrawal.version !== version) return err('STATUS_CHANGED');
  const isWaiting = (payoutState === 'unknown' || payoutState === 'refused') && !hasLatePayment(withdrawal);
  if (status !== 'Pending' || !isWaiting) return err('PAYOUT_NOT_WAITING');
  if (claimedByOther(withdrawal, by, now) && !confirm) return err('BEING_PAID');
  return ok({
    ...withdrawal,
    ...notSending,
    ...unclaimed,
    payoutState: 'queued',
    attempt: attempt + 1,
    failedSends: 0,
  });
}

/** Whether worker and sweep may touch it at `now`. */
export function isPayable(withdrawal: Withdrawal, now: number): boolean {
  const { status, payoutState, retryAt } = withdrawal;
  if (status !== 'Pending' || isClaimed(withdrawal, now)) return false;
  return payoutState === 'queued' || (payoutState === 'retry' && (retryAt ?? 0) <= now);
}

/** The rail `manual`: the request is put before the admins. */
export function putBeforeAdmins(withdrawal: Withdrawal): Withdrawal {
  return { ...withdrawal, ...notSending, payoutState: 'manual' };
}

/** Stored before anything is sent. */
export function startSending(withdrawal: Withdrawal, fence: string, now: number): Withdrawal {
  return {
    ...withdrawal,
    ...unclaimed,
    payoutState: 'sending',
    sends: withdrawal.sends + 1,
    fence,
    leaseUntil: now + SENDING_LEASE_MS,
    retryAt: null,
  };
}

/** What an outcome makes of a request; undefined when it comes too late: the sending is another's, or its lease is over. */
export function settleSending(
  withdrawal: Withdrawal,
  fence: string,
  outcome: PaymentOutcome,
  now: number,
  random: number,
): Withdrawal | undefined {
  const { payoutState, leaseUntil } = withdrawal;
  if (payoutState !== 'sending' || withdrawal.fence !== fence || (leaseUntil ?? 0) <= now) return undefined;
  const settled = { ...withdrawal, ...notSending };
  switch (outcome.kind) {
    case 'paid':
      return {
        ...withStatus(settled, 'Paid', now, BY_PAYOUT, null),
        payoutState: 'done',
        reference: outcome.reference,
      };
    case 'refused':
      return { ...settled, payoutState: 'refused' };
    case 'unknown':
      return { ...settled, payoutState: 'unknown' };
    case 'not-sent': {
      if (hasLatePayment(withdrawal))
        return { ...settled, payoutState: 'unknown', sends: withdrawal.sends - 1 };
      const failedSends = withdrawal.failedSends + 1;
      const retryAt = now + retryDelay(SEND_DELAYS, failedSends, random);
      return { ...settled, payoutState: 'retry', sends: withdrawal.sends - 1, failedSends, retryAt };
    }
  }
}

/** Whether the rail said of an attempt that it was paid when the request had gone on without that. */
export function hasLatePayment({ history }: Pick<Withdrawal, 'history'>): boolean {
  return history.some(
    ({ by, from, to, reference }) => by === BY_PAYOUT && from === to && reference !== undefined,
  );
}

/** Keeps the reference of a payment whose outcome came too late, for a person to see; nothing more is sent by itself. */
export function keepLatePayment(withdrawal: Withdrawal, reference: string, now: number): Withdrawal {
  const { status, payoutState, history } = withdrawal;
  const isToBeSent = payoutState === 'queued' || payoutState === 'retry';
  const late = { at: now, from: status, to: status, by: BY_PAYOUT, flipId: null, reference };
  return {
    ...withdrawal,
    ...(isToBeSent ? { ...notSending, payoutState: 'unknown' } : {}),
    history: [...history, late],
  };
}

const STATE_AFTER = { refused: 'refused', unknown: 'unknown', 'not-sent': 'retry' } as const;

/** Whether the outcome of that attempt is what is stored already. */
export function isSettled(withdrawal: Withdrawal, attempt: number, outcome: PaymentOutcome): boolean {
  if (outcome.kind === 'paid') return referencesOf(withdrawal).includes(outcome.reference);
  return withdrawal.attempt === attempt && withdrawal.payoutState === STATE_AFTER[outcome.kind];
}

/** A `sending` whose lease is over: nobody takes it over, a person must look. */
export function overrun(withdrawal: Withdrawal): Withdrawal {
  return { ...withdrawal, ...notSending, payoutState: 'unknown' };
}
