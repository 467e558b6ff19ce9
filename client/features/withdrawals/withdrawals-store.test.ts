import { expect, test } from 'vitest';
import { forecast } from './forecast.ts';
import { withdrawalView } from './testing/withdrawal-view.ts';
import { mergeWithdrawals } from './withdrawals-store.ts';

const asked = withdrawalView({ id: 'a', version: 1, timestamp: 1 });
const paid = withdrawalView({ id: 'a', version: 2, timestamp: 1, status: 'Paid' });
const back = withdrawalView({ id: 'a', version: 3, timestamp: 1 });
const later = withdrawalView({ id: 'b', version: 1, timestamp: 2 });

test('whatever the order of events and fetches, the newest version of each stands, the newest first [LIVE-1]', () => {
  const arrivals = [[asked], [paid], [back, later], [asked, later]];
  for (const first of arrivals) {
    const order = [first, ...arrivals.toReversed(), ...arrivals];
    expect(order.reduce(mergeWithdrawals, [])).toEqual([later, back]);
  }
});

test('an older version changes nothing', () => {
  expect(mergeWithdrawals([paid], [asked])).toEqual([paid]);
});

test('the forecast names points and rank, and whether the rank stays', () => {
  expect(forecast(2_600)).toBe('You are Diamond now; with 100 points left you will be Bronze.');
  expect(forecast(2_501)).toContain('1 point left');
  expect(forecast(10_000)).toBe('You are Platinum now; with 7,500 points left you stay Platinum.');
  expect(forecast(2_499)).toBeNull();
});
