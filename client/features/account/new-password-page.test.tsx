import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAccountDialog } from '../../state/account-dialog-store.ts';
import { showToast } from '../../state/toasts/toast.ts';
import { NewPasswordPage } from './new-password-page.tsx';

vi.mock('../../state/toasts/toast.ts', async (original) => ({
  ...(await original<typeof import('../../state/toasts/toast.ts')>()),
  showToast: vi.fn(),
}));

const TOKEN = 'x'.repeat(43);
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  useAccountDialog.setState({ form: null });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(hash: string) {
  const routes = [
    { path: '/reset-password', Component: NewPasswordPage },
    { path: '/quiz', element: <p>the quizzes</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/reset-password${hash}`] });
  render(<RouterProvider router={router} />);
  return router;
}

function send(password: string): void {
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  fireEvent.change(field, { target: { value: password } });
  fireEvent.submit(field.form as HTMLFormElement);
}

test('the new password goes with the token by POST; afterwards nobody can come back to the link', async () => {
  const router = open(`#${TOKEN}`);
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  send('a new battery staple');
  await screen.findByText('the quizzes');
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect([address, init?.method]).toEqual([`/api/password-resets/${TOKEN}`, 'POST']);
  expect(JSON.parse(String(init?.body))).toEqual({ newPassword: 'a new battery staple' });
  expect(useAccountDialog.getState().form).toBe('login');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(showToast).toHaveBeenCalledWith('success', 'Your new password is set. Please log in with it.');
});

test('a link that is used up or too old says so, and where to get another', async () => {
  open(`#${TOKEN}`);
  fetched.mockResolvedValueOnce(Response.json({ code: 'RESET_LINK_DEAD', detail: '' }, { status: 404 }));
  send('a new battery staple');
  await screen.findByText('This link has had its time.');
  // It may have been this browser's own, whose reply was lost [TWICE-8].
  screen.getByText(/If you have set a password with it, that one holds/);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Write to us' }).pathname).toBe('/contact');
});

test('a use whose reply was lost is made again before anything is said [TWICE-8]', async () => {
  open(`#${TOKEN}`);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  send('a new battery staple');
  await screen.findByText('the quizzes');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a password that is refused can be mended', async () => {
  open(`#${TOKEN}`);
  const detail = 'Passwords have 8 to 128 characters.';
  fetched.mockResolvedValueOnce(Response.json({ code: 'PASSWORD_INVALID', detail }, { status: 422 }));
  send('short');
  await screen.findByText(detail);
  expect(screen.getByLabelText('New password')).toBeTruthy();
});

test.each(['', '#', '#half-a-token', '#main'])('without a whole token (%j) there is no form', (hash) => {
  open(hash);
  expect(screen.getByText('A part of this link is missing.')).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});
