import { OVERDUE_AFTER_MS } from '../../../shared/rules/withdrawal.ts';
import { showToast } from '../../state/toasts/toast.ts';
import { closeWithdrawalDialog, useWithdrawalDialog } from './withdrawal-dialog-store.ts';
import { withdrawalsResource, withdrawing } from './withdrawals-client.ts';
import { takeWithdrawals } from './withdrawals-store.ts';

export const PAID_WITHIN_HOURS = OVERDUE_AFTER_MS / 3_600_000;

/** Sends what the overlay holds, and tells its end wherever the member is by then. */
export async function sendWithdrawal(): Promise<void> {
  const sent = await withdrawing.send();
  if (sent?.outcome === 'requested') {
    const { pkr, paymentMethod } = sent.withdrawal;
    takeWithdrawals([sent.withdrawal]);
    closeWithdrawalDialog();
    showToast('success', `Request sent! PKR ${pkr} by ${paymentMethod} within ${PAID_WITHIN_HOURS} hours.`);
  } else if (sent?.outcome === 'already-there') {
    closeWithdrawalDialog();
    showToast('error', `${sent.message} It stands in your list of withdrawals.`);
    await withdrawalsResource.refresh();
  } else if (sent?.outcome === 'failed' && !useWithdrawalDialog.getState().open) {
    showToast('error', sent.message);
  }
}
