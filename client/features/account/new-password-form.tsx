import { useNavigate } from 'react-router';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../../shared/rules/signup.ts';
import { ApiError, call } from '../../lib/api.ts';
import { openAccountDialog } from '../../state/account-dialog-store.ts';
import { showToast } from '../../state/toasts/toast.ts';
import { useSubmit } from '../../state/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { FormProblem } from '../../ui/form/form-problem.tsx';

/** Sends the new password with the token of a link; afterwards the link is used up. */
export function NewPasswordForm({ token, onDead }: { token: string; onDead: () => void }) {
  const navigate = useNavigate();
  const { problem, busy, submit } = useSubmit(async (field) => {
    try {
      await call('resetPassword', { params: { token }, body: { newPassword: field('newPassword') } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'RESET_LINK_DEAD') return onDead();
      throw error;
    }
    showToast('success', 'Your new password is set. Please log in with it.');
    // In the place of this page: nobody shall come back to a link that is used up.
    await navigate('/quiz', { replace: true });
    openAccountDialog('login');
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint={`${PASSWORD_MIN} to ${PASSWORD_MAX} characters`}
      />
      <FormProblem problem={problem} />
      <Button type="submit" variant="primary" size="l" className={styles.submit} aria-disabled={busy}>
        {busy ? 'Saving…' : 'Set new password'}
      </Button>
    </form>
  );
}
