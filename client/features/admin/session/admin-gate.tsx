import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { dismissToasts, showToast } from '../../../state/toasts/toast.ts';
import { useSubmit } from '../../../state/use-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/form/field.tsx';
import formStyles from '../../../ui/form/form.module.css';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { useFirstField } from '../../../ui/form/use-first-field.ts';
import { Icon } from '../../../ui/icon.tsx';
import { DiamondChain } from '../../../ui/motifs/diamond-chain.tsx';
import { Wordmark } from '../../../ui/motifs/wordmark.tsx';
import styles from './admin-gate.module.css';
import { openAdminSession, useAdminSession } from './admin-session.ts';

/** Three hidden fields, all of one record. */
export function AdminGate() {
  const firstField = useFirstField();
  const message = useAdminSession((state) => state.message);
  const { problem, busy, submit } = useSubmit(async (field) => {
    const body = { email: field('email'), adminKey: field('adminKey'), secretCode: field('secretCode') };
    openAdminSession(await call('createAdminSession', { body }));
    // What went wrong at the gate would cover the dashboard's tools.
    dismissToasts();
  });
  useEffect(() => {
    if (message) showToast('error', message);
  }, [message]);

  return (
    <main className={styles.gate}>
      <Card className={styles.card}>
        <Wordmark />
        <DiamondChain />
        <h1>Admin gate</h1>
        <form className={formStyles.form} onSubmit={submit} noValidate>
          <Field ref={firstField} label="E-mail" name="email" type="password" autoComplete="off" />
          <Field label="Admin key" name="adminKey" type="password" autoComplete="current-password" />
          <Field label="Secret code" name="secretCode" type="password" autoComplete="off" />
          <FormProblem problem={problem ?? (busy ? null : message)} />
          <Button
            type="submit"
            variant="primary"
            size="l"
            className={formStyles.submit}
            icon={<Icon name="lock" />}
            aria-disabled={busy}
          >
            {busy ? 'Checking…' : 'Open the dashboard'}
          </Button>
        </form>
      </Card>
    </main>
  );
}
