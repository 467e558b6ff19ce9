import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { socket } from '../../lib/socket.ts';
import { sessionManager } from '../../state/session/session.ts';
import { openProfile, showProfile } from './profile-client.ts';
import { useProfile } from './profile-store.ts';
import { profileView } from './testing/profile-view.ts';

vi.mock('../../state/session/session-live.ts', () => ({ openLive: () => {} }));

const asked: string[] = [];
let leave = (): void => {};

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/me/progress') return Response.json({ days: [], categories: [] });
    return Response.json(path === '/api/ledger' ? { entries: [] } : profileView({ points: 2_600 }));
  });
  sessionManager().open({ sessionToken: 'token-1', username: 'Ayesha', expiresAt: Date.now() + 3_600_000 });
  await openProfile();
  await vi.waitFor(() => expect(asked).toContain('/api/me/progress'));
  leave = showProfile();
  asked.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  leave();
});

/** An event as the server would send it. */
function hear(
  event: 'profile:changed' | 'withdrawal:changed' | 'resync' | 'connect',
  payload?: object,
): void {
  for (const listener of socket.listeners(event)) (listener as (payload?: object) => void)(payload);
}

test('a withdrawal is three calls, though two events tell of it, and shown at once [PAGE-7]', async () => {
  hear('profile:changed', { points: 100, pkr: '10.00', quizCount: 9, rank: 'Bronze', version: 9 });
  hear('withdrawal:changed', { withdrawal: {} });
  expect(useProfile.getState().profile?.points).toBe(100);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.toSorted()).toEqual(['/api/ledger', '/api/me', '/api/me/progress']);
});

test('a change of its status is one call: the points stay [PAGE-7]', async () => {
  hear('withdrawal:changed', { withdrawal: {} });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(['/api/me']);
});

test('a connection that is back and says at once that events were missed is three calls [PAGE-7]', async () => {
  hear('connect');
  hear('resync');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(3);
});

test('a page that is opened anew while it is fetched asks by the call that prolongs the session', async () => {
  const { fetch } = globalThis;
  const reply = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (path: string) => (path === '/api/me' ? reply.promise : fetch(path)));
  hear('withdrawal:changed', { withdrawal: {} });
  await vi.advanceTimersByTimeAsync(100);
  const opened = openProfile();
  reply.resolve(Response.json(profileView({ points: 2_600 })));
  await opened;
  expect(asked).toContain('/api/profile');
});
