import type { Random } from '../../../shared/kernel/random.ts';
import { paisaOf } from '../../../shared/rules/money.ts';
import type { Container } from '../../ports/container.ts';
import type { PaymentOutcome, PayoutRail } from '../../ports/payout-rail.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import {
  isPayable,
  isSettled,
  keepLatePayment,
  overrun,
  putBeforeAdmins,
  settleSending,
  startSending,
} from './payout-state.ts';
import type { WithdrawalBroadcast } from './withdrawal.broadcast.ts';

/** An outcome that the store was away for is stored again after this. */
export const SETTLE_AGAIN_MS = 1_000;

export interface PayoutParts
  extends Pick<Container, 'store' | 'clock' | 'ids' | 'queue' | 'metrics' | 'log'> {
  readonly random: Random;
  readonly rail: PayoutRail;
  readonly broadcast: WithdrawalBroadcast;
}

/** The payout queue's work. The store decides: a job is only a hint that something may be due. */
export function createPayoutJob(parts: PayoutParts) {
  const { store, clock, ids, random, queue, rail, broadcast, metrics, log } = parts;

  async function save(changed: Withdrawal): Promise<Withdrawal | undefined> {
    const saved = await store.saveWithdrawal(changed);
    if (saved.kind !== 'saved') return undefined;
    await broadcast.changed(saved.withdrawal);
    return saved.withdrawal;
  }

  /** Stores an outcome where it is still this sender's to store; of a payment that comes too late at least the reference. */
  async function settle(sending: Withdrawal, fence: string, outcome: PaymentOutcome): Promise<void> {
    const { id: withdrawalId, attempt } = sending;
    const current = await store.withdrawal(withdrawalId);
    const now = clock.now();
    let settled = current && settleSending(current, fence, outcome, now, random());
    const isLate = !settled;
    if (!settled) {
      // It was stored, and the store's answer was lost.
      if (current && isSettled(current, attempt, outcome)) return broadcast.changed(current);
      const reference = outcome.kind === 'paid' ? outcome.reference : undefined;
      log.error(
        { withdrawalId, attempt, outcome: outcome.kind, reference },
        'a payout outcome came too late',
      );
      if (!current || reference === undefined) return;
      settled = keepLatePayment(current, reference, now);
    }
    const saved = await store.saveWithdrawal(settled);
    if (saved.kind === 'reference-taken') {
      const { withdrawalId: usedBy } = saved;
      log.error({ withdrawalId, usedBy }, 'the rail gave a reference that another payout has');
      // That it was paid must not be lost: its own key stands for the reference, as where the rail gives none.
      const key = `${withdrawalId}.${attempt}`;
      if (isLate && usedBy !== withdrawalId && settled.history.at(-1)?.reference !== key) {
        return settle(sending, fence, { kind: 'paid', reference: key });
      }
      return settle(sending, fence, { kind: 'unknown', why: 'the reference belongs to another payout' });
    }
    if (saved.kind === 'conflict') return settle(sending, fence, outcome);
    if (saved.kind === 'gone') return;
    // What came too late was counted when it was given up.
    if (!isLate) metrics.payoutSettled(outcome.kind);
    if (outcome.kind !== 'paid') {
      log.warn({ withdrawalId: sending.id, outcome: outcome.kind, why: outcome.why }, 'a payout failed');
    }
    await broadcast.changed(saved.withdrawal);
  }

  /** While its lease lasts the outcome is this sender's alone; after that only a payment is worth the waiting. */
  async function settleWhenPossible(
    sending: Withdrawal,
    fence: string,
    outcome: PaymentOutcome,
  ): Promise<void> {
    try {
      await settle(sending, fence, outcome);
    } catch (fault) {
      const isOver = clock.now() >= (sending.leaseUntil ?? 0) && outcome.kind !== 'paid';
      if (!(fault instanceof Unavailable) || isOver) throw fault;
      log.warn(
        { err: fault, withdrawalId: sending.id, outcome },
        'the outcome of a payout waits for the store',
      );
      await new Promise<void>((resolve) => clock.at(clock.now() + SETTLE_AGAIN_MS, resolve));
      await settleWhenPossible(sending, fence, outcome);
    }
  }

  async function pay(withdrawalId: string): Promise<void> {
    const due = await store.withdrawal(withdrawalId);
    if (!due || !isPayable(due, clock.now())) return;
    if (rail.kind === 'manual') {
      if (await save(putBeforeAdmins(due))) metrics.payoutSettled('manual');
      return;
    }
    const fence = ids.fence();
    const sending = await save(startSending(due, fence, clock.now()));
    if (!sending) return;
    const outcome = await rail.pay({
      withdrawalId,
      attempt: sending.attempt,
      paymentMethod: sending.paymentMethod,
      accountName: sending.accountName,
      accountNumber: sending.accountNumber,
      amountPaisa: paisaOf(sending.amount),
      requestedAt: sending.createdAt,
    });
    await settleWhenPossible(sending, fence, outcome);
  }

  return {
    async handle({ withdrawalId }: { withdrawalId: string }): Promise<void> {
      await pay(withdrawalId);
      // An earlier job of this payout may have failed too often: it waits for nobody any more.
      await store.removeDeadJob('payout', withdrawalId);
    },

    /** Puts into the queue what the store says is due, and gives up on what was sent and never settled. */
    async sweep(): Promise<void> {
      for (const { id } of await store.payoutsDue(clock.now())) {
        await queue.add('payout', id, { withdrawalId: id });
      }
      for (const stuck of await store.payoutsOverrun(clock.now())) {
        log.error({ withdrawalId: stuck.id }, 'a payout was sent and its outcome never came');
        if (await save(overrun(stuck))) metrics.payoutSettled('unknown');
      }
    },
  };
}

export type PayoutJob = ReturnType<typeof createPayoutJob>;
