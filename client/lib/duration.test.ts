import { expect, it } from 'vitest';
import { clockTime, spokenTime, tookTime } from './duration.ts';

it('writes durations', () => {
  expect(clockTime(5 * 3_600_000 + 9 * 60_000 + 3_000)).toBe('05:09:03');
  expect(clockTime(-5)).toBe('00:00:00');
  expect(spokenTime(3_600_000)).toBe('1 hour');
  expect(spokenTime(5 * 3_600_000 + 9 * 60_000)).toBe('5 hours 9 minutes');
  expect(spokenTime(10)).toBe('1 minute');
  expect(tookTime(2_412)).toBe('2.41 s');
});
