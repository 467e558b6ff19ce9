import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payoutStates } from '../../../shared/contract/views.ts';
import { CLAIM_MS } from '../../../shared/rules/withdrawal.ts';
import { START } from '../../../tests/builders/play-builder.ts';
import { buildWithdrawal } from '../../../tests/builders/withdrawal-builder.ts';
import type { PaymentOutcome } from '../../ports/payout-rail.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import { referencesOf } from '../../rules/payment-references.ts';
import {
  claim,
  claimedByOther,
  flip,
  hasLatePayment,
  isClaimed,
  isPayable,
  keepLatePayment,
  overrun,
  payAgain,
  settleSending,
  startSending,
} from './payout-state.ts';

type Step =
  | {
      kind: 'flip';
      from: 'Pending' | 'Paid';
      to: 'Pending' | 'Paid';
      behind: number;
      by: string;
      confirm: boolean;
    }
  | { kind: 'claim'; by: string }
  | { kind: 'send' }
  | { kind: 'outcome'; sender: number; outcome: PaymentOutcome['kind'] }
  | { kind: 'sweep' }
  | { kind: 'pay again'; behind: number; by: string; confirm: boolean }
  | { kind: 'pass'; ms: number };

const status = fc.constantFrom('Pending' as const, 'Paid' as const);
const admin = fc.constantFrom('a@example.com', 'b@example.com');
/** By whom, and on how old a state: 0 is the newest. */
const decision = { behind: fc.constantFrom(0, 0, 0, 1), by: admin, confirm: fc.boolean() };
const kind = <K extends Step['kind']>(name: K) => fc.constant(name);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: kind('flip'), from: status, to: status, ...decision }),
    fc.record({ kind: kind('claim'), by: admin }),
    { weight: 3, arbitrary: fc.record({ kind: kind('send') }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: kind('outcome'),
        sender: fc.nat(5),
        outcome: fc.constantFrom('paid', 'refused', 'unknown', 'not-sent'),
      }),
    },
    fc.record({ kind: kind('sweep') }),
    { weight: 2, arbitrary: fc.record({ kind: kind('pay again'), ...decision }) },
    fc.record({ kind: kind('pass'), ms: fc.constantFrom(1_000, 61_000, 900_000, 3_600_000) }),
  ),
  { maxLength: 60 },
);

/** A request and what happened around it: who sent, and which attempts may have reached the rail. */
class Course {
  now = START;
  withdrawal = buildWithdrawal();
  paysAgain = 0;
  readonly senders: { fence: string; attempt: number }[] = [];
  readonly mayBePaid = new Set<number>();

  private outcomeOf(of: PaymentOutcome['kind']): PaymentOutcome {
    return of === 'paid' ? { kind: of, reference: `TX-${this.now}` } : { kind: of, why: '' };
  }

  private send(): void {
    const unmarked = { ...this.withdrawal, claimedBy: null, claimedUntil: null };
    const isDue = isPayable(unmarked, this.now) && !isClaimed(this.withdrawal, this.now);
    expect(isPayable(this.withdrawal, this.now)).toBe(isDue);
    if (!isDue) return;
    expect(hasLatePayment(this.withdrawal)).toBe(false);
    const { attempt } = this.withdrawal;
    expect(this.mayBePaid).not.toContain(attempt);
    const fence = `fence-${this.senders.length}`;
    this.senders.push({ fence, attempt });
    this.mayBePaid.add(attempt);
    this.withdrawal = startSending(this.withdrawal, fence, this.now);
  }

  private settle(sender: number, of: PaymentOutcome['kind']): void {
    const from = this.senders.at(-1 - sender);
    if (!from) return;
    const isInTime = this.withdrawal.fence === from.fence && (this.withdrawal.leaseUntil ?? 0) > this.now;
    const outcome = this.outcomeOf(of);
    const settled = settleSending(this.withdrawal, from.fence, outcome, this.now, 0.5);
    expect(settled !== undefined).toBe(isInTime);
    if (!settled) {
      if (outcome.kind === 'paid') {
        this.withdrawal = keepLatePayment(this.withdrawal, outcome.reference, this.now);
        expect(referencesOf(this.withdrawal)).toContain(outcome.reference);
      }
      return;
    }
    if (of === 'not-sent') this.mayBePaid.delete(from.attempt);
    this.withdrawal = settled;
  }

  private wanted<D extends { behind: number }>(decision: D): D & { version: number } {
    return { ...decision, version: this.withdrawal.version - decision.behind };
  }

