import { expect, it } from 'vitest';
import { createSystemClock } from './system-clock.ts';

const START = Date.UTC(2026, 0, 15, 9);

function createWorld() {
  let wall = START;
  let monotonic = 123.25;
  const clock = createSystemClock({ wall: () => wall, monotonic: () => monotonic });
  return {
    clock,
    pass(ms: number) {
      wall += ms;
      monotonic += ms;
    },
    setWall(ms: number) {
      wall += ms;
    },
  };
}

it('is the wall clock’s time, to a millisecond', () => {
  const { clock, pass } = createWorld();
  expect(Math.abs(clock.now() - START)).toBeLessThanOrEqual(1);
  pass(5_000);
  expect(Math.abs(clock.now() - START - 5_000)).toBeLessThanOrEqual(1);
});

it('goes on where the wall clock is set back, and comes along where the machine has slept', () => {
  const { clock, pass, setWall } = createWorld();
  const before = clock.now();
  setWall(-60_000);
  pass(10);
  expect(clock.now()).toBe(before + 10);
  setWall(60_000 + 7_000);
  expect(Math.abs(clock.now() - before - 10 - 7_000)).toBeLessThanOrEqual(1);
});

it('begins its milliseconds when the event loop’s timers begin theirs, whatever the wall clock says', () => {
  for (const ahead of [0, 0.3, 0.6, 0.9]) {
    const clock = createSystemClock({ wall: () => Date.now() + ahead });
    // Of twenty turns the closest: others may have had the processor at one.
    const apart = Array.from({ length: 20 }, () => {
      const last = clock.now();
      while (clock.now() === last);
      const passed = Number(process.hrtime.bigint() % 1_000_000n) / 1e6;
      return Math.min(passed, 1 - passed);
    });
    expect(Math.min(...apart)).toBeLessThan(0.1);
  }
});
