import { PASSWORD_MAX, PASSWORD_MIN } from '../../../shared/rules/signup.ts';
import { call } from '../../lib/api.ts';
import { openAccountDialog, signedUp } from '../../state/account-dialog-store.ts';
import { AUTH_TOAST_MS, showToast } from '../../state/toasts/toast.ts';
import { useSubmit } from '../../state/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { useFirstField } from '../../ui/form/use-first-field.ts';
import { SlotsLine } from './slots-line.tsx';

export function SignUpForm() {
  const firstField = useFirstField();
  const { problem, code, busy, submit } = useSubmit(
    async (field) => {
      const body = { username: field('username'), email: field('email'), password: field('password') };
      const { username } = await call('createAccount', { body });
      signedUp(username);
      showToast('success', 'Account created successfully!', AUTH_TOAST_MS);
    },
    { toastMs: AUTH_TOAST_MS },
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>
        <SlotsLine />
      </p>
      <Field
        ref={firstField}
        label="Username"
        name="username"
        autoComplete="username"
        hint="3 to 20 letters, digits, _ . or -"
      />
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="A Gmail address"
        problem={code === 'EMAIL_NOT_GMAIL' ? 'Gmail is meant: an address that ends in @gmail.com.' : null}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`${PASSWORD_MIN} to ${PASSWORD_MAX} characters`}
      />
      <FormProblem problem={problem} />
      <Button type="submit" variant="primary" size="l" className={styles.submit} aria-disabled={busy}>
        {busy ? 'Creating your account…' : 'Sign up'}
      </Button>
      <p className={styles.switch}>
        Already have an account?
        <button type="button" onClick={() => openAccountDialog('login')}>
          Login
        </button>
      </p>
    </form>
  );
}
