import { useEffect } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { closeWithdrawalDialog, useWithdrawalDialog } from './withdrawal-dialog-store.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

/** The overlay in which a member turns points into money. */
export function WithdrawalDialog({ points }: { points: number }) {
  const open = useWithdrawalDialog((state) => state.open);
  // Whoever comes back to the page opens it anew.
  useEffect(() => closeWithdrawalDialog, []);
  return (
    <Dialog open={open} onClose={closeWithdrawalDialog} title="Withdraw Funds">
      <WithdrawalForm points={points} />
    </Dialog>
  );
}
