import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOGIN_OPENS_AFTER_MS } from '../../../shared/rules/constants.ts';
import { closeAccountDialog, openAccountDialog, useAccountDialog } from '../../state/account-dialog-store.ts';
import { useSession } from '../../state/session/session.ts';
import { AUTH_TOAST_MS, showToast } from '../../state/toasts/toast.ts';
import AccountDialog from './account-dialog.tsx';

vi.mock('../../state/toasts/toast.ts', async (original) => ({
  ...(await original<typeof import('../../state/toasts/toast.ts')>()),
  showToast: vi.fn(),
}));
vi.mock('../../state/live/use-live.ts', () => ({ useLive: () => {} }));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  // jsdom knows the element but not its modality.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  vi.mocked(showToast).mockReset();
  sessionStorage.clear();
  useSession.setState({ session: null });
  useAccountDialog.setState({ form: null, username: '' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(form: 'login' | 'sign-up'): void {
  render(<AccountDialog />, { wrapper: MemoryRouter });
  act(() => openAccountDialog(form));
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.submit(field('Username').form as HTMLFormElement);

function refuse(status: number, code: string, detail: string): void {
  fetched.mockResolvedValueOnce(Response.json({ code, detail }, { status }));
}

test('switches both ways, with the focus in the first field', () => {
  open('login');
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy();
  expect(document.activeElement).toBe(field('Username'));
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(screen.getByRole('dialog', { name: 'Sign up' })).toBeTruthy();
  expect(document.activeElement).toBe(field('Username'));
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('password managers find their way', () => {
  open('login');
  expect(field('Username').autocomplete).toBe('username');
  expect(field('Password').autocomplete).toBe('current-password');
  act(() => openAccountDialog('sign-up'));
  expect(field('Username').autocomplete).toBe('username');
  expect(field('Email').autocomplete).toBe('email');
  expect(field('Password').autocomplete).toBe('new-password');
});

test('an empty form is the server’s to refuse; its message stands beside the form and in a toast', async () => {
  open('sign-up');
  refuse(400, 'FIELDS_REQUIRED', 'All fields are required!');
  submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('All fields are required!'));
  expect(showToast).toHaveBeenCalledWith('error', 'All fields are required!', AUTH_TOAST_MS);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
    username: '',
    email: '',
    password: '',
  });
});

test('a refusal goes when the form is sent again, once at a time', async () => {
  open('login');
  refuse(401, 'WRONG_PASSWORD', 'Incorrect password! Try again.');
  submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Incorrect password!'));
  fetched.mockReturnValueOnce(new Promise(() => {}));
  submit();
  submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an address of another kind is refused in the words of the house, and the field says that Gmail is meant', async () => {
  open('sign-up');
  refuse(422, 'EMAIL_NOT_GMAIL', 'Only valid address are allowed!');
  submit();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('Only valid address are allowed!'),
  );
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Email'));
  const hint = document.getElementById(field('Email').getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Gmail is meant: an address that ends in @gmail.com.');
});

test('a new account is told, and the login opens two seconds later with its name', async () => {
  vi.useFakeTimers();
  open('sign-up');
  fill('Username', 'Ayesha');
  fetched.mockResolvedValueOnce(Response.json({ username: 'Ayesha' }, { status: 201 }));
  submit();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(showToast).toHaveBeenCalledWith('success', 'Account created successfully!', AUTH_TOAST_MS);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(LOGIN_OPENS_AFTER_MS - 1));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy();
  expect(field('Username').value).toBe('Ayesha');
});

test('a sign-up whose reply was lost is sent again before anything is said [TWICE-8]', async () => {
  open('sign-up');
  fill('Username', 'Ayesha');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(Response.json({ username: 'Ayesha' }, { status: 201 }));
  submit();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith('success', 'Account created successfully!', AUTH_TOAST_MS),
  );
  expect(vi.mocked(showToast).mock.calls.map(([kind]) => kind)).toEqual(['success']);
});

test('a login saves the session, says so and closes the overlay', async () => {
  open('login');
  fill('Username', 'ayesha');
  fill('Password', 'correct horse');
  const session = { sessionToken: 'token-1', username: 'Ayesha', expiresAt: Date.now() + 3_600_000 };
  fetched.mockResolvedValueOnce(Response.json(session, { status: 201 }));
  submit();
  await waitFor(() => expect(useSession.getState().session).toEqual(session));
  expect(sessionStorage.getItem('sessionToken')).toBe('token-1');
  expect(showToast).toHaveBeenCalledWith('success', 'Login successful! Welcome back.', AUTH_TOAST_MS);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a password can be looked at', () => {
  open('login');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field('Password').type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field('Password').type).toBe('password');
  act(closeAccountDialog);
});
