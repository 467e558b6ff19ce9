import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAccountDialog } from '../account/account-dialog-store.ts';
import { SlotsBanner } from './slots-banner.tsx';
import { takeSlots, useSlots } from './slots-store.ts';

vi.mock('./slots-live.ts', () => ({ followSlots: () => {} }));

const at = (free: number, version: number) => ({ limit: 50, taken: 50 - free, free, version });

beforeEach(() => useSlots.setState({ slots: null }));
afterEach(cleanup);

test('news that is older than what is there is dropped', () => {
  takeSlots(at(3, 7));
  takeSlots(at(9, 5));
  expect(useSlots.getState().slots?.free).toBe(3);
  takeSlots(at(2, 8));
  expect(useSlots.getState().slots?.free).toBe(2);
});

test('the banner follows every change, to none left and back', () => {
  render(<SlotsBanner />);
  act(() => takeSlots(at(1, 1)));
  expect(screen.getByRole('status').textContent).toBe('1 of 50 free accounts left');
  act(() => takeSlots(at(0, 2)));
  expect(screen.getByRole('status').textContent).toContain('0 of 50 free accounts left');
  expect(screen.getByRole('status').textContent).toContain('it shows by itself');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => takeSlots(at(1, 3)));
  act(() => screen.getByRole('button', { name: 'Sign up' }).click());
  expect(useAccountDialog.getState().form).toBe('sign-up');
});
