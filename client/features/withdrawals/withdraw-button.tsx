import { useState } from 'react';
import { errorMessage } from '../../../shared/contract/errors.ts';
import { WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { openWithdrawalDialog } from './withdrawal-dialog-store.ts';
import { useWithdrawing } from './withdrawals-client.ts';

/** Withdraw Funds: opens the request, or says what is missing. */
export function WithdrawButton({ points }: { points: number }) {
  const [isMissing, setMissing] = useState(false);
  // The points may be gone because the request that got no answer has arrived: then it is still to be settled.
  const isUnsettled = useWithdrawing(({ intent, busy }) => busy || intent?.uncertain === true);
  const canWithdraw = points >= WITHDRAWAL_POINTS || isUnsettled;
  return (
    <>
      <Button variant="primary" onClick={() => (canWithdraw ? openWithdrawalDialog() : setMissing(true))}>
        Withdraw Funds
      </Button>
      <WithdrawalDialog points={points} />
      <Dialog
        open={isMissing}
        onClose={() => setMissing(false)}
        title="Insufficient Points"
        actions={
          <LinkButton variant="primary" to="/quiz">
            Play a quiz
          </LinkButton>
        }
      >
        <p>{errorMessage('INSUFFICIENT_POINTS')}</p>
      </Dialog>
    </>
  );
}
