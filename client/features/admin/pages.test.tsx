import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DashboardNav } from './dashboard-nav.tsx';
import { RequestsPanel } from './requests/requests-panel.tsx';
import { fetchRequests, forgetRequests, hearAdded, useRequests } from './requests/requests-store.ts';
import { useAdminSession } from './session/admin-session.ts';
import { SupportPanel } from './support/support-panel.tsx';
import { hearMessage, supportResource } from './support/support-store.ts';
import { fakeAdminServer, problem } from './testing/fake-admin-server.ts';
import { openMessage } from './testing/open-message.ts';
import { withdrawalRow } from './testing/withdrawal-row.ts';

const request = (n: number, over: object = {}) =>
  withdrawalRow({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    username: `Member-${n}`,
    timestamp: n,
    ...over,
  });
const page = (withdrawals: readonly object[], nextCursor: string | null) =>
  Response.json({ withdrawals, nextCursor });

beforeEach(() => {
  const session = { adminToken: 'admin-1', email: 'a@example.com', expiresAt: Date.now() + 3_600_000 };
  useAdminSession.setState({ session: { ...session, serverAhead: 0 }, message: null });
  forgetRequests();
  supportResource.reset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openRequests(first: Response) {
  const admin = fakeAdminServer([]);
  admin.next(/withdrawals/, first);
  render(
    <MemoryRouter>
      <DashboardNav view="withdrawals" />
      <RequestsPanel me="a@example.com" />
    </MemoryRouter>,
  );
  await fetchRequests();
  return admin;
}
const shown = () =>
  screen
    .queryAllByRole('button', { name: /mark the request of/ })
    .map((button) => button.id || button.ariaLabel);
const members = () => shown().map((label) => /Member-\d/.exec(String(label))?.[0]);
const counted = () => screen.getByRole('link', { name: /Withdrawals/ }).textContent;

test('a long list of requests comes in pages, and says what it doesn’t know yet', async () => {
  const admin = await openRequests(page([request(5), request(4)], 'page-2'));
  await vi.waitFor(() => expect(members()).toEqual(['Member-5', 'Member-4']));
  expect(counted()).toContain('2+ pending');

  admin.next(/withdrawals/, page([request(3)], null));
  fireEvent.click(screen.getByRole('button', { name: 'Load more requests' }));
  await vi.waitFor(() => expect(members()).toEqual(['Member-5', 'Member-4', 'Member-3']));
  expect(admin.sent(/withdrawals/).at(-1)?.path).toContain('cursor=page-2');
  expect(screen.queryByRole('button', { name: 'Load more requests' })).toBeNull();
  expect(counted()).toContain('3 pending');
});

test('a live request stands on top of the pages, and one behind them comes with its page', async () => {
  await openRequests(page([request(5), request(4)], 'page-2'));
  hearAdded(request(6));
  hearAdded(request(2));
  await vi.waitFor(() => expect(members()).toEqual(['Member-6', 'Member-5', 'Member-4']));
});

test('a filter over a list that is not whole is the server’s', async () => {
  const admin = await openRequests(page([request(5)], 'page-2'));
  admin.next(/withdrawals/, page([request(1, { status: 'Paid' })], null));
  fireEvent.click(await screen.findByRole('radio', { name: /Paid/ }));
  await vi.waitFor(() => expect(members()).toEqual(['Member-1']));
  expect(admin.sent(/withdrawals/).at(-1)?.path).toContain('status=Paid');
});

test('after an interruption, what a page no longer has while it is read is asked for: moved, or gone', async () => {
  const admin = await openRequests(page([request(5), request(4), request(3)], 'page-2'));
  document.querySelector<HTMLElement>('section[aria-label="Table of requests"]')?.focus();
  admin.next(/withdrawals\?/, page([request(5)], 'page-2'));
  admin.next(/withdrawals\?/, page([], 'page-3'));
  admin.next(/withdrawals\?/, page([request(2), request(1)], null));
  admin.next(/withdrawals\/.*4$/, Response.json({ withdrawal: request(4, { version: 2, status: 'Paid' }) }));
  admin.next(/withdrawals\/.*3$/, problem(409, 'MEMBER_GONE', 'gone'));
  await fetchRequests();
  const { table } = useRequests.getState();
  expect(table.rows.get(request(4).id)?.status).toBe('Paid');
  expect([...table.gone]).toEqual([request(3).id]);
});

test('older messages come in pages, and new ones while they are read', async () => {
  const letters = (...numbers: number[]) => [
    {
      accountId: 'account-ali',
      username: 'Ali',
      deleted: false,
      messages: numbers.map((n) => ({
        id: `m${n}`,
        name: 'A',
        email: 'a@example.com',
        message: `Letter ${n}`,
        timestamp: n,
        ...openMessage,
      })),
    },
  ];
  const admin = fakeAdminServer([]);
  admin.next(/support/, Response.json({ groups: letters(4, 3), nextCursor: 'older' }));
  render(
    <MemoryRouter>
      <SupportPanel />
    </MemoryRouter>,
  );
  await supportResource.refresh();
  await screen.findByText('Letter 4');
  const [live] = letters(5);
  if (live?.messages[0])
    hearMessage({ accountId: 'account-ali', username: 'Ali', message: live.messages[0] });
  admin.next(/support/, Response.json({ groups: letters(2), nextCursor: null }));
  fireEvent.click(screen.getByRole('button', { name: 'Load older messages' }));
  await screen.findByText('Letter 2');
  expect(admin.sent(/support/).at(-1)?.path).toContain('cursor=older');
  expect(screen.getAllByText(/^Letter/).map(({ textContent }) => textContent)).toEqual(
    [2, 3, 4, 5].map((n) => `Letter ${n}`),
  );
  expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();

  // More came than fits a page while nobody listened: what follows comes with its pages again.
  admin.next(/support/, Response.json({ groups: letters(9, 8), nextCursor: 'gap' }));
  await supportResource.refresh();
  await screen.findByRole('button', { name: 'Load older messages' });
  expect(screen.queryByText('Letter 4')).toBeNull();
});
