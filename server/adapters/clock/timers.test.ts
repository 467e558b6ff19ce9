import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timersOf } from './timers.ts';

const YEAR = 365 * 24 * 60 * 60_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of what is alive. */
function heapUsed(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const faults = vi.fn();

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

it('whatever is asked for and cancelled: each call comes once, at its time, those of one time in their order', () => {
  const call = fc.record({
    askedAt: fc.integer({ min: 0, max: 200 }),
    in: fc.integer({ min: -5, max: 100 }),
    cancelledAfter: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(call, { maxLength: 40 }), (calls) => {
      vi.setSystemTime(0);
      const at = timersOf(Date.now, faults);
      const made: (readonly [n: number, time: number])[] = [];
      const steps = calls.flatMap((asked, n) => {
        let cancel = () => {};
        const ask = () => {
          cancel = at(asked.askedAt + asked.in, () => void made.push([n, Date.now()]));
        };
        const { askedAt, cancelledAfter } = asked;
        const cancelling = { time: askedAt + (cancelledAfter ?? 0) + 0.5, run: () => cancel() };
        return [{ time: askedAt, run: ask }, ...(cancelledAfter === undefined ? [] : [cancelling])];
      });
      for (const { time, run } of steps.toSorted((one, other) => one.time - other.time)) {
        vi.advanceTimersByTime(Math.floor(time) - Date.now());
        // What is cancelled half a millisecond later is cancelled after what comes in this one.
        if (!Number.isInteger(time)) vi.advanceTimersByTime(0);
        run();
      }
      vi.advanceTimersByTime(1_000);

      const expected = calls
        .map((asked, n) => ({ n, asked, time: Math.max(asked.askedAt, asked.askedAt + asked.in) }))
        .filter(({ asked: { askedAt, cancelledAfter }, time }) => {
          return cancelledAfter === undefined || time <= askedAt + cancelledAfter;
        })
        .map(({ n, time }) => [n, time] as const);
      expect(made.toSorted(([one], [other]) => one - other)).toEqual(expected);
      const times = made.map(([, time]) => time);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }),
  );
});

it('a call that asks for another at once lets all others come first', () => {
  const at = timersOf(Date.now, faults);
  const made: string[] = [];
  const again = () => {
    made.push('again');
    if (made.length < 10) at(0, again);
  };
  at(5, again);
  at(5, () => made.push('other'));
  vi.advanceTimersByTime(5);
  expect(made.slice(0, 2)).toEqual(['again', 'other']);
});

it('a call that throws takes no other with it, and never the process [FAULT-17]', () => {
  const at = timersOf(Date.now, faults);
  const made: string[] = [];
  at(5, () => {
    throw new Error('a fault');
  });
  at(5, () => made.push('other'));
  vi.advanceTimersByTime(5);
  expect(made).toEqual(['other']);
  expect(faults).toHaveBeenCalledExactlyOnceWith(new Error('a fault'));
});

it('of a million calls that were cancelled hardly any is kept, and the one that was not comes, years ahead', () => {
  const at = timersOf(Date.now, faults);
  let came = 0;
  at(20 * YEAR, () => (came += 1));
  const before = heapUsed();
  for (let n = 0; n < 1_000_000; n++) at(20 * YEAR + n, () => (came += 1))();
  expect(heapUsed() - before).toBeLessThan(8 * 1024 ** 2);
  vi.advanceTimersByTime(20 * YEAR - 1);
  expect(came).toBe(0);
  vi.advanceTimersByTime(1);
  expect(came).toBe(1);
});
