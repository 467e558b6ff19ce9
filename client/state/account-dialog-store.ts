import { create } from 'zustand';
import { LOGIN_OPENS_AFTER_MS } from '../../shared/rules/constants.ts';
import { useSession } from './session/session.ts';

export type AccountForm = 'login' | 'sign-up';

interface AccountDialogState {
  /** The form on show; null while the overlay is closed. */
  readonly form: AccountForm | null;
  /** The name that the forms begin with. */
  readonly username: string;
}

export const useAccountDialog = create<AccountDialogState>()(() => ({ form: null, username: '' }));

export function openAccountDialog(form: AccountForm): void {
  useAccountDialog.setState({ form });
}

export function closeAccountDialog(): void {
  useAccountDialog.setState({ form: null });
}

/** Closes the sign-up overlay; the login overlay follows, unless the visitor was quicker. */
export function signedUp(username: string): void {
  useAccountDialog.setState({ form: null, username });
  setTimeout(() => {
    if (!useSession.getState().session) openAccountDialog('login');
  }, LOGIN_OPENS_AFTER_MS);
}
