import { lazy, Suspense, useEffect, useState } from 'react';
import { tabStorage } from '../../lib/storage.ts';
import { useAccountDialog } from '../../state/account-dialog-store.ts';
import { sessionKnown, useSession } from '../../state/session/session.ts';
import { takeSessionEndMessage } from '../../state/session/session-end-message.ts';
import { showToast } from '../../state/toasts/toast.ts';
import { Toasts } from '../../state/toasts/toasts.tsx';

const AccountDialog = lazy(() => import('./account-dialog.tsx'));

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
      import('../../state/session/session-live.ts').then(({ openLive }) => openLive()).catch(() => undefined);
  }, [isMember]);

  return (
    <>
      {wasOpened && (
        <Suspense>
          <AccountDialog />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}
