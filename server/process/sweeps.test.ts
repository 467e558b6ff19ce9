import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSweeps } from './sweeps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a sweep that fails goes on with its turns, and says so once until it has worked again', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const run = vi.fn(async () => {});
  run.mockRejectedValue(new Error('the store is away'));
  const stop = startSweeps([{ name: 'plays', everyMs: 1_000, run }], log);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run.mock.calls.length).toBeGreaterThan(3);
  expect(lines).toHaveLength(1);
  run.mockResolvedValueOnce();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lines).toHaveLength(2);
  stop();
  run.mockClear();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).not.toHaveBeenCalled();
});
