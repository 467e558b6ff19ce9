import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import { reloadPage } from '../../lib/reload-page.ts';
import { writeSession } from './session-values.ts';

vi.mock('../../lib/reload-page.ts', () => ({ reloadPage: vi.fn() }));

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 15, 9);
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.resetModules();
  vi.mocked(reloadPage).mockClear();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ status: 'ok' }, { headers: { date: new Date().toUTCString() } });
  });
  writeSession(sessionStorage, {
    sessionToken: 'token-1',
    username: 'Ayesha',
    expiresAt: START + 2 * MINUTE,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function openPage() {
  const { sessionKnown, useSession } = await import('./session.ts');
  await sessionKnown();
  return useSession;
}

test('without a websocket a session ends within 5 s of its end, by the time that calls tell', async () => {
  const useSession = await openPage();
  await vi.advanceTimersByTimeAsync(2 * MINUTE - 1_000);
  expect(useSession.getState().session).not.toBeNull();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(useSession.getState().session).toBeNull();
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('a wrong clock of the machine ends no session', async () => {
  const useSession = await openPage();
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 'ok' }, { headers: { date: new Date(START).toUTCString() } }),
  );
  vi.setSystemTime(START + 24 * 60 * MINUTE);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(useSession.getState().session).not.toBeNull();
});

test('a server that cannot be reached ends no session', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const useSession = await openPage();
  await expect(call('live')).rejects.toMatchObject({ code: 'OFFLINE' });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(useSession.getState().session).not.toBeNull();
});
