import { type PaymentMethod, paymentMethods } from '../../../shared/contract/views.ts';
import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import { WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { isAccountName, normalAccountNumber } from '../../../shared/rules/withdrawal.ts';
import type { Container } from '../../ports/container.ts';
import type { StoredSession } from '../../ports/session-store.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import type { WithdrawalBroadcast } from './withdrawal.broadcast.ts';

export interface WithdrawalForm {
  readonly requestId: string;
  readonly paymentMethod: string;
  readonly accountName: string;
  readonly accountNumber: string;
}

export interface WithdrawalRefusal {
  readonly code:
    | 'FIELDS_REQUIRED'
    | 'PAYMENT_METHOD_INVALID'
    | 'ACCOUNT_NAME_INVALID'
    | 'ACCOUNT_NUMBER_INVALID'
    | 'SESSION_EXPIRED'
    | 'REQUEST_ID_REUSED'
    | 'INSUFFICIENT_POINTS';
}

export interface WithdrawalParts extends Pick<Container, 'store' | 'clock' | 'ids' | 'queue'> {
  readonly broadcast: WithdrawalBroadcast;
  /** The queue couldn't be told: the sweep tells it. */
  readonly onFault: (fault: unknown) => void;
}

const isMethod = (method: string): method is PaymentMethod =>
  (paymentMethods as readonly string[]).includes(method);

/** A member's request: 2,500 points for PKR 250.00, once per request id. */
export function createWithdrawalRequest(parts: WithdrawalParts) {
  const { store, clock, ids, queue, broadcast, onFault } = parts;

  return async function request(
    session: StoredSession,
    form: WithdrawalForm,
  ): Promise<Result<{ withdrawal: Withdrawal; isNew: boolean }, WithdrawalRefusal>> {
    const { requestId, paymentMethod } = form;
    const { accountName } = form;
    if (!accountName || !form.accountNumber) return err({ code: 'FIELDS_REQUIRED' });
    if (!isMethod(paymentMethod)) return err({ code: 'PAYMENT_METHOD_INVALID' });
    if (!isAccountName(accountName)) return err({ code: 'ACCOUNT_NAME_INVALID' });
    const accountNumber = normalAccountNumber(form.accountNumber);
    if (accountNumber === null) return err({ code: 'ACCOUNT_NUMBER_INVALID' });

    const requested = await store.requestWithdrawal(session, {
      id: ids.withdrawal(),
      requestId,
      paymentMethod,
      accountName,
      accountNumber,
      amount: WITHDRAWAL_POINTS,
      createdAt: clock.now(),
    });
    if (requested.kind === 'refused') return err({ code: requested.code });
    const { withdrawal } = requested;
    if (requested.kind === 'requested') {
      await Promise.all([
        queue.add('payout', withdrawal.id, { withdrawalId: withdrawal.id }).catch(onFault),
        broadcast.requested(withdrawal, requested.profile),
      ]);
    }
    return ok({ withdrawal, isNew: requested.kind === 'requested' });
  };
}

export type WithdrawalRequest = ReturnType<typeof createWithdrawalRequest>;
