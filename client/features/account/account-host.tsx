import { lazy, Suspense, useEffect, useState } from 'react';
import { tabStorage } from '../../lib/storage.ts';
import { showToast } from '../toasts/toast.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { useAccountDialog } from './account-dialog-store.ts';
import { takeFarewell } from './farewell.ts';
import { sessionKnown, useSession } from './session.ts';

const AccountDialog = lazy(() => import('./account-dialog.tsx'));

/** What every page has of the account: the overlay, the messages and, for a member, the live connection. */
export function AccountHost() {
  const isMember = useSession(({ session }) => session !== null);
  const isOpen = useAccountDialog(({ form }) => form !== null);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const message = takeFarewell(tabStorage);
    if (message) showToast('error', message);
    void sessionKnown();
  }, []);

  useEffect(() => {
    if (isMember) import('./session-live.ts').then(({ openLive }) => openLive()).catch(() => undefined);
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
