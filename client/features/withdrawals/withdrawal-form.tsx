import type { FormEvent } from 'react';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import formStyles from '../../ui/form/form.module.css';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import { NumberHint } from './number-hint.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { sendWithdrawal } from './send-withdrawal.ts';
import styles from './withdrawal-form.module.css';
import { type WithdrawalForm as Form, isFilled } from './withdrawal-intent.ts';
import { WithdrawalOutlook } from './withdrawal-outlook.tsx';
import { useWithdrawing, withdrawing } from './withdrawals-client.ts';

export function WithdrawalForm({ points }: { points: number }) {
  const intent = useWithdrawing((state) => state.intent);
  const busy = useWithdrawing((state) => state.busy);
  const problem = useWithdrawing((state) => state.problem);
  if (!intent) return null;
  const { paymentMethod, accountName, accountNumber } = intent.form;
  const problemOf = (field: keyof Form | null) =>
    !busy && problem?.field === field ? problem.message : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void sendWithdrawal();
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p className={styles.sum}>
        <span>
          <Verbatim>{WITHDRAWAL_POINTS.toLocaleString('en')}</Verbatim> points
        </span>
        <span className={styles.equals}>=</span>
        <strong>
          <Verbatim>{`PKR ${formatPkr(paisaOf(WITHDRAWAL_POINTS))}`}</Verbatim>
        </strong>
      </p>
      <fieldset className={styles.fields} disabled={busy}>
        <legend className="visually-hidden">Where the money goes</legend>
        <PaymentMethods
          value={paymentMethod}
          problem={problemOf('paymentMethod')}
          onChange={(method) => withdrawing.edit({ paymentMethod: method })}
        />
        <Field
          label="Account name"
          name="accountName"
          autoComplete="name"
          autoCapitalize="words"
          value={accountName}
          onChange={(event) => withdrawing.edit({ accountName: event.target.value })}
          hint="As it is written on the account"
          problem={problemOf('accountName')}
        />
        <Field
          label="Account number"
          name="accountNumber"
          autoComplete="off"
          value={accountNumber}
          onChange={(event) => withdrawing.edit({ accountNumber: event.target.value })}
          hint={<NumberHint written={accountNumber} />}
          problem={problemOf('accountNumber')}
        />
      </fieldset>
      <WithdrawalOutlook points={points} busy={busy} uncertain={intent.uncertain} />
      <FormProblem problem={problemOf(null)} />
      <Button
        type="submit"
        variant="primary"
        size="l"
        className={formStyles.submit}
        disabled={busy || !isFilled(intent.form)}
      >
        {busy ? 'Sending your request…' : intent.uncertain ? 'Try again' : 'Request withdrawal'}
      </Button>
    </form>
  );
}
