import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '../../state/toasts/toast.ts';
import { NewsletterBox } from './newsletter-box.tsx';

vi.mock('../../state/toasts/toast.ts', async (original) => ({
  ...(await original<typeof import('../../state/toasts/toast.ts')>()),
  showToast: vi.fn(),
}));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  vi.mocked(showToast).mockReset();
});
afterEach(cleanup);

function subscribe(): HTMLInputElement {
  render(<NewsletterBox />);
  const field = screen.getByLabelText<HTMLInputElement>('New quizzes and games, by email');
  fireEvent.change(field, { target: { value: 'ayesha@example.com' } });
  fireEvent.submit(field.form as HTMLFormElement);
  return field;
}

test('an address is sent, told and cleared', async () => {
  fetched.mockResolvedValueOnce(Response.json({}, { status: 201 }));
  const field = subscribe();
  expect([field.type, field.required]).toEqual(['email', true]);
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith('success', 'Newsletter subscribed successfully!'),
  );
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/newsletter');
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ email: 'ayesha@example.com' });
  expect(field.value).toBe('');
});

test('a failure is told, and the address stays', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const field = subscribe();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('cannot be reached'));
  expect(field.value).toBe('ayesha@example.com');
});
