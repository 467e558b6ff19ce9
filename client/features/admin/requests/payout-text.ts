import type { AdminWithdrawalView, PayoutState } from '../../../../shared/contract/views.ts';

export const payoutNames: Record<PayoutState, string> = {
  queued: 'Queued',
  sending: 'Sending…',
  retry: 'Will be sent again',
  unknown: 'Outcome unknown',
  refused: 'Refused',
  done: 'Paid by the service',
  manual: 'By hand',
};

export const payoutMeanings: Record<PayoutState, string> = {
  queued: 'It waits for its turn in the payout queue.',
  sending: 'It is being sent to the payment service right now.',
  retry: 'The payment service could not be reached, so nothing was sent. It is tried again by itself.',
  unknown: 'It was sent, but nobody knows whether it was paid. Please look into the payment service first.',
  refused: 'The payment service refused it: nothing was paid.',
  done: 'The payment service paid it.',
  manual: 'It is paid by a person.',
};

/** Whether the payment service left something that a person must look into, and may send again. */
export function needsLook({ status, payoutState }: AdminWithdrawalView): boolean {
  return status === 'Pending' && (payoutState === 'unknown' || payoutState === 'refused');
}
