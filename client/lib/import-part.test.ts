import { expect, test, vi } from 'vitest';
import { importPart } from './import-part.ts';

test('a part is loaded once, however many ask for it, and again after it did not come [PAGE-1]', async () => {
  const load = vi.fn<() => Promise<string>>();
  const part = importPart(load);
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  const [first, second] = [part(), part()];
  await expect(first).rejects.toThrow('failed');
  await expect(second).rejects.toThrow('failed');
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValueOnce('the part');
  expect(await Promise.all([part(), part()])).toEqual(['the part', 'the part']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('one that hangs is told as one that did not come, and what arrives late is there for the next try [DEVICE-5]', async () => {
  vi.useFakeTimers();
  try {
    const late = Promise.withResolvers<string>();
    const part = importPart(() => late.promise);
    const first = part();
    const told = expect(first).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(12_000);
    await told;
    late.resolve('the part');
    expect(await part()).toBe('the part');
  } finally {
    vi.useRealTimers();
  }
});
