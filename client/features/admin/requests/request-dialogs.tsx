import { errorMessage } from '../../../../shared/contract/errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { carryOut, payAgain } from './request-actions.ts';
import { ask, type PayAgainQuestion, type Question, useDesk } from './request-actions-store.ts';

const close = (): void => ask(null);

const titles: Record<Question['kind'], string> = {
  'being-paid': 'Somebody is paying it',
  'pay-again': 'Pay again?',
};

function proceed(question: Question): void {
  close();
  if (question.kind === 'pay-again') void payAgain(question);
  else void carryOut(question.flip, { confirm: true });
}

/** What is asked before something that may pay twice. */
export function RequestDialogs() {
  const question = useDesk((state) => state.question);
  if (!question) return null;
  return (
    <Dialog
      open
      onClose={close}
      title={titles[question.kind]}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" onClick={() => proceed(question)}>
            {question.kind === 'pay-again' ? 'Pay again' : `Mark as ${question.flip.to}`}
          </Button>
        </>
      }
    >
      {question.kind === 'pay-again' ? (
        <PayAgainText question={question} />
      ) : (
        <BeingPaidText question={question} />
      )}
    </Dialog>
  );
}

function PayAgainText({ question: { row, by } }: { question: PayAgainQuestion }) {
  return (
    <>
      <p>
        <Verbatim>{`PKR ${row.pkr}`}</Verbatim> go to <Verbatim>{row.accountName}</Verbatim> (
        <Verbatim>{row.paymentMethod}</Verbatim> <Verbatim>{row.accountNumber}</Verbatim>) as attempt{' '}
        <Verbatim>{row.attempt + 1}</Verbatim>.
      </p>
      {row.payoutState === 'unknown' && (
        <p>
          <b>
            Attempt <Verbatim>{row.attempt}</Verbatim> may have been paid.
          </b>{' '}
          Please make sure that it was not: the payment service cannot know that both are the same.
        </p>
      )}
      {by !== null && (
        <p>
          <b>
            <Verbatim>{by}</Verbatim>
          </b>{' '}
          is paying this request by hand right now.
        </p>
      )}
    </>
  );
}

function BeingPaidText({ question: { flip, by } }: { question: Extract<Question, { kind: 'being-paid' }> }) {
  return (
    <>
      <p>{errorMessage('BEING_PAID')}</p>
      <p>
        The request of <Verbatim>{flip.row.username}</Verbatim> over{' '}
        <Verbatim>{`PKR ${flip.row.pkr}`}</Verbatim> is being paid by{' '}
        <b>
          <Verbatim>{by}</Verbatim>
        </b>
        .
      </p>
    </>
  );
}
