import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeAdminServer, problem } from '../features/admin/testing/fake-admin-server.ts';
import { tell } from '../features/admin/testing/fake-socket.ts';
import { withdrawalRow } from '../features/admin/testing/withdrawal-row.ts';
import { wholeText } from '../testing/whole-text.ts';
import { ali, enter, open, openDashboard, setUp, tearDown } from './testing/admin-page.tsx';

vi.hoisted(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
vi.mock('socket.io-client', () => import('../features/admin/testing/fake-socket.ts'));

beforeEach(setUp);
afterEach(tearDown);

test('the dashboard begins with the figures, each plot with a table that says the same', async () => {
  fakeAdminServer([]);
  open('/');
  enter();
  await screen.findByRole('heading', { name: 'Figures', level: 2 });
  await screen.findByText('within the 24 hours promised');
  expect(screen.getByText('44 slots free')).toBeTruthy();
  expect(screen.getByText(wholeText('5 members active today'))).toBeTruthy();
  // There is no canvas here: the tables stand in the place of the plots.
  const plays = await screen.findByRole('region', { name: 'Table: Plays and right answers by hour' });
  expect(within(plays).getByRole('row', { name: /3:00 pm 1 5 4$/ })).toBeTruthy();
});

test('a search shows what it finds at once where all is loaded, in whatever spelling of a number', async () => {
  const bilal = withdrawalRow({ id: 'b', username: 'Bilal', accountNumber: '03331112223', timestamp: 2 });
  const admin = await openDashboard(ali, bilal);
  const box = screen.getByRole('searchbox', { name: 'Search requests' });
  const search = (value: string) => {
    fireEvent.change(box, { target: { value } });
    fireEvent.submit(box);
  };
  search('bil');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Ali' })).toBeNull());
  expect(screen.getByRole('rowheader', { name: 'Bilal' })).toBeTruthy();
  search('+92 300 1234567');
  await screen.findByRole('rowheader', { name: 'Ali' });
  expect(screen.queryByRole('rowheader', { name: 'Bilal' })).toBeNull();
  search('nobody');
  await screen.findByText('No withdrawal requests found.');
  expect(admin.sent(/withdrawals\?.*q=/)).toEqual([]);
});

test('where not all is loaded, a search asks the server, and the CSV has the same filters', async () => {
  const admin = fakeAdminServer([]);
  admin.next(/withdrawals\?$/, Response.json({ withdrawals: [ali], nextCursor: 'more' }));
  open();
  enter();
  await screen.findByRole('heading', { name: /Admin dashboard/ });
  tell('connect');
  await screen.findByRole('rowheader', { name: 'Ali' });
  admin.next(/q=zain/, Response.json({ withdrawals: [], nextCursor: null }));
  const box = screen.getByRole('searchbox', { name: 'Search requests' });
  fireEvent.change(box, { target: { value: 'zain' } });
  await screen.findByText('No withdrawal requests found.', {}, { timeout: 2_000 });
  fireEvent.click(screen.getByRole('radio', { name: /Pending/ }));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:csv';
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(admin.sent(/\.csv/)[0]?.path).toBe('/api/admin/withdrawals.csv?status=Pending&q=zain');
});

test.each([true, false])(
  'a link to a payout that waits for a person shows its row, whatever was searched for; all loaded: %s [PAGE-5]',
  async (isWhole) => {
    const stuck = withdrawalRow({ id: 'b', username: 'Bilal', payoutState: 'unknown', timestamp: 2 });
    const admin = await openDashboard(ali, stuck);
    if (!isWhole) {
      admin.next(/status=Pending/, Response.json({ withdrawals: [ali, stuck], nextCursor: 'more' }));
      tell('resync');
    }
    tell('queues:changed', {
      queues: [{ name: 'payout', depth: 0, running: 0, oldestAgeMs: null, failed: [], unknown: 1 }],
    });
    const search = async (value: string) => {
      const box = screen.getByRole('searchbox', { name: 'Search requests' });
      fireEvent.change(box, { target: { value } });
      fireEvent.submit(box);
      await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Bilal' })).toBeNull());
    };
    await search('Ali');
    fireEvent.click(screen.getByRole('link', { name: /^Queues/ }));
    const way = await screen.findByRole('link', { name: /Bilal: Outcome unknown/ });
    if (isWhole) {
      fireEvent.click(way);
    } else {
      // The server's first page ends before it.
      admin.next(/withdrawals\?$/, Response.json({ withdrawals: [ali], nextCursor: 'more' }));
      fireEvent.click(way);
      await waitFor(() => expect(admin.sent(/withdrawals\?$/)).toHaveLength(2));
    }
    await screen.findByRole('rowheader', { name: 'Ali' });
    await screen.findByRole('rowheader', { name: 'Bilal' });
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  },
);

test('on a phone a request is a card, whose status is flipped as in a row', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width <'),
    addEventListener() {},
    removeEventListener() {},
  }));
  const admin = await openDashboard(ali);
  expect(screen.queryByRole('table')).toBeNull();
  const card = screen.getByRole('heading', { name: 'Ali' }).closest('li') ?? document.body;
  for (const text of ['03001234567', 'Ayesha Khan', 'PKR 250.00']) within(card).getByText(text);
  admin.next(/^PUT/, Response.json({ withdrawal: { ...ali, version: 2, status: 'Paid' } }));
  fireEvent.click(within(card).getByRole('button', { name: /mark the request of Ali as Paid/ }));
  await within(card).findByText('Paid');
  fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'oldest' } });
  await waitFor(() => expect(admin.sent(/sort=timestamp&order=asc/)).toHaveLength(1));
});

test('details that are open stay open when a tablet is turned and its rows become cards', async () => {
  let turn = (): void => {};
  let isNarrow = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return isNarrow && query.includes('width <');
    },
    addEventListener: (_: string, heard: () => void) => {
      if (query.includes('width <')) turn = heard;
    },
    removeEventListener() {},
  }));
  await openDashboard(ali);
  fireEvent.click(screen.getByRole('button', { name: 'Details of the request of Ali', expanded: false }));
  expect(screen.getByRole('table')).toBeTruthy();
  isNarrow = true;
  act(() => turn());
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Details of the request of Ali', expanded: true }));
  screen.getByRole('button', { name: 'Details of the request of Ali', expanded: false });
});

test('the cleanup says who would go, and why others stay, before the button is pressed', async () => {
  fakeAdminServer([]);
  open('/?view=cleanup');
  enter();
  await screen.findByRole('heading', { name: '2 members would go' });
  expect(screen.getByText('Imran').closest('li')?.textContent).toContain('away for 6 days, 90 points');
  expect(screen.getByText(wholeText('and 1 more'))).toBeTruthy();
  expect(screen.getByRole('heading', { name: '5 members would stay' })).toBeTruthy();
  expect(screen.getByText('inactive, but owed money').nextElementSibling?.textContent).toBe('1');
});

test('what went wrong at the gate is gone once it is open', async () => {
  const admin = fakeAdminServer([]);
  admin.next(/sessions/, problem(401, 'ADMIN_CREDENTIALS', 'Invalid credentials. Please try again.'));
  open();
  enter();
  await waitFor(() => expect(screen.getAllByText(/Invalid credentials/).length).toBeGreaterThan(1));
  enter();
  await screen.findByRole('heading', { name: /Admin dashboard/ });
  // The animation of its going ends in a browser alone.
  await waitFor(() => expect(document.querySelector('.Toastify__toast:not(.toast-exit)')).toBeNull());
});
