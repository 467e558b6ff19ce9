import { useEffect } from 'react';
import type { LocksView } from '../../../shared/contract/views.ts';
import { importPart } from '../../lib/import-part.ts';
import { useSession } from '../session/session.ts';
import { useLocks } from './locks-store.ts';

const loadLive = importPart(() => import('./locks-live.ts'));

/** What the member who is logged in has played today, live while the page is open. */
export function useLiveLocks(): LocksView | null {
  const isMember = useSession(({ session }) => session !== null);
  useEffect(() => {
    if (isMember)
      loadLive()
        .then(({ followLocks }) => followLocks())
        .catch(() => undefined);
  }, [isMember]);
  return useLocks((state) => state.locks);
}
