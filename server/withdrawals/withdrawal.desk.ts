import { err, ok, type Result } from '../../shared/kernel/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { Queue } from '../ports/queue.ts';
import { type Store, StoreUnavailable } from '../ports/store.ts';
import type { Withdrawal } from '../ports/withdrawal-store.ts';
import { claim, type Flip, flip, payAgain } from './payout-state.ts';
import type { WithdrawalTeller } from './withdrawal.teller.ts';

const ATTEMPTS = 3;

export type DeskRefusal = {
  readonly code:
    | 'STATUS_CHANGED'
    | 'PAYOUT_IN_FLIGHT'
    | 'PAYOUT_NOT_WAITING'
    | 'BEING_PAID'
    | 'CLAIMED'
    | 'MEMBER_GONE'
    | 'NOT_FOUND';
  /** The request as it stands, where it is still there. */
  readonly withdrawal?: Withdrawal;
};

export interface DeskParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly teller: WithdrawalTeller;
}

/** What admins do with requests: each on the state they saw, each told to everybody. */
export function createWithdrawalDesk({ store, clock, queue, teller }: DeskParts) {
  /** Applies a pure change to the newest state, and again when another write came between. */
  async function change(
    id: string,
    apply: (withdrawal: Withdrawal) => Result<Withdrawal, DeskRefusal['code']>,
  ): Promise<Result<Withdrawal, DeskRefusal>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const current = await store.withdrawal(id);
      if (!current) {
        return err({ code: (await store.isArchived(id)) ? 'MEMBER_GONE' : 'NOT_FOUND' });
      }
      const applied = apply(current);
      if (!applied.ok) return err({ code: applied.error, withdrawal: current });
      if (applied.value === current) return ok(current);
      const saved = await store.saveWithdrawal(applied.value);
      if (saved.kind === 'gone') return err({ code: 'MEMBER_GONE' });
      if (saved.kind === 'saved') {
        await teller.changed(saved.withdrawal);
        return ok(saved.withdrawal);
      }
    }
    throw new StoreUnavailable(`withdrawal ${id} was written by others ${ATTEMPTS} times in a row`);
  }

  return {
    /** The same `flipId` again gets what the first one stored. */
    flip: (id: string, wanted: Flip, by: string) =>
      change(id, (withdrawal) => {
        const isRepeated =
          wanted.flipId !== undefined && withdrawal.history.some((past) => past.flipId === wanted.flipId);
        return isRepeated ? ok(withdrawal) : flip(withdrawal, wanted, by, clock.now());
      }),

    claim: (id: string, by: string) => change(id, (withdrawal) => claim(withdrawal, by, clock.now())),

    async payAgain(id: string): Promise<Result<Withdrawal, DeskRefusal>> {
      const queued = await change(id, payAgain);
      if (queued.ok) await queue.add('payout', id, { withdrawalId: id });
      return queued;
    },

    paidByHand: (id: string, reference: string | undefined, by: string) =>
      change(id, (withdrawal) =>
        withdrawal.status === 'Pending'
          ? flip(withdrawal, { from: 'Pending', to: 'Paid', reference }, by, clock.now())
          : err('STATUS_CHANGED'),
      ),
  };
}

export type WithdrawalDesk = ReturnType<typeof createWithdrawalDesk>;
