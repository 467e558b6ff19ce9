import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAccountDialog } from '../../state/account-dialog-store.ts';
import { takeSlots, useSlots } from '../../state/slots/slots-store.ts';
import { SlotsBanner } from './slots-banner.tsx';

vi.mock('../../state/live/page-live.ts', () => ({ followLive: () => [] }));

const at = (free: number, version: number) => ({ limit: 50, taken: 50 - free, free, version });

beforeEach(() => useSlots.setState({ slots: null, problem: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('news that is older than what is there is dropped [LIVE-1]', () => {
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

test('a number that does not arrive is said, with why, and can be asked for again', async () => {
  const fetchSlots = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetchSlots);
  render(<SlotsBanner />);
  act(() => useSlots.setState({ problem: 'Sawaal cannot be reached.' }));
  expect(screen.getByRole('status').textContent).toBe(
    'The number of free accounts did not arrive. Sawaal cannot be reached.',
  );
  screen.getByRole('button', { name: 'Try again' }).click();
  await vi.waitFor(() => expect(fetchSlots).toHaveBeenCalledOnce());
  act(() => takeSlots(at(4, 1)));
  expect(screen.getByRole('status').textContent).toBe('4 of 50 free accounts left');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
