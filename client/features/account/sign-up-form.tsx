import { PASSWORD_MAX, PASSWORD_MIN } from '../../../shared/rules/signup.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { SlotsLine } from '../slots/slots-line.tsx';
import { AUTH_TOAST_MS, showToast } from '../toasts/toast.ts';
import { openAccountDialog, signedUp } from './account-dialog-store.ts';
import { Field } from './field.tsx';
import styles from './form.module.css';
import { FormProblem } from './form-problem.tsx';
import { useFirstField } from './use-first-field.ts';
import { useSubmit } from './use-submit.ts';

export function SignUpForm() {
  const firstField = useFirstField();
  const { problem, busy, submit } = useSubmit(
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
