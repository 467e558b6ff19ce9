import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeAdminServer, problem } from '../features/admin/testing/fake-admin-server.ts';
import { tell } from '../features/admin/testing/fake-socket.ts';
import { withdrawalRow } from '../features/admin/testing/withdrawal-row.ts';
import { wholeText } from '../testing/whole-text.ts';
import { ali, enter, open, openDashboard, setUp, statusButton, tearDown } from './testing/admin-page.tsx';

vi.hoisted(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
vi.mock('socket.io-client', () => import('../features/admin/testing/fake-socket.ts'));

beforeEach(setUp);
afterEach(tearDown);

test('the gate has three hidden fields, says what the server says, and lets an admin in', async () => {
  const admin = fakeAdminServer([]);
  admin.next(/sessions/, problem(401, 'ADMIN_CREDENTIALS', 'Invalid credentials. Please try again.'));
  admin.next(/sessions/, problem(429, 'RATE_LIMITED', 'Too many attempts. Please wait 30 seconds.'));
  open();
  for (const input of document.querySelectorAll('input')) expect(input.type).toBe('password');
  enter();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Invalid credentials.'));
  enter();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Please wait 30 seconds.'));
  enter();
  await screen.findByRole('heading', { name: /Admin dashboard/ });
  expect(admin.asked[0]?.body).toEqual({ email: 'a@example.com', adminKey: 'key', secretCode: 'code' });
  expect(JSON.parse(sessionStorage.getItem('sawaal:admin') ?? '')).toMatchObject({ adminToken: 'admin-1' });
  expect(screen.getByText('Loading...')).toBeTruthy();
  tell('connect');
  await screen.findByText('No withdrawal requests found.');
});

test('a click flips what was seen, is repeated as the same flip, and can be undone', async () => {
  const admin = await openDashboard(ali);
  const paid = { ...ali, version: 2, status: 'Paid' as const };
  admin.next(/^PUT/, problem(503, 'UNAVAILABLE', 'away'));
  admin.next(/^PUT/, Response.json({ withdrawal: paid }));
  fireEvent.click(statusButton());
  fireEvent.click(statusButton());
  const undo = await screen.findByRole('button', { name: /^Undo/ }, { timeout: 3_000 });
  const [first, again, ...more] = admin.sent(/^PUT/);
  expect(first?.body).toMatchObject({ from: 'Pending', to: 'Paid', version: 1 });
  expect(again?.body).toEqual(first?.body);
  expect(more).toEqual([]);

  admin.next(/^PUT/, Response.json({ withdrawal: { ...ali, version: 3 } }));
  fireEvent.click(undo);
  await waitFor(() => expect(statusButton().textContent).toBe('Pending'));
  const back = admin.sent(/^PUT/).at(-1)?.body;
  expect(back).toMatchObject({ from: 'Paid', to: 'Pending', version: 2 });
  expect(back?.flipId).not.toBe(first?.body.flipId);
});

test('another admin was faster: the newest state is shown, and a click meant for the one before does nothing', async () => {
  const admin = await openDashboard(ali);
  const paid = { ...ali, version: 2, status: 'Paid' as const };
  admin.next(
    /^PUT/,
    problem(409, 'STATUS_CHANGED', 'This request was changed meanwhile.', { withdrawal: paid }),
  );
  fireEvent.click(statusButton());
  await waitFor(() => expect(statusButton().textContent).toBe('Paid'));
  fireEvent.click(statusButton());
  expect(admin.sent(/^PUT/)).toHaveLength(1);
  await screen.findByText('Ali: This request was changed meanwhile.');
});

test('flipping what another admin is paying asks first', async () => {
  const admin = await openDashboard(ali);
  const claimed = { ...ali, version: 2, claimedBy: 'b@example.com', claimedUntil: Date.now() + 600_000 };
  admin.next(/^PUT/, problem(409, 'BEING_PAID', 'Change it all the same?', { withdrawal: claimed }));
  fireEvent.click(statusButton());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('b@example.com');
  expect(screen.getByText(wholeText(/is being paid by b@example.com · 10 min/))).toBeTruthy();
  admin.next(/^PUT/, Response.json({ withdrawal: { ...ali, version: 3, status: 'Paid' } }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Mark as Paid' }));
  await waitFor(() => expect(statusButton().textContent).toBe('Paid'));
  expect(admin.sent(/^PUT/).at(-1)?.body).toMatchObject({ version: 2, confirm: true });
});

test('copying a number claims the request, and copies nothing that another admin pays', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const admin = await openDashboard(ali);
  const claimed = { ...ali, version: 2, claimedBy: 'b@example.com', claimedUntil: Date.now() + 600_000 };
  const copy = screen.getByRole('button', { name: 'Copy the account number of Ali' });
  const more = { withdrawal: claimed, claimedBy: 'b@example.com' };
  admin.next(/claim/, problem(409, 'CLAIMED', 'Another admin is paying this request.', more));
  fireEvent.click(copy);
  await screen.findByText(wholeText(/is being paid by b@example.com/));
  expect(writeText).not.toHaveBeenCalled();
  const mine = { ...ali, version: 3, claimedBy: 'a@example.com', claimedUntil: Date.now() + 900_000 };
  admin.next(/claim/, Response.json({ withdrawal: mine }));
  await waitFor(() => expect(copy.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(copy);
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('03001234567'));
  expect(screen.getByText(/You are paying/)).toBeTruthy();
});

test('an unknown payout is paid again only after a question, or marked as paid by hand', async () => {
  const unknown = { ...ali, payoutState: 'unknown' as const };
  const admin = await openDashboard(unknown);
  fireEvent.click(screen.getByRole('button', { name: 'Details of the request of Ali' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay again?' });
  expect(admin.sent(/payout/)).toEqual([]);
  admin.next(/payout/, Response.json({ withdrawal: { ...unknown, version: 2, attempt: 2 } }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pay again' }));
  await screen.findByText(wholeText('Attempt 2'));

  const reference = screen.getByLabelText(/Reference/);
  fireEvent.change(reference, { target: { value: ' TX-1 ' } });
  const paid = { ...unknown, version: 3, attempt: 2, status: 'Paid' as const, reference: 'TX-1' };
  admin.next(/payout/, Response.json({ withdrawal: paid }));
  fireEvent.submit(reference);
  await screen.findByText('TX-1');
  expect(admin.sent(/payout/).map(({ body }) => body)).toEqual([
    { action: 'pay-again', version: 1 },
    { action: 'paid-by-hand', version: 2, reference: 'TX-1', flipId: expect.any(String) },
  ]);
});

test('«pay again» is about the attempt that was shown, and asks again where another admin is paying', async () => {
  const unknown = { ...ali, payoutState: 'unknown' as const };
  const admin = await openDashboard(unknown);
  fireEvent.click(screen.getByRole('button', { name: 'Details of the request of Ali' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pay again?' });
  const later = { ...unknown, version: 4, attempt: 2 };
  tell('withdrawal:changed', { withdrawal: later });
  expect(dialog.textContent).toContain('as attempt 2.');
  admin.next(/payout/, problem(409, 'STATUS_CHANGED', 'This request was changed.', { withdrawal: later }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pay again' }));
  await screen.findByText('Ali: This request was changed.');
  expect(admin.sent(/payout/).at(-1)?.body).toEqual({ action: 'pay-again', version: 1 });

  const claim = { claimedBy: 'b@example.com', claimedUntil: Date.now() + 600_000 };
  const claimed = { ...later, version: 5, ...claim };
  admin.next(/payout/, problem(409, 'BEING_PAID', 'Change it all the same?', { withdrawal: claimed }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay again' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pay again' }));
  const again = await screen.findByText(/is paying this request by hand right now/);
  expect(again.textContent).toContain('b@example.com');
  admin.next(/payout/, Response.json({ withdrawal: { ...later, version: 6, payoutState: 'queued' } }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pay again' }));
  await waitFor(() => expect(admin.sent(/payout/)).toHaveLength(3));
  expect(admin.sent(/payout/).at(-1)?.body).toEqual({ action: 'pay-again', version: 5, confirm: true });
});

test('a reference that settled another request is refused, and that request is named', async () => {
  const sana = withdrawalRow({ id: 'sana-1', username: 'Sana', status: 'Paid', reference: 'TX-1' });
  const admin = await openDashboard(ali, sana);
  fireEvent.click(screen.getByRole('button', { name: 'Details of the request of Ali' }));
  const more = { withdrawal: ali, usedBy: sana.id };
  admin.next(/^PUT/, problem(409, 'REFERENCE_USED', 'Settled with this reference already.', more));
  const reference = screen.getByLabelText(/Reference/);
  fireEvent.change(reference, { target: { value: 'TX-1' } });
  fireEvent.submit(reference);
  await screen.findByText(/Ali: Settled with this reference already. It is the request of Sana \(sana-1\)/);
  expect((reference as HTMLInputElement).value).toBe('TX-1');
  expect(statusButton().textContent).toBe('Pending');
});

test('a new row waits while the table is being read, and changes show at once', async () => {
  await openDashboard(ali);
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
  const admin = await openDashboard(ali);
  fireEvent.click(screen.getByRole('button', { name: 'Status' }));
  const header = screen.getByRole('columnheader', { name: 'Status' });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await waitFor(() => expect(admin.asked.at(-1)?.path).toBe('/api/admin/withdrawals?sort=status&order=desc'));
});

test('a session that is over leads back to the gate and leaves nothing behind', async () => {
  await openDashboard(ali);
  tell('session:ended', { reason: 'expired' });
  await screen.findByRole('heading', { name: 'Admin gate' });
  expect(screen.getByRole('alert').textContent).toContain('Session expired. Please log in again.');
  expect(sessionStorage.getItem('sawaal:admin')).toBeNull();
  expect(document.body.textContent).not.toContain('03001234567');
});

test('a refused token ends the session, too', async () => {
  const admin = await openDashboard(ali);
  admin.next(/^PUT/, problem(401, 'ADMIN_SESSION_EXPIRED', 'Session expired. Please log in again.'));
  fireEvent.click(statusButton());
  await screen.findByRole('heading', { name: 'Admin gate' });
});
