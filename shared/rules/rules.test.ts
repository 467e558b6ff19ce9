import { describe, expect, it } from 'vitest';
import { dayOf, isTimeZone, nextDayStart } from './day.ts';
import { formatPkr, paisaOf, WITHDRAWAL_POINTS } from './money.ts';
import { nextRank, rankOf } from './rank.ts';

describe('ranks', () => {
  it.each([
    [0, 'Bronze'],
    [499, 'Bronze'],
    [500, 'Silver'],
    [1_499, 'Silver'],
    [1_500, 'Gold'],
    [2_499, 'Gold'],
    [2_500, 'Diamond'],
    [4_999, 'Diamond'],
    [5_000, 'Platinum'],
    [50_000, 'Platinum'],
  ])('%i points: %s', (points, rank) => {
    expect(rankOf(points)).toBe(rank);
  });

  it('tells the way to the next, and null at the highest', () => {
    expect(nextRank(470)).toEqual({ name: 'Silver', from: 500, missing: 30 });
    expect(nextRank(500)).toEqual({ name: 'Gold', from: 1_500, missing: 1_000 });
    expect(nextRank(5_000)).toBeNull();
  });
});

describe('money', () => {
  it.each([
    [0, '0.00'],
    [1, '0.10'],
    [55, '5.50'],
    [WITHDRAWAL_POINTS, '250.00'],
  ])('%i points are PKR %s', (points, pkr) => {
    expect(formatPkr(paisaOf(points))).toBe(pkr);
  });
});

describe('days', () => {
  const midnight = Date.UTC(2026, 0, 15, 19);
  it('begin at 12 AM in the site’s time zone', () => {
    expect(dayOf(midnight - 1, 'Asia/Karachi')).toBe('2026-01-15');
    expect(dayOf(midnight, 'Asia/Karachi')).toBe('2026-01-16');
    expect(nextDayStart(midnight - 1, 'Asia/Karachi')).toBe(midnight);
    expect(nextDayStart(midnight, 'Asia/Karachi')).toBe(midnight + 24 * 60 * 60_000);
  });

  it('are 23 or 25 hours long where the clocks change', () => {
    const length = (day: number) => {
      const noon = Date.UTC(2026, 2, day, 12);
      return nextDayStart(noon, 'Europe/Berlin') - nextDayStart(noon - 86_400_000, 'Europe/Berlin');
    };
    expect(length(29) / 3_600_000).toBe(23);
    expect(length(28) / 3_600_000).toBe(24);
  });

  it('need a time zone that exists', () => {
    expect(isTimeZone('Asia/Karachi')).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
  });
});
