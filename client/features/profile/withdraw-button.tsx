import { useState } from 'react';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const wanted = WITHDRAWAL_POINTS.toLocaleString('en');

/** Withdraw Funds: says what is missing, or that requests are not open yet. */
export function WithdrawButton({ points }: { points: number }) {
  const [open, setOpen] = useState(false);
  const enough = points >= WITHDRAWAL_POINTS;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Withdraw Funds
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={enough ? 'Withdrawals open soon' : 'Insufficient Points'}
        actions={
          enough ? (
            <Button variant="primary" onClick={close}>
              All right
            </Button>
          ) : (
            <LinkButton variant="primary" to="/quiz">
              Play a quiz
            </LinkButton>
          )
        }
      >
        {enough ? (
          <p>
            You have the {wanted} points that a withdrawal of PKR {formatPkr(paisaOf(WITHDRAWAL_POINTS))}{' '}
            takes. Requests open soon; until then your points are safe here and keep growing.
          </p>
        ) : (
          <p>You need at least {wanted} points to withdraw funds. Keep playing quizzes to earn more!</p>
        )}
      </Dialog>
    </>
  );
}
