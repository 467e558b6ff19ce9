import { PASSWORD_MAX, PASSWORD_MIN } from '../../../shared/rules/signup.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../account/field.tsx';
import styles from '../account/form.module.css';
import { FormProblem } from '../account/form-problem.tsx';
import { useSubmit } from '../account/use-submit.ts';
import { showToast } from '../toasts/toast.ts';

/** Changes the password; every other session of the account ends with it. */
export function PasswordForm({ username }: { username: string }) {
  const { problem, busy, submit } = useSubmit(async (field, form) => {
    await call('changePassword', { body: { current: field('current'), next: field('next') } });
    form.reset();
    showToast('success', 'Password changed. Other sessions have ended.');
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {/* So that password managers know whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <Field label="Current password" name="current" type="password" autoComplete="current-password" />
      <Field
        label="New password"
        name="next"
        type="password"
        autoComplete="new-password"
        hint={`${PASSWORD_MIN} to ${PASSWORD_MAX} characters`}
      />
      <FormProblem problem={problem} />
      <Button type="submit" aria-disabled={busy}>
        {busy ? 'Changing…' : 'Change password'}
      </Button>
    </form>
  );
}
