import type { LocksView } from '../../../shared/contract/views.ts';
import { call } from '../../lib/api.ts';
import { socket } from '../../lib/socket.ts';
import { serverNow, sessionManager, useSession } from '../session/session.ts';
import { openLive } from '../session/session-live.ts';
import { useLocks } from './locks-store.ts';

let reopening: ReturnType<typeof setTimeout> | undefined;

/** Asks what the member has played today; null for a visitor or when no answer came. */
export async function fetchLocks(): Promise<LocksView | null> {
  const token = sessionManager().token();
  if (!token) return null;
  const locks = await call('locks').catch(() => null);
  if (!locks || token !== sessionManager().token()) return null;
  useLocks.setState({ locks });
  clearTimeout(reopening);
  // A day later everything is open again.
  reopening = setTimeout(() => void fetchLocks(), Math.max(locks.unlocksAt - serverNow(), 0) + 1_000);
  return locks;
}

let following = false;

/** Keeps the locks up to date: after every play, every connect and every login. */
export function followLocks(): void {
  if (!following) {
    following = true;
    const again = (): void => void fetchLocks();
    socket.on('profile:changed', again);
    socket.on('connect', again);
    socket.on('resync', again);
    useSession.subscribe(({ session }, before) => {
      if (session?.sessionToken === before.session?.sessionToken) return;
      clearTimeout(reopening);
      useLocks.setState({ locks: null });
      again();
    });
  }
  void fetchLocks();
  openLive();
}
