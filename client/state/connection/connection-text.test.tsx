import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConnection } from './connection-store.ts';
import { useConnectionText } from './connection-text.ts';

const nothing = useConnection.getState();
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', answer);
  answer.mockReset();
  useConnection.setState(nothing);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = (playing = false) => renderHook(() => useConnectionText(playing)).result;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a connection that does not come about while the server answers names websockets within 8 s [DEVICE-23]', async () => {
  answer.mockResolvedValue(Response.json({ status: 'ok' }));
  const shown = text();
  await pass(6_900);
  expect(shown.current).toBe('Connecting…');
  await pass(1_000);
  expect(shown.current).toMatch(/^This network or browser lets no websockets through/);
  act(() => useConnection.setState({ status: 'online' }));
  expect(shown.current).toBeNull();
});

test('where the server does not answer at all, that is said [DEVICE-23]', async () => {
  answer.mockReturnValue(new Promise(() => {}));
  const shown = text();
  await pass(8_000);
  expect(shown.current).toMatch(/^Sawaal cannot be reached\./);
});

test('a connection that was lost on the way to such a network names them too, and the clock that runs on [DEVICE-23]', async () => {
  answer.mockResolvedValue(Response.json({ status: 'ok' }));
  useConnection.setState({ status: 'lost' });
  const shown = text(true);
  await pass(14_000);
  expect(shown.current).toMatch(/^Connection lost\. The clock runs on/);
  await pass(1_500);
  expect(shown.current).toMatch(/^The clock runs on\. This network or browser lets no websockets/);
});

test('whom the server has refused for now is told no other cause [DEVICE-23]', async () => {
  answer.mockResolvedValue(Response.json({ status: 'ok' }));
  useConnection.setState({ refused: true });
  const shown = text();
  await pass(8_000);
  expect(shown.current).toBe('Connecting…');
  expect(answer).not.toHaveBeenCalled();
});
