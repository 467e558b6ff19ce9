import { create } from 'zustand';
import { call, callAs } from '../../lib/api.ts';
import { httpNow } from '../../lib/http-time.ts';
import { reloadPage } from '../../lib/reload-page.ts';
import { tabStorage } from '../../lib/storage.ts';
import { createSessionChannel, type SessionChannel, silentChannel } from './session-channel.ts';
import { startSessionCheck } from './session-check.ts';
import { isSessionEnd } from './session-end-message.ts';
import { createSessionManager, type SessionManager, type SessionState } from './session-manager.ts';

/** Whether somebody is logged in, and who. */
export const useSession = create<SessionState>()(() => ({ session: null }));

let serverTime: () => number | null = () => null;

/** The server's time is known from a connection, which a page may have or not. */
export function tellSessionTime(now: () => number | null): void {
  serverTime = now;
}

/** The server's time as well as this page knows it. */
export function serverNow(): number {
  return serverTime() ?? httpNow() ?? Date.now();
}

function openChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return silentChannel;
  return createSessionChannel(new BroadcastChannel('sawaal:session'));
}

let kept: { manager: SessionManager; known: Promise<void> } | undefined;

function keepSession(): { manager: SessionManager; known: Promise<void> } {
  if (kept) return kept;
  const manager = createSessionManager({
    store: useSession,
    storage: tabStorage,
    channel: openChannel(),
    now: () => serverTime() ?? httpNow(),
    reload: reloadPage,
  });
  callAs({
    token: manager.token,
    refused: (token, reason) => manager.end(isSessionEnd(reason) ? reason : 'expired', token),
  });
  startSessionCheck({ manager, isTimeLive: () => serverTime() !== null, askTime: () => call('live') });
  kept = { manager, known: manager.start() };
  return kept;
}

/** The page's session; the first call takes it up. */
export function sessionManager(): SessionManager {
  return keepSession().manager;
}

/** Resolves when it is known whether this tab has a session. */
export function sessionKnown(): Promise<void> {
  return keepSession().known;
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function logOut(): void {
  const manager = sessionManager();
  const token = manager.token();
  if (!token) return;
  // Who logs out is logged out here, whether or not the server can be reached.
  call('endSession').catch(() => undefined);
  manager.end('loggedOut', token);
}
