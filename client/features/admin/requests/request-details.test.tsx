import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withdrawalRow } from '../testing/withdrawal-row.ts';
import { RequestDetails } from './request-details.tsx';

afterEach(cleanup);

const late = { at: 2_000, from: 'Pending', to: 'Pending', by: 'payout', reference: 'TX-7' } as const;

test('a payment that was told of too late shows its reference, and offers no «pay again» [MONEY-23]', () => {
  render(<RequestDetails row={withdrawalRow({ payoutState: 'unknown', history: [late] })} gone={false} />);
  expect(screen.getByText('paid, as was told too late,')).toBeTruthy();
  expect(screen.getByText('TX-7')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Paid by hand' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay again' })).toBeNull();
});

test('a payout whose outcome nobody knows can be paid again', () => {
  render(<RequestDetails row={withdrawalRow({ payoutState: 'unknown' })} gone={false} />);
  expect(screen.getByRole('button', { name: 'Pay again' })).toBeTruthy();
});
