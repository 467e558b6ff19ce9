import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component } from '../../routes/admin.tsx';
import { useAdminSession } from './session/admin-session.ts';
import { fakeDesk, problem } from './testing/fake-desk.ts';
import { withdrawalRow } from './testing/withdrawal-row.ts';

const heard = vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  return new Map<string, (payload?: unknown) => void>();
});
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (event: string, listener: (payload?: unknown) => void) => {
      const before = heard.get(event);
      heard.set(event, (payload) => {
        before?.(payload);
        listener(payload);
      });
    },
    off: () => heard.clear(),
    connect() {},
    disconnect() {},
  }),
}));

const ali = withdrawalRow({
  id: '00000000-0000-4000-8000-00000000000a',
  username: 'Ali',
  timestamp: Date.now(),
});

beforeEach(() => {
  sessionStorage.clear();
  useAdminSession.setState({ session: null, farewell: null });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
});

function open(): void {
  const router = createMemoryRouter([{ path: '/', Component }]);
  render(<RouterProvider router={router} />);
}

function enter(): void {
  for (const [label, value] of [
    ['E-mail', 'a@example.com'],
    ['Admin key', 'key'],
    ['Secret code', 'code'],
  ]) {
    fireEvent.change(screen.getByLabelText(String(label)), { target: { value } });
  }
  fireEvent.submit(screen.getByRole('button', { name: 'Open the dashboard' }));
}

const tell = (event: string, payload?: unknown) => act(() => heard.get(event)?.(payload));

async function openDesk(...rows: ReturnType<typeof withdrawalRow>[]) {
  const desk = fakeDesk(rows);
  open();
  enter();
  await screen.findByRole('heading', { name: /Admin desk/ });
  tell('connect');
  await screen.findByRole('button', { name: /mark the request of Ali/ });
  return desk;
}
const statusButton = () => screen.getByRole('button', { name: /mark the request of Ali/ });

test('the gate has three hidden fields, says what the server says, and lets an admin in', async () => {
  const desk = fakeDesk([]);
  desk.next(/sessions/, problem(401, 'ADMIN_CREDENTIALS', 'Invalid credentials. Please try again.'));
  desk.next(/sessions/, problem(429, 'RATE_LIMITED', 'Too many attempts. Please wait 30 seconds.'));
  open();
  for (const input of document.querySelectorAll('input')) expect(input.type).toBe('password');
  enter();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Invalid credentials.'));
  enter();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Please wait 30 seconds.'));
  enter();
  await screen.findByRole('heading', { name: /Admin desk/ });
  expect(desk.asked[0]?.body).toEqual({ email: 'a@example.com', adminKey: 'key', secretCode: 'code' });
  expect(JSON.parse(sessionStorage.getItem('sawaal:admin') ?? '')).toMatchObject({ adminToken: 'admin-1' });
  expect(screen.getByText('Loading...')).toBeTruthy();
  tell('connect');
  await screen.findByText('No withdrawal requests found.');
});

test('a click flips what was seen, is repeated as the same flip, and can be undone', async () => {
  const desk = await openDesk(ali);
  const paid = { ...ali, version: 2, status: 'Paid' as const };
  desk.next(/^PUT/, problem(503, 'UNAVAILABLE', 'away'));
  desk.next(/^PUT/, Response.json({ withdrawal: paid }));
  fireEvent.click(statusButton());
  fireEvent.click(statusButton());
  const undo = await screen.findByRole('button', { name: /^Undo/ }, { timeout: 3_000 });
  const [first, again, ...more] = desk.sent(/^PUT/);
  expect(first?.body).toMatchObject({ from: 'Pending', to: 'Paid', version: 1 });
  expect(again?.body).toEqual(first?.body);
  expect(more).toEqual([]);

  desk.next(/^PUT/, Response.json({ withdrawal: { ...ali, version: 3 } }));
  fireEvent.click(undo);
  await waitFor(() => expect(statusButton().textContent).toBe('Pending'));
  const back = desk.sent(/^PUT/).at(-1)?.body;
  expect(back).toMatchObject({ from: 'Paid', to: 'Pending', version: 2 });
  expect(back?.flipId).not.toBe(first?.body.flipId);
});

test('another admin was faster: the newest state is shown, and a click meant for the one before does nothing', async () => {
  const desk = await openDesk(ali);
  const paid = { ...ali, version: 2, status: 'Paid' as const };
  desk.next(
    /^PUT/,
    problem(409, 'STATUS_CHANGED', 'This request was changed meanwhile.', { withdrawal: paid }),
  );
  fireEvent.click(statusButton());
  await waitFor(() => expect(statusButton().textContent).toBe('Paid'));
  fireEvent.click(statusButton());
  expect(desk.sent(/^PUT/)).toHaveLength(1);
  await screen.findByText('Ali: This request was changed meanwhile.');
});

