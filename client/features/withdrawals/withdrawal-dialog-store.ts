import { create } from 'zustand';
import { followWithdrawals, withdrawing } from './withdrawals-client.ts';

export const useWithdrawalDialog = create<{ readonly open: boolean }>()(() => ({ open: false }));

export function openWithdrawalDialog(): void {
  followWithdrawals();
  withdrawing.begin();
  useWithdrawalDialog.setState({ open: true });
}

export function closeWithdrawalDialog(): void {
  useWithdrawalDialog.setState({ open: false });
}
