import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoreClock, type StoreClock } from './store-clock.ts';

const START = Date.UTC(2026, 0, 15, 9);
const ROUND_MS = 5_000;
const SAMPLES = 5;

interface Trip {
  /** Milliseconds to the database and back. */
  readonly there: number;
  readonly back: number;
}

const clocks: StoreClock[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const clock of clocks.splice(0)) clock.stop();
  vi.useRealTimers();
});

/** True time, a database that tells it, and processes that can only ask. */
function createWorld() {
  let time = START;
  let shift = 0;
  let isAway = false;
  return {
    /** By the database's clock. */
    time: () => time + shift,
    pass(ms: number) {
      time += ms;
    },
    /** Sets the database's clock on or, with less than 0, back. */
    shift(ms: number) {
      shift += ms;
    },
    setAway(away: boolean) {
      isAway = away;
    },
    /** A process whose monotonic clock begins at `origin` and gains `drift` milliseconds each; later trips are instant. */
    process(origin = 0, drift = 0, trips: Trip[] = []) {
      const bootedAt = time;
      const faults: unknown[] = [];
      const clock = createStoreClock({
        monotonic: () => origin + (time - bootedAt) * (1 + drift),
        async measure() {
          if (isAway) throw new Error('away');
          const { there, back } = trips.shift() ?? { there: 0, back: 0 };
          time += there;
          const answer = Math.floor(time + shift);
          time += back;
          return answer;
        },
        onFault: (fault) => faults.push(fault),
        onTimerFault: (fault) => faults.push(fault),
      });
      clocks.push(clock);
      return { clock, faults };
    },
  };
}

/** Lets that much time pass, and what is due on the way be measured. */
async function pass(world: ReturnType<typeof createWorld>, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= ROUND_MS) {
    world.pass(Math.min(left, ROUND_MS));
    await vi.advanceTimersByTimeAsync(Math.min(left, ROUND_MS));
  }
}

const slow = (trip: Trip): Trip[] => Array.from({ length: SAMPLES }, () => trip);

