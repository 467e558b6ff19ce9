import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockDifference, createServerClock } from './server-clock.ts';

describe('the clock difference', () => {
  it('is taken from the sample with the smallest round trip', () => {
    const slow = { sentAt: 0, receivedAt: 400, serverNow: 1_390 };
    const quick = { sentAt: 1_000, receivedAt: 1_020, serverNow: 2_010 };
    expect(clockDifference([slow, quick])).toBe(990);
    expect(clockDifference([])).toBe(0);
  });

  it('never puts the clock before the server', () => {
    const delay = fc.integer({ min: 0, max: 2_000 });
    const sample = fc.record({ up: delay, down: delay });
    fc.assert(
      fc.property(
        fc.array(sample, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: -100_000, max: 100_000 }),
        (delays, truth) => {
          const samples = delays.map(({ up, down }) => ({
            sentAt: 0,
            receivedAt: up + down,
            serverNow: up + truth,
          }));
          expect(clockDifference(samples)).toBeLessThanOrEqual(truth);
        },
      ),
    );
  });
});

describe('the server clock', () => {
  it('follows the local time by the difference, until a sample shows that it stood still [DEVICE-4]', async () => {
    let local = 100;
    const clock = createServerClock(() => local);
    expect(await clock.sample(async () => 5_100)).toBe(false);
    expect(clock.now()).toBe(5_100);
    local = 200;
    expect(clock.now()).toBe(5_200);
    expect(await clock.sample(async () => 9_200)).toBe(true);
    expect(clock.now()).toBe(9_200);
  });

  it('keeps the quickest sample as long as the others agree with it', async () => {
    let local = 0;
    const clock = createServerClock(() => local);
    const travel = async (serverNow: number, upMs: number, downMs: number): Promise<boolean> =>
      clock.sample(async () => {
        local += upMs + downMs;
        return serverNow + upMs;
      });
    await travel(1_000, 0, 0);
    expect(await travel(1_000, 300, 900)).toBe(false);
    expect(clock.now()).toBe(2_200);
  });
});
