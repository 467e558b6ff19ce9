import { serverClock, socket } from '../../lib/socket.ts';
import { browserStorage, tabStorage } from '../../lib/storage.ts';
import { checkLine, useConnection } from '../../state/connection/connection-store.ts';
import { lockOf, locksResource, useLocks } from '../../state/locks/locks-store.ts';
import { sessionManager, useSession } from '../../state/session/session.ts';
import { isOddAt } from './countdown.ts';
import { createPlayCalls } from './play-calls.ts';
import type { PlayTools } from './play-context.ts';
import { createRunningPlayIds } from './play-id.ts';
import { createPlayMarkers } from './play-marker.ts';
import { createPlaySession, type PlayAccount } from './play-session.ts';
import { usePlayStore } from './play-store.ts';

type PlayClient = Pick<PlayTools, 'session' | 'now'>;

const account: PlayAccount = {
  isMember: () => sessionManager().token() !== null,
  async lockOf({ categoryId, quizId }) {
    const isKnown = await locksResource.refresh();
    const { locks } = useLocks.getState();
    return isKnown ? lockOf(locks, categoryId, quizId) : 'unknown';
  },
};

function createPlayClient(): PlayClient {
  const { now } = serverClock;
  const session = createPlaySession({
    store: usePlayStore,
    calls: createPlayCalls(socket, checkLine),
    markers: createPlayMarkers(browserStorage),
    ids: createRunningPlayIds(tabStorage),
    account,
    now,
    isOnline: () => useConnection.getState().status === 'online',
  });
  socket.on('play:question', (question) => {
    if (isOddAt(question, now())) void checkLine();
    session.dispatch({ type: 'question', question });
  });
  socket.on('play:settled', (settled) => session.dispatch({ type: 'settled', settled, at: now() }));
  socket.on('play:finished', (result) => session.dispatch({ type: 'finished', result, at: now() }));
  socket.on('resync', () => void session.refresh());
  useConnection.subscribe(({ status }, before) => {
    if (status === before.status) return;
    if (status === 'online') void session.refresh();
    if (status === 'lost') session.dispatch({ type: 'lost' });
  });
  useSession.subscribe(({ session: member }, { session: before }) => {
    if (member?.sessionToken !== before?.sessionToken) void session.playerChanged();
  });
  return { session, now };
}

let client: PlayClient | undefined;

/** The play page's session on the real connection, which whoever enters a quiz opens. */
export function playClient(): PlayClient {
  client ??= createPlayClient();
  return client;
}
