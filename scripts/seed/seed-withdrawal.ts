import {
  flip,
  overrun,
  putBeforeAdmins,
  SENDING_LEASE_MS,
  settleSending,
  startSending,
} from '../../server/features/withdrawals/payout-state.ts';
import type { PaymentOutcome } from '../../server/ports/payout-rail.ts';
import type { Withdrawal } from '../../server/ports/withdrawal-store.ts';
import type { PlannedRequest } from './seed-plan.ts';

const SECOND_MS = 1_000;
/** How soon a person of the demo pays. */
const PAID_AFTER_MS = 7 * 60 * 60_000;
const ADMIN = 'accounts@sawaal.example';
const FENCE = 'seed';

function sent(withdrawal: Withdrawal, outcome: PaymentOutcome, at: number): Withdrawal {
  const sending = startSending(withdrawal, FENCE, at);
  const settled = settleSending(sending, FENCE, outcome, at + 2 * SECOND_MS, 0.5);
  if (!settled) throw new Error('a seeded payout was settled too late');
  return settled;
}

/** Sent again and again, as the product does it, until the next time lies ahead. */
function retried(withdrawal: Withdrawal, at: number, now: number): Withdrawal {
  const failed = sent(withdrawal, { kind: 'not-sent', why: 'refused connection' }, at);
  const next = failed.retryAt ?? now;
  return next > now ? failed : retried(failed, next, now);
}

function paidByHand(withdrawal: Withdrawal): Withdrawal {
  const seen = putBeforeAdmins(withdrawal);
  const wanted = { from: 'Pending', to: 'Paid', version: seen.version } as const;
  const reference = `TID ${seen.id.slice(-8)}`;
  const paid = flip(seen, { ...wanted, reference }, ADMIN, seen.createdAt + PAID_AFTER_MS);
  if (!paid.ok) throw new Error(`a seeded request was not paid: ${paid.error}`);
  return paid.value;
}

/** What has become of a request that was made as planned, by the product's own transitions. */
export function carryOn(
  requested: Withdrawal,
  { payout, isPaidByHand }: PlannedRequest,
  now: number,
): Withdrawal {
  const sendAt = requested.createdAt + SECOND_MS;
  switch (payout) {
    case 'queued':
      return requested;
    case 'manual':
      return isPaidByHand ? paidByHand(requested) : putBeforeAdmins(requested);
    case 'sending':
      return startSending(requested, FENCE, now);
    case 'retry':
      return retried(requested, sendAt, now);
    case 'unknown':
      return overrun(startSending(requested, FENCE, sendAt - SENDING_LEASE_MS));
    case 'refused':
      return sent(requested, { kind: 'refused', why: '422' }, sendAt);
    case 'done':
      return sent(requested, { kind: 'paid', reference: `SP-${requested.id.slice(-8)}` }, sendAt);
  }
}
