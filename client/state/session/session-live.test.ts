import { expect, test, vi } from 'vitest';
import type { SawaalSocket } from '../../lib/socket.ts';
import { followSession } from './session-live.ts';
import type { SessionState } from './session-manager.ts';

/** A connection that remembers its handshakes, and a session that the test sets. */
function bench() {
  let state: SessionState = { session: null };
  let changed: (state: SessionState) => void = () => {};
  const heard = new Map<string, (payload: never) => void>();
  const handshakes: object[] = [];
  const socket = {
    auth: {} as SawaalSocket['auth'],
    active: false,
    on: (event: string, listener: (payload: never) => void) => heard.set(event, listener),
    connect() {
      this.active = true;
      if (typeof this.auth === 'function') this.auth((data) => handshakes.push(data));
    },
    disconnect() {
      this.active = false;
    },
  };
  const manager = { token: () => state.session?.sessionToken ?? null, setEnd: vi.fn(), end: vi.fn() };
  let know: () => void = () => {};
  const known = new Promise<void>((resolve) => {
    know = resolve;
  });
  followSession({
    socket: socket as unknown as SawaalSocket,
    manager,
    known: () => known,
    store: {
      subscribe: (listener) => {
        changed = listener;
      },
    },
  });
  return {
    socket,
    manager,
    know,
    handshakes,
    hear: (event: string, payload: object) => heard.get(event)?.(payload as never),
    async set(sessionToken: string | null) {
      state = { session: sessionToken ? { sessionToken, username: 'Ali', expiresAt: 1 } : null };
      changed(state);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('the handshake waits until it is known whether there is a session, and carries its token', async () => {
  const { socket, handshakes, know, set } = bench();
  socket.connect();
  await set('token-1');
  expect(handshakes).toEqual([]);
  know();
  await vi.waitFor(() => expect(handshakes).toEqual([{ sessionToken: 'token-1' }]));
});

test('login and logout shake hands anew; a moved end does not', async () => {
  const { socket, handshakes, know, set } = bench();
  know();
  socket.connect();
  await vi.waitFor(() => expect(handshakes).toEqual([{}]));
  await set('token-1');
  await set('token-1');
  await set(null);
  await vi.waitFor(() => expect(handshakes).toEqual([{}, { sessionToken: 'token-1' }, {}]));
});

test('what the server says holds for the session of the handshake', async () => {
  const { socket, manager, know, hear, set, handshakes } = bench();
  know();
  hear('session:ended', { reason: 'expired' });
  expect(manager.end).not.toHaveBeenCalled();
  await set('token-1');
  socket.connect();
  await vi.waitFor(() => expect(handshakes).toHaveLength(1));
  hear('session:changed', { expiresAt: 99 });
  expect(manager.setEnd).toHaveBeenCalledWith(99);
  hear('session:ended', { reason: 'replaced' });
  expect(manager.end).toHaveBeenCalledWith('replaced', 'token-1');
});
