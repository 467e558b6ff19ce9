import { describe, expect, it } from 'vitest';
import { announcementAt, remainingMs, spokenSeconds, stepOf, untilNextStep } from './countdown.ts';

describe('the countdown', () => {
  it('never falls below zero and never shows more than a question has', () => {
    expect(remainingMs(10_000, 12_000)).toBe(0);
    expect(remainingMs(10_000, 9_000)).toBe(1_000);
    expect(remainingMs(10_000, 0)).toBe(7_500);
  });

  it('shows 5 to 0, one each 1.5 s', () => {
    const at = [7_500, 6_001, 6_000, 4_500, 3_000, 1_500, 1, 0];
    expect(at.map(stepOf)).toEqual([5, 5, 4, 3, 2, 1, 1, 0]);
  });

  it('waits for the end of the step that is shown', () => {
    expect(untilNextStep(7_500)).toBe(1_500);
    expect(untilNextStep(6_200)).toBe(200);
    expect(untilNextStep(1_000)).toBe(1_000);
    expect(untilNextStep(0)).toBe(Number.POSITIVE_INFINITY);
  });

  it('speaks in seconds, aloud at thresholds only', () => {
    expect([5, 4, 2].map(spokenSeconds)).toEqual(['7.5 seconds', '6 seconds', '3 seconds']);
    expect([5, 4, 3, 2, 1, 0].map(announcementAt)).toEqual([
      '',
      '',
      '',
      '3 seconds left.',
      '',
      'Time is over.',
    ]);
  });
});
