import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAdminSession } from '../session/admin-session.ts';
import { fakeAdminServer } from '../testing/fake-admin-server.ts';
import { openMessage } from '../testing/open-message.ts';
import { SupportPanel } from './support-panel.tsx';
import { hearMessage, supportResource } from './support-store.ts';

beforeEach(() => {
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

const written = (id: string, timestamp: number) => ({
  id,
  name: 'Ayesha Khan',
  email: 'ayesha@gmail.com',
  message: `message ${id}`,
  timestamp,
  ...openMessage,
});
const rows = () =>
  screen
    .getAllByRole('rowheader')
    .map((header) => [header.textContent, header.closest('tr')?.querySelectorAll('li').length]);

test('a name taken again after a deletion starts with no messages; the old ones are a deleted account’s', async () => {
  const admin = fakeAdminServer([]);
  const ofAccount = (accountId: string, deleted: boolean, ids: readonly string[]) => ({
    accountId,
    username: 'Ayesha',
    deleted,
    messages: ids.map((id, index) => written(id, index)),
  });
  render(<SupportPanel />, { wrapper: MemoryRouter });
  admin.next(/support/, Response.json({ groups: [ofAccount('one', false, ['a', 'b'])] }));
  await act(supportResource.refresh);
  expect(rows()).toEqual([['Ayesha 2', 2]]);

  admin.next(/support/, Response.json({ groups: [ofAccount('one', true, ['a', 'b'])] }));
  await act(supportResource.refresh);
  expect(rows()).toEqual([['Ayesha 2 deleted account', 2]]);

  act(() => hearMessage({ accountId: 'two', username: 'Ayesha', message: written('c', 9) }));
  expect(rows()).toEqual([
    ['Ayesha 1', 1],
    ['Ayesha 2 deleted account', 2],
  ]);
});
