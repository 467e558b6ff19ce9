import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { AUTH_TOAST_MS, showToast } from '../toasts/toast.ts';
import { closeAccountDialog, openAccountDialog, useAccountDialog } from './account-dialog-store.ts';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { FormProblem } from './form-problem.tsx';
import { sessionKeeper } from './session.ts';
import { useFirstField } from './use-first-field.ts';
import { useSubmit } from './use-submit.ts';

export function LoginForm() {
  const firstField = useFirstField();
  const username = useAccountDialog((state) => state.username);
  const { problem, busy, submit } = useSubmit(
    async (field) => {
      const body = { username: field('username'), password: field('password') };
      const session = await call('createSession', { body });
      sessionKeeper().open(session);
      closeAccountDialog();
      showToast('success', 'Login successful! Welcome back.', AUTH_TOAST_MS);
    },
    { toastMs: AUTH_TOAST_MS },
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        ref={firstField}
        label="Username"
        name="username"
        autoComplete="username"
        defaultValue={username}
      />
      <Field label="Password" name="password" type="password" autoComplete="current-password" />
      <FormProblem problem={problem} />
      <Button type="submit" variant="primary" size="l" className={styles.submit} aria-disabled={busy}>
        {busy ? 'Logging in…' : 'Login'}
      </Button>
      <p className={styles.switch}>
        No account yet?
        <button type="button" onClick={() => openAccountDialog('sign-up')}>
          Sign up
        </button>
      </p>
    </form>
  );
}
