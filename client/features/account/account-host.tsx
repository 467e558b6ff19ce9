import { useEffect, useState } from 'react';
import { importPart } from '../../lib/import-part.ts';
import { tabStorage } from '../../lib/storage.ts';
import { closeAccountDialog, useAccountDialog } from '../../state/account-dialog-store.ts';
import { sessionKnown, useSession } from '../../state/session/session.ts';
import { takeSessionEndMessage } from '../../state/session/session-end-message.ts';
import { showToast } from '../../state/toasts/toast.ts';
import { Toasts } from '../../state/toasts/toasts.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Failure, FailureActions, lazyPart } from '../../ui/lazy-part.tsx';

const loadLive = importPart(() => import('../../state/session/session-live.ts'));

function DialogFailed({ retry }: Failure) {
  const isOpen = useAccountDialog(({ form }) => form !== null);
  return (
    <Dialog
      open={isOpen}
      title="This part did not arrive"
      onClose={closeAccountDialog}
      actions={<FailureActions retry={retry} />}
    >
      <p>Login and sign-up could not be loaded. Please check your connection.</p>
    </Dialog>
  );
}

const AccountDialog = lazyPart(() => import('./account-dialog.tsx'), DialogFailed);

/** What every page has of the account: the overlay, the messages and, for a member, the live connection. */
export function AccountHost() {
  const isMember = useSession(({ session }) => session !== null);
  const isOpen = useAccountDialog(({ form }) => form !== null);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const end = takeSessionEndMessage(tabStorage);
    if (end) showToast(end.kind, end.message);
    void sessionKnown();
  }, []);

  useEffect(() => {
    if (isMember)
      loadLive()
        .then(({ openLive }) => openLive())
        .catch(() => undefined);
  }, [isMember]);

  return (
    <>
      {wasOpened && <AccountDialog />}
      <Toasts />
    </>
  );
}
