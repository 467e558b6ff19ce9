import { PASSWORD_MAX, PASSWORD_MIN } from '../../../shared/rules/signup.ts';
import { call } from '../../lib/api.ts';
import { showToast } from '../../state/toasts/toast.ts';
import { useSubmit } from '../../state/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { FormProblem } from '../../ui/form/form-problem.tsx';

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
