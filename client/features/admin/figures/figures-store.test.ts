import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAdminSession, useAdminSession } from '../session/admin-session.ts';
import { fakeAdminServer } from '../testing/fake-admin-server.ts';
import { figuresView } from '../testing/figures-view.ts';
import { figuresResource, useFigures } from './figures-store.ts';

let admin: ReturnType<typeof fakeAdminServer>;
let hide = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  admin = fakeAdminServer([]);
  openAdminSession({ adminToken: 'admin-1', email: 'a@example.com', expiresAt: Date.now() + 3_600_000 });
  hide = figuresResource.hold();
});
afterEach(() => {
  hide();
  figuresResource.reset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = () => admin.sent(/figures/).length;

test('however many events come, the figures are asked for once, after the server has forgotten its last answer', async () => {
  for (let n = 0; n < 50; n++) figuresResource.invalidate();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(asked()).toBe(1);
  figuresResource.invalidate();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(asked()).toBe(2);
});

test('nobody asks while they are not on the screen', async () => {
  figuresResource.invalidate();
  hide();
  figuresResource.invalidate();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(0);
});

test('an answer that was overtaken is dropped', async () => {
  const newer = figuresView({ at: 2_000, activeToday: 9 });
  admin.next(/figures/, Response.json(newer));
  admin.next(/figures/, Response.json(figuresView({ at: 1_000 })));
  await figuresResource.refresh();
  await figuresResource.refresh();
  expect(useFigures.getState().figures).toEqual(newer);
});

test('looking at them does not prolong the session of this tab', async () => {
  const before = useAdminSession.getState().session?.expiresAt;
  await vi.advanceTimersByTimeAsync(60_000);
  await figuresResource.refresh();
  expect(useFigures.getState().figures).not.toBeNull();
  expect(useAdminSession.getState().session?.expiresAt).toBe(before);
});