  /** What is carried out was decided on the newest state, and not behind the back of who is paying. */
  private mayDecide({ behind, by, confirm }: { behind: number; by: string; confirm: boolean }): void {
    expect(behind).toBe(0);
    expect(claimedByOther(this.withdrawal, by, this.now) && !confirm).toBe(false);
  }

  private change(step: Step): void {
    const { withdrawal, now } = this;
    const isSending = withdrawal.payoutState === 'sending';
    switch (step.kind) {
      case 'flip': {
        const flipped = flip(withdrawal, this.wanted(step), step.by, now);
        if (isSending) expect(flipped).toEqual({ ok: false, error: 'PAYOUT_IN_FLIGHT' });
        if (flipped.ok) {
          this.mayDecide(step);
          this.withdrawal = flipped.value;
        }
        return;
      }
      case 'claim': {
        const claimed = claim(withdrawal, step.by, now);
        if (isSending) expect(claimed).toEqual({ ok: false, error: 'PAYOUT_IN_FLIGHT' });
        else if (withdrawal.status === 'Paid') expect(claimed.ok).toBe(false);
        else expect(claimed.ok).toBe(!claimedByOther(withdrawal, step.by, now));
        if (claimed.ok) this.withdrawal = claimed.value;
        return;
      }
      case 'pay again': {
        const again = payAgain(withdrawal, this.wanted(step), step.by, now);
        if (isSending) expect(again.ok).toBe(false);
        if (again.ok) {
          this.mayDecide(step);
          expect(hasLatePayment(withdrawal)).toBe(false);
          this.withdrawal = again.value;
          this.paysAgain += 1;
        }
        return;
      }
      case 'send':
        this.send();
        return;
      case 'outcome':
        this.settle(step.sender, step.outcome);
        return;
      case 'sweep':
        if (isSending && (withdrawal.leaseUntil ?? 0) <= now) this.withdrawal = overrun(withdrawal);
        return;
      case 'pass':
        this.now += step.ms;
    }
  }

  apply(step: Step): void {
    this.change(step);
    this.withdrawal = { ...this.withdrawal, version: this.withdrawal.version + 1 };
    this.holds(this.withdrawal);
  }

  private holds(withdrawal: Withdrawal): void {
    const { status, payoutState, attempt, sends, history, fence, leaseUntil } = withdrawal;
    expect(payoutState === 'sending' && isClaimed(withdrawal, this.now)).toBe(false);
    expect(payoutState === 'done' && status === 'Pending').toBe(false);
    expect(attempt).toBe(1 + this.paysAgain);
    expect(fence !== null).toBe(payoutState === 'sending');
    expect(leaseUntil !== null).toBe(payoutState === 'sending');
    expect(this.mayBePaid.size).toBeLessThanOrEqual(attempt);
    expect(sends).toBe(this.mayBePaid.size);
    expect(history.at(-1)?.to ?? 'Pending').toBe(status);
    for (const [index, change] of history.entries()) {
      expect(change.from).toBe(history[index - 1]?.to ?? 'Pending');
    }
  }
}

it('whatever happens in whatever order: never done while Pending, nothing sent twice without a person [MONEY-12]', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const course = new Course();
      for (const step of all) course.apply(step);
    }),
    { numRuns: 500 },
  );
});

const marked = fc.record({
  payoutState: fc.constantFrom(...payoutStates),
  status,
  retryAt: fc.option(fc.integer({ min: START - 10, max: START + 10 })),
  claimedBy: fc.option(admin),
  claimedUntil: fc.option(fc.integer({ min: START - 10, max: START + 10 })),
});

it('from any state: while a mark holds nothing is sent, what is sent or Paid can’t be marked, and a mark that is over changes nothing [MONEY-21]', () => {
  fc.assert(
    fc.property(marked, admin, (changes, by) => {
      const withdrawal = buildWithdrawal(changes);
      const claimed = claim(withdrawal, by, START);
      if (changes.status === 'Paid' || changes.payoutState === 'sending') expect(claimed.ok).toBe(false);
      if (isPayable(withdrawal, START)) expect(isClaimed(withdrawal, START)).toBe(false);
      if (!claimed.ok) return;
      expect(isPayable(claimed.value, START)).toBe(false);
      expect(isPayable(claimed.value, START + CLAIM_MS - 1)).toBe(false);
      const unmarked = { ...withdrawal, claimedBy: null, claimedUntil: null };
      expect(isPayable(claimed.value, START + CLAIM_MS)).toBe(isPayable(unmarked, START + CLAIM_MS));
    }),
  );
});
