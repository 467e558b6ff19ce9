import { type SawaalSocket, serverClock, socket } from '../../lib/socket.ts';
import { openConnection, useConnection } from '../connection/connection-store.ts';
import { sessionKnown, sessionManager, tellSessionTime, useSession } from './session.ts';
import type { SessionManager, SessionState } from './session-manager.ts';

interface SessionLiveParts {
  readonly socket: Pick<SawaalSocket, 'auth' | 'active' | 'on' | 'connect' | 'disconnect'>;
  readonly manager: Pick<SessionManager, 'token' | 'setEnd' | 'end'>;
  readonly known: () => Promise<void>;
  readonly store: { subscribe(changed: (state: SessionState) => void): unknown };
}

/** Makes the connection the member's: it shakes hands with the session's token, and follows its changes. */
export function followSession({ socket, manager, known, store }: SessionLiveParts): void {
  let handed: string | null = null;
  let shaking = 0;
  let shaken = 0;
  socket.auth = (send) => {
    shaking += 1;
    const turn = shaking;
    void known().then(() => {
      // A connection that broke meanwhile has asked again.
      if (turn !== shaking) return;
      shaken = turn;
      handed = manager.token();
      send(handed ? { sessionToken: handed } : {});
    });
  };
  store.subscribe(({ session }) => {
    const token = session?.sessionToken ?? null;
    // A handshake under way takes the new token by itself.
    if (token === handed || shaken !== shaking || !socket.active) return;
    handed = token;
    socket.disconnect();
    socket.connect();
  });
  socket.on('session:changed', ({ expiresAt }) => {
    if (handed === manager.token()) manager.setEnd(expiresAt);
  });
  socket.on('session:ended', ({ reason }) => {
    if (handed) manager.end(reason, handed);
  });
}

let opened = false;

/** Opens the page's connection, as the member who is logged in or as a visitor. */
export function openLive(): void {
  if (!opened) {
    opened = true;
    let isTimeKnown = false;
    useConnection.subscribe(({ status }) => {
      isTimeKnown ||= status === 'online';
    });
    tellSessionTime(() => (isTimeKnown ? serverClock.now() : null));
    const manager = sessionManager();
    followSession({ socket, manager, known: sessionKnown, store: useSession });
  }
  openConnection();
}
