import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DiamondChain } from '../../../ui/motifs/diamond-chain.tsx';
import { Wordmark } from '../../../ui/motifs/wordmark.tsx';
import { Field } from '../../account/field.tsx';
import formStyles from '../../account/form.module.css';
import { FormProblem } from '../../account/form-problem.tsx';
import { useFirstField } from '../../account/use-first-field.ts';
import { useSubmit } from '../../account/use-submit.ts';
import { showToast } from '../../toasts/toast.ts';
import styles from './admin-gate.module.css';
import { openAdminSession, useAdminSession } from './admin-session.ts';

/** Three hidden fields, all of one record. */
export function AdminGate() {
  const firstField = useFirstField();
  const farewell = useAdminSession((state) => state.farewell);
  const { problem, busy, submit } = useSubmit(async (field) => {
    const body = { email: field('email'), adminKey: field('adminKey'), secretCode: field('secretCode') };
    openAdminSession(await call('createAdminSession', { body }));
  });
  useEffect(() => {
    if (farewell) showToast('error', farewell);
  }, [farewell]);

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
          <FormProblem problem={problem ?? (busy ? null : farewell)} />
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
