import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Container } from '../../ports/container.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import { claim, type Decision, type Flip, flip, payAgain } from './payout-state.ts';
import type { WithdrawalBroadcast } from './withdrawal.broadcast.ts';

const ATTEMPTS = 3;

export type AdminRefusal = {
  readonly code:
    | 'STATUS_CHANGED'
    | 'PAYOUT_IN_FLIGHT'
    | 'PAYOUT_NOT_WAITING'
    | 'BEING_PAID'
    | 'REFERENCE_USED'
    | 'CLAIMED'
    | 'MEMBER_GONE'
    | 'NOT_FOUND';
  /** The request as it stands, where it is still there. */
  readonly withdrawal?: Withdrawal;
  /** The other request that was settled with the reference. */
  readonly usedBy?: string;
};

export interface WithdrawalAdminParts extends Pick<Container, 'store' | 'clock' | 'queue'> {
  readonly broadcast: WithdrawalBroadcast;
}

/** Whether the change that was asked for is the one that this admin has made already: the reply may have been lost. */
function isRepeated({ history, version, reference }: Withdrawal, wanted: Flip, by: string): boolean {
  const { flipId } = wanted;
  if (flipId !== undefined) return history.some((past) => past.flipId === flipId);
  const last = history.at(-1);
  return (
    last?.by === by &&
    last.from === wanted.from &&
    last.to === wanted.to &&
    version === wanted.version + 1 &&
    (wanted.to === 'Pending' || reference === (wanted.reference || null))
  );
}

/** What admins do with requests: each on the state they saw, each told to everybody. */
export function createWithdrawalAdmin({ store, clock, queue, broadcast }: WithdrawalAdminParts) {
  /** Applies a pure change to the newest state, and again when another write came between. */
  async function change(
    id: string,
    apply: (withdrawal: Withdrawal) => Result<Withdrawal, AdminRefusal['code']>,
  ): Promise<Result<Withdrawal, AdminRefusal>> {
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
      if (saved.kind === 'reference-taken') {
        return err({ code: 'REFERENCE_USED', withdrawal: current, usedBy: saved.withdrawalId });
      }
      if (saved.kind === 'saved') {
        await broadcast.changed(saved.withdrawal);
        return ok(saved.withdrawal);
      }
    }
    throw new StoreUnavailable(`withdrawal ${id} was written by others ${ATTEMPTS} times in a row`);
  }

  /** The same click again gets what the first one stored. */
  const flipOnce = (id: string, wanted: Flip, by: string) =>
    change(id, (withdrawal) =>
      isRepeated(withdrawal, wanted, by) ? ok(withdrawal) : flip(withdrawal, wanted, by, clock.now()),
    );

  return {
    flip: flipOnce,

    claim: (id: string, by: string) => change(id, (withdrawal) => claim(withdrawal, by, clock.now())),

    async payAgain(id: string, seen: Decision, by: string): Promise<Result<Withdrawal, AdminRefusal>> {
      const queued = await change(id, (withdrawal) => payAgain(withdrawal, seen, by, clock.now()));
      if (queued.ok) await queue.add('payout', id, { withdrawalId: id });
      return queued;
    },

    paidByHand: (id: string, seen: Omit<Flip, 'from' | 'to'>, by: string) =>
      flipOnce(id, { ...seen, from: 'Pending', to: 'Paid' }, by),
  };
}

export type WithdrawalAdmin = ReturnType<typeof createWithdrawalAdmin>;
