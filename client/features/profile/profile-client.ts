import { ApiError, call } from '../../lib/api.ts';
import { socket } from '../../lib/socket.ts';
import { sessionManager, useSession } from '../../state/session/session.ts';
import { openLive } from '../../state/session/session-live.ts';
import { forgetProfile, takeChange, takeLedger, takeProfile, useProfile } from './profile-store.ts';
import { fetchProgress, forgetProgress } from './progress-store.ts';

/** The page is on the screen: only then is anything fetched again. */
let shown = false;

/** What belongs to one event comes within this: it is fetched once for all of it. */
const TOGETHER_MS = 100;

/** Without `isWhole` the points are as they were, and so are the ledger and the progress. */
async function fetchProfile(name: 'profile' | 'me', isWhole = true): Promise<void> {
  const manager = sessionManager();
  const token = manager.token();
  const [profile, ledger] = await Promise.all([call(name), isWhole ? call('ledger') : null]);
  if (token !== manager.token()) return;
  manager.setEnd(profile.expiresAt);
  takeProfile(profile);
  if (!ledger) return;
  takeLedger(ledger.entries);
  void fetchProgress();
}

let waiting: ReturnType<typeof setTimeout> | undefined;
let isWholeWanted = false;

function fetchSoon(isWhole: boolean): void {
  isWholeWanted ||= isWhole;
  if (waiting !== undefined) return;
  waiting = setTimeout(() => {
    const whole = isWholeWanted;
    waiting = undefined;
    isWholeWanted = false;
    // What is shown stays when this fails; the next connect asks again.
    if (shown && useProfile.getState().profile) fetchProfile('me', whole).catch(() => undefined);
  }, TOGETHER_MS);
}

let following = false;

function follow(): void {
  if (!following) {
    following = true;
    const again = (): void => fetchSoon(true);
    socket.on('profile:changed', (change) => {
      takeChange(change);
      again();
    });
    // What was paid may no longer keep the account.
    socket.on('withdrawal:changed', () => fetchSoon(false));
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
