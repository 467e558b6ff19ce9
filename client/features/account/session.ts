import { create } from 'zustand';
import { call, callAs } from '../../lib/api.ts';
import { tabStorage } from '../../lib/storage.ts';
import { createSessionChannel, type SessionChannel, silentChannel } from './session-channel.ts';
import { createSessionKeeper, type SessionKeeper, type SessionState } from './session-keeper.ts';

/** Whether somebody is logged in, and who. */
export const useSession = create<SessionState>()(() => ({ session: null }));

let serverTime: () => number | null = () => null;

/** The server's time is known from a connection, which a page may have or not. */
export function tellSessionTime(now: () => number | null): void {
  serverTime = now;
}

/** The server's time as well as this page knows it. */
export function serverNow(): number {
  return serverTime() ?? Date.now();
}

function openChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return silentChannel;
  return createSessionChannel(new BroadcastChannel('sawaal:session'));
}

let kept: { keeper: SessionKeeper; known: Promise<void> } | undefined;

function keepSession(): { keeper: SessionKeeper; known: Promise<void> } {
  if (kept) return kept;
  const keeper = createSessionKeeper({
    store: useSession,
    storage: tabStorage,
    channel: openChannel(),
    now: () => serverTime(),
    reload: () => window.location.reload(),
  });
  callAs({ token: keeper.token, refused: (token) => keeper.end('expired', token) });
  kept = { keeper, known: keeper.start() };
  return kept;
}

/** The page's session; the first call takes it up. */
export function sessionKeeper(): SessionKeeper {
  return keepSession().keeper;
}

/** Resolves when it is known whether this tab has a session. */
export function sessionKnown(): Promise<void> {
  return keepSession().known;
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function logOut(): void {
  const keeper = sessionKeeper();
  const token = keeper.token();
  if (!token) return;
  // Who logs out is logged out here, whether or not the server can be reached.
  call('endSession').catch(() => undefined);
  keeper.end('loggedOut', token);
}