describe('the clock of a process in a cluster', () => {
  it('has no time before it is started, and can’t be started without the database', async () => {
    const world = createWorld();
    const { clock } = world.process();
    expect(() => clock.now()).toThrow('started');
    world.setAway(true);
    await expect(clock.start()).rejects.toThrow('away');
  });

  it('is the database’s, to half of the quickest round trip', async () => {
    const world = createWorld();
    const trips = [
      { there: 300, back: 0 },
      { there: 6, back: 2 },
      { there: 40, back: 40 },
    ];
    const { clock } = world.process(123_456, 0, [...trips, ...trips]);
    await clock.start();
    expect(clock.health().uncertaintyMs).toBeCloseTo(1 + 8 / 2, 0);
    expect(Math.abs(clock.now() - world.time())).toBeLessThanOrEqual(5);
  });

  it('is the same for two processes whose own clocks differ by 400 ms [PLAY-8]', async () => {
    const world = createWorld();
    const ahead = world.process(400, 0, slow({ there: 9, back: 1 })).clock;
    const behind = world.process(0, 0, slow({ there: 0, back: 12 })).clock;
    await ahead.start();
    await behind.start();
    const within = ahead.health().uncertaintyMs + behind.health().uncertaintyMs;
    expect(within).toBeLessThan(15);
    expect(Math.abs(ahead.now() - behind.now())).toBeLessThanOrEqual(within);
  });

  it('keeps a good measurement when a worse one follows, until it has aged', async () => {
    const world = createWorld();
    const far = slow({ there: 0, back: 30 });
    const { clock } = world.process(0, 0, [...slow({ there: 1, back: 1 }), ...far, ...far, ...far, ...far]);
    await clock.start();
    await pass(world, ROUND_MS);
    expect(clock.health().uncertaintyMs).toBeLessThan(6);
    expect(Math.abs(clock.now() - world.time())).toBeLessThanOrEqual(2);
    world.pass(60_000);
    await pass(world, ROUND_MS);
    expect(clock.health().uncertaintyMs).toBeCloseTo(16, 0);
  });

  it('goes slower where the database’s clock was set back, stands still at no time, and says how far it is off [FAULT-36]', async () => {
    const world = createWorld();
    const { clock } = world.process();
    await clock.start();
    world.shift(-400);
    world.pass(ROUND_MS);
    const before = clock.now();
    await vi.advanceTimersByTimeAsync(ROUND_MS);
    expect(clock.health().uncertaintyMs).toBeGreaterThan(99);
    world.pass(1_000);
    expect(clock.now() - before).toBe(900);
    await pass(world, 4_000);
    expect(Math.abs(clock.now() - world.time())).toBeLessThanOrEqual(1);
    expect(clock.health()).toMatchObject({ isHealthy: true });
  });

  it('is unhealthy where the database’s clock was set back by more than it can make up for in 30 s, and healthy when it has [FAULT-36]', async () => {
    const world = createWorld();
    const { clock } = world.process();
    await clock.start();
    clock.now();
    world.shift(-60_000);
    await pass(world, ROUND_MS);
    const before = clock.now();
    await pass(world, 6 * ROUND_MS);
    expect(clock.now() - before).toBeGreaterThan(26_900);
    expect(clock.health().isHealthy).toBe(false);
    await pass(world, 600_000);
    expect(clock.health().isHealthy).toBe(true);
    expect(Math.abs(clock.now() - world.time())).toBeLessThanOrEqual(1);
  });

  it('follows where the database’s clock was set on, however uncertain the measurement', async () => {
    const world = createWorld();
    const { clock } = world.process(0, 0, [...slow({ there: 1, back: 1 }), ...slow({ there: 60, back: 20 })]);
    await clock.start();
    world.shift(400);
    await pass(world, ROUND_MS);
    expect(Math.abs(clock.now() - world.time())).toBeLessThanOrEqual(41);
  });

  it('is told once that it can’t be measured, each time, and heals', async () => {
    const world = createWorld();
    const { clock, faults } = world.process();
    await clock.start();
    for (const outage of [1, 2]) {
      world.setAway(true);
      await pass(world, 3 * ROUND_MS);
      expect(faults).toHaveLength(outage);
      world.setAway(false);
      await pass(world, ROUND_MS);
    }
  });

  it('is unhealthy once it could not be measured for 30 s, and healthy when it can', async () => {
    const world = createWorld();
    const { clock } = world.process();
    await clock.start();
    world.setAway(true);
    await pass(world, 30_000);
    expect(clock.health().isHealthy).toBe(true);
    world.pass(1);
    expect(clock.health().isHealthy).toBe(false);
    world.setAway(false);
    await pass(world, ROUND_MS);
    expect(clock.health().isHealthy).toBe(true);
  });

  it.each([
    [96, true],
    [100, false],
  ])('after 35 s of round trips of %d ms: healthy %s', async (ms, isHealthy) => {
    const world = createWorld();
    const rounds = Array.from({ length: 8 }, () => slow({ there: ms / 2, back: ms / 2 }));
    const { clock } = world.process(0, 0, rounds.flat());
    await clock.start();
    await pass(world, 7 * ROUND_MS);
    expect(clock.health().isHealthy).toBe(isHealthy);
  });

  it('measures no more once it is stopped', async () => {
    const world = createWorld();
    const { clock, faults } = world.process();
    await clock.start();
    clock.stop();
    world.setAway(true);
    await pass(world, 3 * ROUND_MS);
    expect(faults).toEqual([]);
  });

  it('calls what is due at a time of the database, not earlier', async () => {
    const world = createWorld();
    const { clock } = world.process(99_999);
    await clock.start();
    const called: number[] = [];
    clock.at(START + 1_000, () => called.push(clock.now() - START));
    clock.at(START + 1_000, () => called.push(0))();
    await pass(world, 990);
    expect(called).toEqual([]);
    await pass(world, 20);
    expect(called).toHaveLength(1);
    expect(called[0]).toBeGreaterThanOrEqual(1_000);
  });
});

describe('whatever the jitter, the asymmetry and the drift', () => {
  const delay = fc.integer({ min: 0, max: 2_000 }).map((tenths) => tenths / 10);
  const trip = fc.record({ there: delay, back: delay });
  const firstRound = fc.array(trip, { minLength: SAMPLES, maxLength: SAMPLES });
  const drift = fc.integer({ min: -400, max: 400 }).map((millionths) => millionths / 1_000_000);
  const steps = fc.array(
    fc.record({
      passes: fc.nat(20_000),
      isAway: fc.boolean(),
      trips: fc.array(trip, { maxLength: SAMPLES }),
    }),
    { maxLength: 12 },
  );

  it('now never goes back, and is within its uncertainty of the database’s time', async () => {
    await fc.assert(
      fc.asyncProperty(drift, firstRound, steps, async (drift, first, steps) => {
        const world = createWorld();
        const trips = [...first];
        const { clock } = world.process(1_000, drift, trips);
        await clock.start();
        let last = 0;
        const check = () => {
          const now = clock.now();
          expect(now).toBeGreaterThanOrEqual(last);
          expect(Math.abs(now - world.time())).toBeLessThanOrEqual(clock.health().uncertaintyMs);
          last = now;
        };
        check();
        for (const { passes, isAway, trips: next } of steps) {
          trips.splice(0, trips.length, ...next);
          world.setAway(isAway);
          world.pass(passes);
          check();
          await vi.advanceTimersByTimeAsync(ROUND_MS);
          check();
        }
        clock.stop();
      }),
    );
  });
});
