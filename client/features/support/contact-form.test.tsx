import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionManager } from '../../state/session/session.ts';
import { wholeText } from '../../testing/whole-text.ts';
import { ContactForm } from './contact-form.tsx';
import { BANNER_MS } from './use-contact.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  sessionStorage.clear();
  sessionManager().open({ sessionToken: 'token-1', username: 'Ayesha', expiresAt: Date.now() + 3_600_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.submit(field('Name').form as HTMLFormElement);
const refuse = (status: number, code: string, detail: string) =>
  fetched.mockImplementation(async () => Response.json({ code, detail }, { status }));

function fill(message = 'Which desert is larger?'): void {
  write('Name', 'Ayesha Khan');
  write('Email', 'ayesha@example.com');
  write('Message', message);
}

test('every field is required', () => {
  render(<ContactForm />);
  for (const name of ['Name', 'Email', 'Message']) expect(field(name).required).toBe(true);
  expect(field('Email').type).toBe('email');
});

test('a message that was sent is told for three seconds, and the form is empty', async () => {
  vi.useFakeTimers();
  render(<ContactForm />);
  fill();
  fetched.mockResolvedValueOnce(Response.json({}, { status: 201 }));
  send();
  send();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status').textContent).toContain('Message Sent Successfully!');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(field('Message').value).toBe('');
  expect(sessionStorage.getItem('sawaal:contact')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(BANNER_MS - 1));
  expect(screen.getByRole('status').textContent).toContain('Message Sent Successfully!');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  [503, 'UNAVAILABLE', 'Not now.'],
  [429, 'RATE_LIMITED', 'Too many attempts. Please wait 7 seconds.'],
  [401, 'SESSION_EXPIRED', 'Session expired. Please log in again.'],
])('%s: the failure is told and nothing is lost, not even by a reload', async (status, code, detail) => {
  render(<ContactForm />);
  fill();
  refuse(status, code, detail);
  send();
  // What nobody answered was asked for twice.
  const doubt = status === 503 ? ' It may have arrived all the same: sent again, it is done only once.' : '';
  await screen.findByText(`${detail}${doubt} Your message is still here.`);
  expect(fetched).toHaveBeenCalledTimes(status === 503 ? 2 : 1);
  expect(field('Message').value).toBe('Which desert is larger?');
  cleanup();
  render(<ContactForm />);
  expect(field('Name').value).toBe('Ayesha Khan');
  expect(field('Email').value).toBe('ayesha@example.com');
  expect(field('Message').value).toBe('Which desert is larger?');
});

test('a message whose reply was lost is sent again before anything is said [TWICE-8]', async () => {
  render(<ContactForm />);
  fill();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(Response.json({}, { status: 201 }));
  send();
  await screen.findByText('Message Sent Successfully!');
  const [first, second] = fetched.mock.calls.map(([, init]) => init?.body);
  expect(second).toBe(first);
});

test('an address that is none is told beside its field', async () => {
  render(<ContactForm />);
  fill();
  refuse(422, 'EMAIL_INVALID', 'Please enter a valid e-mail address.');
  send();
  await screen.findByText('Please enter a valid e-mail address.');
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
});

test('counts characters, and keeps what is too long to be shortened', async () => {
  render(<ContactForm />);
  fill('😀'.repeat(5_000));
  expect(screen.getByText(wholeText('5,000 of 5,000 characters'))).toBeTruthy();
  write('Message', 'a'.repeat(5_001));
  send();
  await screen.findByText('Messages have at most 5,000 characters.');
  expect(fetched).not.toHaveBeenCalled();
  expect(field('Message').value).toHaveLength(5_001);
});
