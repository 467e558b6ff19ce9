import { create } from 'zustand';
import { withdrawing } from './withdrawals-client.ts';

export const useWithdrawalDialog = create<{ readonly open: boolean }>()(() => ({ open: false }));

export function openWithdrawalDialog(): void {
  withdrawing.begin();
  useWithdrawalDialog.setState({ open: true });
}

export function closeWithdrawalDialog(): void {
  useWithdrawalDialog.setState({ open: false });
}
