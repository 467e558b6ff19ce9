import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showToast } from './toast.ts';
import { Toasts } from './toasts.tsx';

vi.mock('./toaster.tsx', () => {
  throw new TypeError('Importing a module script failed.');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a message is shown as plain text where its toaster does not come [PAGE-1]', async () => {
  render(<Toasts />);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  showToast('error', 'Incorrect password!', 3_000);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Incorrect password!'));
  act(() => vi.advanceTimersByTime(3_000));
  expect(screen.getByRole('status').textContent).toBe('');
});
