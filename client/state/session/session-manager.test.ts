import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type KeyValueStorage, safeStorage } from '../../lib/storage.ts';
import { type Broadcast, createSessionChannel } from './session-channel.ts';
import { takeSessionEndMessage } from './session-end-message.ts';
import { createSessionManager, HAND_OVER_MS, type SessionState } from './session-manager.ts';

const session = { sessionToken: 'token-1', username: 'Ayesha', expiresAt: 3_600_000 };
let time = 0;
let channels: Broadcast[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  time = 0;
  channels = [];
});
afterEach(() => vi.useRealTimers());

function memoryStorage(): KeyValueStorage {
  return safeStorage(() => {
    throw new Error('memory alone');
  });
}

/** Every message reaches every other channel, as text would. */
function openChannel(): Broadcast {
  const own: Broadcast = {
    onmessage: null,
    postMessage(data: unknown) {
      const copy = structuredClone(data);
      for (const other of channels) {
        if (other !== own)
          other.onmessage?.call(other as BroadcastChannel, new MessageEvent('m', { data: copy }));
      }
    },
  };
  channels.push(own);
  return own;
}

function openTab(storage = memoryStorage()) {
  let state: SessionState = { session: null };
  const reload = vi.fn();
  const broadcast = openChannel();
  const manager = createSessionManager({
    store: {
      getState: () => state,
      setState: (next) => {
        state = next;
      },
    },
    storage,
    channel: createSessionChannel(broadcast),
    now: () => time,
    reload,
  });
  return { manager, storage, reload, broadcast, known: manager.start(), session: () => state.session };
}

describe('a session that has ended [PAGE-8]', () => {
  const ended = { type: 'ended', sessionToken: session.sessionToken, reason: 'loggedOut' };
  /** A tab that has not heard of the end yet: what it says comes after it. */
  const late = openChannel;

  test('does not come back with what another tab said of it before it heard', () => {
    const tab = openTab();
    tab.manager.open(session);
    tab.manager.end('loggedOut', session.sessionToken);
    late().postMessage({ type: 'changed', session: { ...session, expiresAt: 3_700_000 } });
    expect([tab.session(), tab.storage.getItem('sessionToken')]).toEqual([null, null]);
  });

  test('is not handed to a tab that has just been opened, nor to a page that is loaded anew', async () => {
    const fresh = openTab();
    late().postMessage(ended);
    late().postMessage({ type: 'answer', session });
    expect(fresh.session()).toBeNull();

    channels = [];
    const again = openTab(fresh.storage);
    late().postMessage({ type: 'answer', session });
    late().postMessage({ type: 'changed', session });
    await vi.advanceTimersByTimeAsync(HAND_OVER_MS);
    expect(again.session()).toBeNull();
  });

  test('is no hindrance for the next one', () => {
    const tab = openTab();
    tab.manager.open(session);
    tab.manager.end('loggedOut', session.sessionToken);
    const next = { ...session, sessionToken: 'token-2' };
    late().postMessage({ type: 'changed', session: next });
    expect(tab.session()).toEqual(next);
  });
});

