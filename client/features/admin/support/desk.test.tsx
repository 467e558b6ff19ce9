import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeText } from '../../../testing/whole-text.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { fakeAdminServer, problem } from '../testing/fake-admin-server.ts';
import { openMessage } from '../testing/open-message.ts';
import { replyLink } from './mail-link.ts';
import { SupportPanel } from './support-panel.tsx';
import { hearMarked, hearMessage, supportResource } from './support-store.ts';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const session = {
    adminToken: 'admin-1',
    email: 'a@example.com',
    expiresAt: Date.now() + 3_600_000,
    serverAhead: 0,
  };
  useAdminSession.setState({ session, message: null });
  supportResource.reset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const letter = (id: string, changes: object = {}) => ({
  id,
  name: `Writer ${id}`,
  email: 'ayesha@gmail.com',
  message: `letter ${id}`,
  timestamp: 1,
  ...openMessage,
  ...changes,
});
const entry = (id: string, changes: object = {}) => ({
  accountId: 'one',
  username: 'Ayesha',
  message: letter(id, changes),
});
const page = (...messages: readonly ReturnType<typeof letter>[]) =>
  Response.json({
    groups: messages.length > 0 ? [{ accountId: 'one', username: 'Ayesha', deleted: false, messages }] : [],
    nextCursor: null,
  });

async function openDesk(...messages: readonly ReturnType<typeof letter>[]) {
  const admin = fakeAdminServer([]);
  admin.next(/support/, page(...messages));
  render(<SupportPanel />, { wrapper: MemoryRouter });
  await act(supportResource.refresh);
  return admin;
}
const letters = () => screen.queryAllByText(/^letter/).map(({ textContent }) => textContent);
const itemOf = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);

test('the desk begins with what is open; done ones and a search are asked of the server', async () => {
  const admin = await openDesk(letter('a'));
  expect(admin.sent(/support/)[0]?.path).toContain('status=open');
  admin.next(/support/, page(letter('b', { done: true })));
  fireEvent.click(screen.getByRole('radio', { name: 'Done' }));
  await screen.findByText('letter b');
  expect(letters()).toEqual(['letter b']);
  admin.next(/support/, page());
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' rent ' } });
  await screen.findByText('No messages found.');
  expect(admin.sent(/support/).at(-1)?.path).toMatch(/status=done&q=rent$/);
});

test('what is marked stays where it is, says by whom, and can be opened again', async () => {
  const admin = await openDesk(letter('a'), letter('b'));
  admin.next(/PUT/, Response.json(entry('a', { done: true, doneBy: 'a@example.com', version: 1 })));
  fireEvent.click(itemOf('letter a').getByRole('button', { name: 'Mark as done' }));
  await screen.findByText(wholeText(/Done by a@example.com/));
  expect(admin.sent(/PUT/)[0]).toMatchObject({ path: '/api/admin/support/a', body: { done: true } });
  expect(letters()).toEqual(['letter a', 'letter b']);
  admin.next(/PUT/, Response.json(entry('a', { version: 2 })));
  fireEvent.click(itemOf('letter a').getByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(screen.queryByText(/Done by/)).toBeNull());
  expect(admin.sent(/PUT/)[1]?.body).toEqual({ done: false });
});

test('another admin’s mark is seen at once, an older one that comes late is not', async () => {
  await openDesk(letter('a'));
  act(() => hearMarked(entry('a', { version: 2 })));
  act(() => hearMarked(entry('a', { done: true, doneBy: 'b@example.com', version: 1 })));
  expect(screen.queryByText(/Done by/)).toBeNull();
  act(() => hearMarked(entry('a', { done: true, doneBy: 'b@example.com', version: 3 })));
  expect(screen.getByText(wholeText(/Done by b@example.com/))).toBeTruthy();
});

test('what was dealt with while the connection was away is gone with the next list; what came meanwhile stays', async () => {
  const admin = await openDesk(letter('a'), letter('b'));
  admin.next(/support/, () => {
    act(() => hearMessage(entry('c', { timestamp: 3 })));
    return page(letter('b'));
  });
  await act(supportResource.refresh);
  expect(letters()).toEqual(['letter b', 'letter c']);
});

test('a new message joins the open ones, and a search only where it fits', async () => {
  const admin = await openDesk(letter('a'));
  act(() => hearMessage(entry('b')));
  expect(letters()).toEqual(['letter a', 'letter b']);
  admin.next(/q=rent/, page());
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rent' } });
  await screen.findByText('No messages found.');
  act(() => hearMessage(entry('c')));
  act(() => hearMessage(entry('d', { message: 'letter about the RENT' })));
  expect(letters()).toEqual(['letter about the RENT']);
});

test('a message that went with its account goes from the desk', async () => {
  const admin = await openDesk(letter('a'));
  admin.next(/PUT/, problem(404, 'NOT_FOUND', 'There is nothing at this address.'));
  fireEvent.click(itemOf('letter a').getByRole('button', { name: 'Mark as done' }));
  await screen.findByText('No messages found.');
});

test('a reply opens the mail program with the message quoted; nothing in it becomes a header', () => {
  const link = replyLink(letter('a', { email: 'x@example.com?bcc=y@example.com', message: 'one\ntwo' }));
  const { pathname, searchParams } = new URL(link);
  expect(decodeURIComponent(pathname)).toBe('x@example.com?bcc=y@example.com');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('body')).toMatch(/> one\r\n> two$/);
  expect(replyLink(letter('a', { message: '🙂'.repeat(5_000) })).length).toBeLessThan(20_000);
});

test('before a link is made the desk says whose it would be and what to check; the link is shown once', async () => {
  const admin = await openDesk(letter('a', { email: 'ali@example.com' }));
  const check = {
    username: 'Ayesha',
    email: 'ayesha@gmail.com',
    memberSince: 1,
    lastActive: 2,
    loggedIn: true,
    sameAddress: false,
    links: [],
  };
  admin.next(/GET .*password-reset/, Response.json(check));
  fireEvent.click(screen.getByRole('button', { name: 'Password reset…' }));
  await screen.findByText('Somebody may be pretending.');
  expect(screen.getByText('not the account’s')).toBeTruthy();
  expect(admin.sent(/POST/)).toEqual([]);
  const url = 'https://sawaal.example/reset-password#secret';
  admin.next(/POST .*password-reset/, Response.json({ url, expiresAt: 3 }, { status: 201 }));
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  const shown = await screen.findByLabelText<HTMLInputElement>('Link for a new password');
  expect(shown.value).toBe(url);
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: /Write the mail/ });
  expect(mail.href).toMatch(/^mailto:ayesha%40gmail.com\?/);
  fireEvent.click(
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
  );
  expect(screen.queryByDisplayValue(url)).toBeNull();
});

test('of a guest whose address no account has, nothing can be made', async () => {
  const admin = await openDesk(letter('a'));
  const text = 'A guest wrote this, and no account has that address: there is no password to reset.';
  admin.next(/GET .*password-reset/, problem(409, 'NO_ACCOUNT_OF_MESSAGE', text));
  fireEvent.click(screen.getByRole('button', { name: 'Password reset…' }));
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
});
