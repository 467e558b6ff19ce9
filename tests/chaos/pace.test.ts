import { expect, it, onTestFinished } from 'vitest';
import { createPace } from '../load/pace.ts';

function paceAt(start: number) {
  let now = start;
  const pace = createPace({ patience: 3, mayBeLate: (sentAt) => sentAt === 1_100 }, () => now);
  onTestFinished(() => pace.stop());
  return {
    pace,
    goTo(at: number) {
      now = at;
    },
  };
}

it('whoever stood still judges nothing that was begun before they went on', () => {
  const { pace, goTo } = paceAt(1_000);
  goTo(1_900);
  expect(pace.stoodStillSince(1_000)).toBe(false);
  goTo(9_900);
  expect(pace.stoodStillSince(1_000)).toBe(true);
  expect(pace.mayBeLate(9_899)).toBe(true);
  goTo(10_100);
  expect(pace.stoodStillSince(9_901)).toBe(false);
});

it('an answer may be late too where its server stood still', () => {
  const { pace } = paceAt(1_000);
  expect([pace.mayBeLate(1_100), pace.mayBeLate(1_200)]).toEqual([true, false]);
});

it('patience makes everything longer that is judged by a clock', () => {
  const { pace } = paceAt(1_000);
  expect([pace.callTimeoutMs, pace.surelyInTimeMs]).toEqual([24_000, 3_000]);
});
