import { useId } from 'react';
import type { ProfileView } from '../../../shared/contract/views.ts';
import { ApiError, call } from '../../lib/api.ts';
import { sessionManager } from '../../state/session/session.ts';
import { useSubmit } from '../../state/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/form/field.tsx';
import formStyles from '../../ui/form/form.module.css';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';
import styles from './account-data.module.css';

interface DeleteAccountDialogProps {
  readonly profile: ProfileView;
  readonly onClose: () => void;
}

/** Says what goes with an account, and asks for the password before it goes. */
export function DeleteAccountDialog({ profile, onClose }: DeleteAccountDialogProps) {
  const id = useId();
  const { username, points, pkr } = profile;
  const { problem, busy, submit } = useSubmit(async (field) => {
    const manager = sessionManager();
    const token = manager.token();
    if (token === null) return;
    manager.wantEnd(true);
    try {
      await call('deleteAccount', { body: { password: field('password') } });
    } catch (error) {
      // The live connection told it first, and the page is about to go.
      if (manager.token() !== token) return;
      // Whose account may be gone hears of it as of what was asked for.
      if (!(error instanceof ApiError && error.inDoubt)) manager.wantEnd(false);
      throw error;
    }
    manager.end('deleted', token);
  });
  return (
    <Dialog
      open
      busy={busy}
      title="Delete your account?"
      onClose={onClose}
      actions={
        <>
          <Button aria-disabled={busy} onClick={() => busy || onClose()}>
            Keep my account
          </Button>
          <Button type="submit" form={id} variant="rani" aria-disabled={busy}>
            {busy ? 'Deleting…' : 'Delete my account'}
          </Button>
        </>
      }
    >
      <p>With it go, at once and for good:</p>
      <ul className={styles.goes}>
        <li>
          your name <Verbatim>{username}</Verbatim>, your rank and your place; somebody else may take both
          name and place
        </li>
        <li>
          {points === 0
            ? 'the list of your points'
            : `your ${points.toLocaleString('en')} points (PKR ${pkr})`}
        </li>
        <li>every quiz that you played, with your answers</li>
        <li>your withdrawals, account numbers included, and your messages to us</li>
      </ul>
      <p>
        Of what was paid to you, the sum, the time and the payment's reference stay for the books, without
        name and number. While a withdrawal is under way, your account stays.
      </p>
      <form id={id} className={formStyles.form} onSubmit={submit} noValidate>
        <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
        <Field label="Your password" name="password" type="password" autoComplete="current-password" />
        <FormProblem problem={problem} />
      </form>
    </Dialog>
  );
}
