import { SESSION_CHECK_MS } from '../../../shared/rules/constants.ts';
import { type SawaalSocket, serverClock, socket } from '../../lib/socket.ts';
import { openConnection, useConnection } from '../../stores/connection-store.ts';
import { sessionKeeper, sessionKnown, tellSessionTime, useSession } from './session.ts';
import type { SessionKeeper, SessionState } from './session-keeper.ts';

interface SessionLiveParts {
  readonly socket: Pick<SawaalSocket, 'auth' | 'active' | 'on' | 'connect' | 'disconnect'>;
  readonly keeper: Pick<SessionKeeper, 'token' | 'setEnd' | 'end'>;
  readonly known: () => Promise<void>;
  readonly store: { subscribe(changed: (state: SessionState) => void): unknown };
}

/** Makes the connection the member's: it shakes hands with the session's token, and follows its changes. */
export function followSession({ socket, keeper, known, store }: SessionLiveParts): void {
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
      handed = keeper.token();
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
    if (handed === keeper.token()) keeper.setEnd(expiresAt);
  });
  socket.on('session:ended', ({ reason }) => {
    if (handed) keeper.end(reason, handed);
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
    const keeper = sessionKeeper();
    followSession({ socket, keeper, known: sessionKnown, store: useSession });
    setInterval(() => keeper.check(), SESSION_CHECK_MS);
  }
  openConnection();
}
