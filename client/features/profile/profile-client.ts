import { ApiError, call } from '../../lib/api.ts';
import { socket } from '../../lib/socket.ts';
import { sessionManager, useSession } from '../../state/session/session.ts';
import { openLive } from '../../state/session/session-live.ts';
import { forgetProfile, takeChange, takeLedger, takeProfile, useProfile } from './profile-store.ts';
import { fetchProgress, forgetProgress } from './progress-store.ts';

/** The page is on the screen: only then is anything fetched again. */
let shown = false;

async function fetchProfile(name: 'profile' | 'me'): Promise<void> {
  const manager = sessionManager();
  const token = manager.token();
  const [profile, { entries }] = await Promise.all([call(name), call('ledger')]);
  if (token !== manager.token()) return;
  manager.setEnd(profile.expiresAt);
  takeProfile(profile);
  takeLedger(entries);
  void fetchProgress();
}

async function fetchAgain(): Promise<void> {
  // What is shown stays when this fails; the next connect asks again.
  if (shown && useProfile.getState().profile) await fetchProfile('me').catch(() => undefined);
}

let following = false;

function follow(): void {
  if (!following) {
    following = true;
    const again = (): void => void fetchAgain();
    socket.on('profile:changed', (change) => {
      takeChange(change);
      again();
    });
    // What was paid may no longer keep the account.
    socket.on('withdrawal:changed', again);
    socket.on('connect', again);
    socket.on('resync', again);
    useSession.subscribe(({ session }, before) => {
      if (session?.sessionToken === before.session?.sessionToken) return;
      forgetProfile();
      forgetProgress();
    });
  }
  openLive();
}

/** Opens the profile: the one call that prolongs the session. */
export async function openProfile(): Promise<void> {
  follow();
  useProfile.setState({ problem: null });
  try {
    await fetchProfile('profile');
  } catch (error) {
    // With its session over the page is about to go.
    if (error instanceof ApiError && error.code !== 'SESSION_EXPIRED') {
      useProfile.setState({ problem: error.message });
    }
  }
}

/** Says that the page is on the screen; returns how to say that it is no longer. */
export function showProfile(): () => void {
  shown = true;
  return () => {
    shown = false;
  };
}
