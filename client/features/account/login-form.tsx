import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { closeAccountDialog, openAccountDialog, useAccountDialog } from '../../state/account-dialog-store.ts';
import { sessionManager } from '../../state/session/session.ts';
import { AUTH_TOAST_MS, showToast } from '../../state/toasts/toast.ts';
import { useSubmit } from '../../state/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { useFirstField } from '../../ui/form/use-first-field.ts';

export function LoginForm() {
  const firstField = useFirstField();
  const username = useAccountDialog((state) => state.username);
  const { problem, busy, submit } = useSubmit(
    async (field) => {
      const body = { username: field('username'), password: field('password') };
      const session = await call('createSession', { body });
      sessionManager().open(session);
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
      <p className={styles.aside}>
        Forgot your password?{' '}
        <Link to="/contact" onClick={closeAccountDialog}>
          Write to us
        </Link>{' '}
        and give your account's Gmail address.
      </p>
    </form>
  );
}