test('flipping what another admin is paying asks first', async () => {
  const desk = await openDesk(ali);
  const claimed = { ...ali, version: 2, claimedBy: 'b@example.com', claimedUntil: Date.now() + 600_000 };
  desk.next(/^PUT/, problem(409, 'BEING_PAID', 'Change it all the same?', { withdrawal: claimed }));
  fireEvent.click(statusButton());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('b@example.com');
  expect(screen.getByText(/is being paid by b@example.com · 10 min/)).toBeTruthy();
  desk.next(/^PUT/, Response.json({ withdrawal: { ...ali, version: 3, status: 'Paid' } }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as Paid' }));
  await waitFor(() => expect(statusButton().textContent).toBe('Paid'));
  expect(desk.sent(/^PUT/).at(-1)?.body).toMatchObject({ version: 2, confirm: true });
});

test('copying a number claims the request, and copies nothing that another admin pays', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const desk = await openDesk(ali);
  const claimed = { ...ali, version: 2, claimedBy: 'b@example.com', claimedUntil: Date.now() + 600_000 };
  const copy = screen.getByRole('button', { name: 'Copy the account number of Ali' });
  const more = { withdrawal: claimed, claimedBy: 'b@example.com' };
  desk.next(/claim/, problem(409, 'CLAIMED', 'Another admin is paying this request.', more));
  fireEvent.click(copy);
  await screen.findByText(/is being paid by b@example.com/);
  expect(writeText).not.toHaveBeenCalled();
  const mine = { ...ali, version: 3, claimedBy: 'a@example.com', claimedUntil: Date.now() + 900_000 };
  desk.next(/claim/, Response.json({ withdrawal: mine }));
  await waitFor(() => expect(copy.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(copy);
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('03001234567'));
  expect(screen.getByText(/You are paying/)).toBeTruthy();
});

test('an unknown payout is paid again only after a question, or marked as paid by hand', async () => {
  const unknown = { ...ali, payoutState: 'unknown' as const };
  const desk = await openDesk(unknown);
  fireEvent.click(screen.getByRole('button', { name: 'Details of the request of Ali' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay again?' });
  expect(desk.sent(/payout/)).toEqual([]);
  desk.next(/payout/, Response.json({ withdrawal: { ...unknown, version: 2, attempt: 2 } }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pay again' }));
  await screen.findByText('Attempt 2');

  const reference = screen.getByLabelText(/Reference/);
  fireEvent.change(reference, { target: { value: ' TX-1 ' } });
  const paid = { ...unknown, version: 3, attempt: 2, status: 'Paid' as const, reference: 'TX-1' };
  desk.next(/payout/, Response.json({ withdrawal: paid }));
  fireEvent.submit(reference);
  await screen.findByText('TX-1');
  expect(desk.sent(/payout/).map(({ body }) => body)).toEqual([
    { action: 'pay-again' },
    { action: 'paid-by-hand', reference: 'TX-1' },
  ]);
});

test('a new row waits while the table is being read, and changes show at once', async () => {
  await openDesk(ali);
  screen.getByRole('region', { name: 'Table of requests' }).focus();
  const sana = withdrawalRow({ id: 'b', username: 'Sana', timestamp: Date.now() + 1 });
  tell('withdrawal:added', { withdrawal: sana });
  tell('withdrawal:changed', { withdrawal: { ...ali, version: 2, status: 'Paid' } });
  tell('withdrawal:changed', { withdrawal: { ...ali, version: 1 } });
  expect(screen.queryByRole('rowheader', { name: 'Sana' })).toBeNull();
  expect(statusButton().textContent).toBe('Paid');
  fireEvent.click(screen.getByRole('button', { name: '1 new request' }));
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Sana', 'Ali']);
});

test('a header sorts by asking for that order', async () => {
  const desk = await openDesk(ali);
  fireEvent.click(screen.getByRole('button', { name: 'Status' }));
  const header = screen.getByRole('columnheader', { name: 'Status' });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await waitFor(() => expect(desk.asked.at(-1)?.path).toBe('/api/admin/withdrawals?sort=status&order=desc'));
});

test('a session that is over leads back to the gate and leaves nothing behind', async () => {
  await openDesk(ali);
  tell('session:ended', { reason: 'expired' });
  await screen.findByRole('heading', { name: 'Admin gate' });
  expect(screen.getByRole('alert').textContent).toContain('Session expired. Please log in again.');
  expect(sessionStorage.getItem('sawaal:admin')).toBeNull();
  expect(document.body.textContent).not.toContain('03001234567');
});

test('a refused token ends the session, too', async () => {
  const desk = await openDesk(ali);
  desk.next(/^PUT/, problem(401, 'ADMIN_SESSION_EXPIRED', 'Session expired. Please log in again.'));
  fireEvent.click(statusButton());
  await screen.findByRole('heading', { name: 'Admin gate' });
});
