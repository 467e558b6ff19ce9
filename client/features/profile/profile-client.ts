import { call } from '../../lib/api.ts';
import { memberResource } from '../../state/live/member-resource.ts';
import { followLive } from '../../state/live/page-live.ts';
import { sessionManager } from '../../state/session/session.ts';
import {
  longerLedger,
  newerProfile,
  takeChange,
  useLedger,
  useProfile,
  useProgress,
} from './profile-store.ts';

/** What belongs to one event comes within this: it is fetched once for all of it. */
const gatherMs = 100;

let isOpening = false;

async function fetchProfile() {
  const manager = sessionManager();
  const token = manager.token();
  // Opening it is the one call that prolongs the session.
  const name = isOpening ? 'profile' : 'me';
  isOpening = false;
  try {
    const profile = await call(name);
    if (token === manager.token()) manager.setEnd(profile.expiresAt);
    return profile;
  } catch (error) {
    isOpening ||= name === 'profile';
    throw error;
  }
}

const profileResource = memberResource({
  store: useProfile,
  fetch: fetchProfile,
  take: newerProfile,
  on: { 'profile:changed': takeChange },
  // What was paid may no longer keep the account.
  refetchOn: ['profile:changed', 'withdrawal:changed'],
  gatherMs,
});

const ledgerResource = memberResource({
  store: useLedger,
  fetch: () => call('ledger'),
  take: longerLedger,
  refetchOn: ['profile:changed'],
  gatherMs,
});

const progressResource = memberResource({
  store: useProgress,
  fetch: () => call('progress'),
  take: (progress) => ({ progress }),
  refetchOn: ['profile:changed'],
  gatherMs,
});

const resources = [profileResource, ledgerResource, progressResource];

export async function openProfile(): Promise<void> {
  followLive(...resources);
  useProfile.setState({ problem: null });
  useLedger.setState({ problem: null });
  isOpening = true;
  await Promise.all(resources.map(({ refresh }) => refresh()));
}

/** Says that the page is on the screen; returns how to say that it is no longer. */
export function showProfile(): () => void {
  const releases = resources.map(({ hold }) => hold());
  return () => {
    for (const release of releases) release();
  };
}

export function forgetProfile(): void {
  for (const { reset } of resources) reset();
}
