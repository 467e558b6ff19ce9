import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLineCheck, watched } from './line-check.ts';
import { createServerClock } from './server-clock.ts';
import type { SawaalSocket } from './socket.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A connection that claims to stand, on a line that the test cuts. */
function bench() {
  const line = { isDead: false, serverNow: 10_000 };
  const socket = {
    connected: true,
    id: 'first',
    timeout: (ms: number) => ({
      emitWithAck: () =>
        line.isDead
          ? new Promise((_, reject) => setTimeout(() => reject(new Error('operation has timed out')), ms))
          : Promise.resolve({ ok: true, now: line.serverNow }),
    }),
  };
  const local = { now: 0 };
  const clock = createServerClock(() => local.now);
  const onDead = vi.fn();
  const onCorrected = vi.fn();
  const parts = { socket: socket as unknown as SawaalSocket, clock, onCorrected, onDead };
  return { line, socket, local, clock, onDead, onCorrected, checkLine: createLineCheck(parts) };
}

const unanswered = (): Promise<never> => new Promise(() => {});

test('a call that a dead line leaves unanswered is known to be lost within 3 seconds [DEVICE-3]', async () => {
  const { line, onDead, checkLine } = bench();
  line.isDead = true;
  void watched(unanswered(), checkLine);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onDead).toHaveBeenCalledOnce();
});

test('a server that is only slow keeps its connections [DEVICE-3]', async () => {
  const { onDead, checkLine } = bench();
  void watched(unanswered(), checkLine);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(onDead).not.toHaveBeenCalled();
});

test('a call that is answered in time looks at nothing', async () => {
  const checkLine = vi.fn();
  expect(await watched(Promise.resolve('reply'), checkLine)).toBe('reply');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(checkLine).not.toHaveBeenCalled();
});

test('a connection that was closed or replaced meanwhile is not given up once more', async () => {
  const { line, socket, onDead, checkLine } = bench();
  line.isDead = true;
  void checkLine();
  socket.id = 'second';
  await vi.advanceTimersByTimeAsync(3_000);
  socket.connected = false;
  void checkLine();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onDead).not.toHaveBeenCalled();
});

test('a clock that stood still while the phone slept is set right, and what is shown by it anew [DEVICE-4]', async () => {
  const { line, local, clock, onCorrected, checkLine } = bench();
  await checkLine();
  expect([clock.now(), onCorrected.mock.calls.length]).toEqual([10_000, 0]);
  // Two seconds at the server, of which the phone has counted a tenth.
  line.serverNow += 2_000;
  local.now += 200;
  await checkLine();
  expect([clock.now(), onCorrected.mock.calls.length]).toEqual([12_000, 1]);
});
