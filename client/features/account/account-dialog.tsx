import { closeAccountDialog, useAccountDialog } from '../../state/account-dialog-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The login and sign-up overlay: one dialog with two forms that lead to each other. */
export default function AccountDialog() {
  const form = useAccountDialog((state) => state.form);
  return (
    <Dialog
      open={form !== null}
      title={form === 'sign-up' ? 'Sign up' : 'Login'}
      onClose={closeAccountDialog}
    >
      {form === 'sign-up' ? <SignUpForm /> : <LoginForm />}
    </Dialog>
  );
}