describe('one tab', () => {
  test('keeps the three values in session storage, and takes them up again', () => {
    const tab = openTab();
    tab.manager.open(session);
    expect(['sessionToken', 'username', 'expiresAt'].map((key) => tab.storage.getItem(key))).toEqual([
      'token-1',
      'Ayesha',
      '3600000',
    ]);
    expect(openTab(tab.storage).session()).toEqual(session);
  });

  test('is logged in one second before the end and over at the moment, with one message and one reload', () => {
    const tab = openTab();
    tab.manager.open(session);
    time = session.expiresAt - 1_000;
    tab.manager.check();
    expect(tab.session()).toEqual(session);
    time = session.expiresAt;
    tab.manager.check();
    tab.manager.check();
    tab.manager.end('expired', session.sessionToken);
    expect(tab.session()).toBeNull();
    expect(tab.storage.getItem('sessionToken')).toBeNull();
    expect(tab.reload).toHaveBeenCalledOnce();
    expect(takeSessionEndMessage(tab.storage)).toEqual({
      kind: 'error',
      message: 'Session expired. Please log in again.',
    });
    expect(takeSessionEndMessage(tab.storage)).toBeNull();
  });

  test('the page after the reload finds no session and does not reload again', async () => {
    const tab = openTab();
    tab.manager.open(session);
    time = session.expiresAt;
    tab.manager.check();
    channels = [];
    const next = openTab(tab.storage);
    await vi.advanceTimersByTimeAsync(HAND_OVER_MS);
    next.manager.check();
    expect(next.session()).toBeNull();
    expect(next.reload).not.toHaveBeenCalled();
  });

  test('follows the end that the server moved, to an earlier time as well', () => {
    const tab = openTab();
    tab.manager.open(session);
    tab.manager.setEnd(1_800_000);
    expect(tab.storage.getItem('expiresAt')).toBe('1800000');
    time = 1_800_000;
    tab.manager.check();
    expect(tab.reload).toHaveBeenCalledOnce();
  });

  test.each([
    ['replaced', 'You have logged in somewhere else.'],
    ['deleted', 'This account no longer exists.'],
  ] as const)('says why it was %s', (reason, message) => {
    const tab = openTab();
    tab.manager.open(session);
    tab.manager.end(reason, session.sessionToken);
    expect(takeSessionEndMessage(tab.storage)).toEqual({ kind: 'error', message });
    expect(tab.reload).toHaveBeenCalledOnce();
  });

  test('an end that the member asked for is told as done', () => {
    const tab = openTab();
    tab.manager.open(session);
    tab.manager.wantEnd(true);
    tab.manager.end('deleted', session.sessionToken);
    expect(takeSessionEndMessage(tab.storage)).toEqual({
      kind: 'success',
      message: 'This account no longer exists.',
    });
  });

  test('logging out is quiet', () => {
    const tab = openTab();
    tab.manager.open(session);
    tab.manager.end('loggedOut', session.sessionToken);
    expect(tab.session()).toBeNull();
    expect(takeSessionEndMessage(tab.storage)).toBeNull();
    expect(tab.reload).not.toHaveBeenCalled();
  });

  test('the end of an older session leaves the newer one alone', () => {
    const tab = openTab();
    tab.manager.open({ ...session, sessionToken: 'token-2' });
    tab.manager.end('expired', 'token-1');
    expect(tab.session()?.sessionToken).toBe('token-2');
    expect(tab.reload).not.toHaveBeenCalled();
  });
});

describe('several tabs', () => {
  test('a new tab takes the session of an open one', async () => {
    const first = openTab();
    first.manager.open(session);
    const second = openTab();
    await second.known;
    expect(second.session()).toEqual(session);
    expect(second.storage.getItem('sessionToken')).toBe('token-1');
  });

  test('a new tab is a visitor’s when nobody answers in time', async () => {
    const tab = openTab();
    let known = false;
    void tab.known.then(() => {
      known = true;
    });
    await vi.advanceTimersByTimeAsync(HAND_OVER_MS - 1);
    expect(known).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(known).toBe(true);
    expect(tab.session()).toBeNull();
  });

  test('a session that is over is not handed on', () => {
    const first = openTab();
    first.manager.open(session);
    time = session.expiresAt;
    expect(openTab().session()).toBeNull();
  });

  test('a login, a new end and a logout reach every tab', () => {
    const first = openTab();
    const second = openTab();
    first.manager.open(session);
    expect(second.session()).toEqual(session);
    second.manager.setEnd(1_800_000);
    expect(first.session()?.expiresAt).toBe(1_800_000);
    first.manager.end('loggedOut', session.sessionToken);
    expect(second.session()).toBeNull();
    expect(second.reload).not.toHaveBeenCalled();
  });

  test('every tab says once why the session ended, and none brings it back', () => {
    const first = openTab();
    const second = openTab();
    first.manager.open(session);
    first.manager.end('replaced', session.sessionToken);
    second.manager.end('replaced', session.sessionToken);
    expect(first.reload).toHaveBeenCalledOnce();
    expect(second.reload).toHaveBeenCalledOnce();
    expect(openTab(first.storage).session()).toBeNull();
  });

  test('a tab that has logged out takes no late answer', () => {
    const tab = openTab();
    tab.manager.open(session);
    tab.manager.end('loggedOut', session.sessionToken);
    openChannel().postMessage({ type: 'answer', session });
    expect(tab.session()).toBeNull();
  });

  test('what is no news of this kind is ignored', () => {
    const tab = openTab();
    const stranger = openChannel();
    for (const data of [null, 7, {}, { type: 'changed' }, { type: 'changed', session: { username: 'x' } }]) {
      stranger.postMessage(data);
    }
    stranger.postMessage({ type: 'ended', sessionToken: 'token-1', reason: 'tired' });
    expect(tab.session()).toBeNull();
  });
});
