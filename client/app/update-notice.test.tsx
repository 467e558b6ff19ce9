import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePlayStore } from '../features/play/play-store.ts';
import { useUpdate } from '../state/updates/update-store.ts';
import { UpdateNotice } from './update-notice.tsx';

const { page: lobby } = usePlayStore.getInitialState();

afterEach(() => {
  cleanup();
  useUpdate.setState({ goOver: null });
  usePlayStore.setState({ page: lobby });
});

test('a new version announces itself, and is taken when it is asked for', () => {
  const goOver = vi.fn();
  useUpdate.setState({ goOver });
  render(<UpdateNotice />);
  expect(screen.getByRole('status').textContent).toContain('A new version is here.');
  expect(goOver).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(goOver).toHaveBeenCalledOnce();
});

test('it can wait, until a newer one comes', () => {
  useUpdate.setState({ goOver: vi.fn() });
  const { rerender } = render(<UpdateNotice />);
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('button')).toBeNull();
  useUpdate.setState({ goOver: vi.fn() });
  rerender(<UpdateNotice />);
  expect(screen.getByRole('button', { name: 'Use it now' })).toBeTruthy();
});

test('it says nothing while a play starts or runs', () => {
  useUpdate.setState({ goOver: vi.fn() });
  usePlayStore.setState({ page: { at: 'starting' } });
  render(<UpdateNotice />);
  expect(screen.queryByRole('button')).toBeNull();
});
