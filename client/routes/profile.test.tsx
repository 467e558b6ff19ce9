import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LedgerEntryView, ProgressView } from '../../shared/contract/views.ts';
import { forgetProfile } from '../features/profile/profile-client.ts';
import { takeChange } from '../features/profile/profile-store.ts';
import { profileView } from '../features/profile/testing/profile-view.ts';
import { sessionManager, useSession } from '../state/session/session.ts';
import { wholeText } from '../testing/whole-text.ts';
import * as route from './profile.tsx';

vi.mock('../state/session/session-live.ts', () => ({ openLive: () => {} }));

const asked: string[] = [];
let profile = profileView();
let entries: LedgerEntryView[] = [];
let progress: ProgressView = { days: [], categories: [] };
let deleting: Promise<Response> | null = null;
let refusal: { status: number; code: string; detail: string } | null = null;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  asked.length = 0;
  profile = profileView();
  entries = [];
  progress = { days: [], categories: [] };
  refusal = null;
  deleting = null;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path === '/api/me' && deleting) return deleting;
    if (refusal) return Response.json(refusal, { status: refusal.status });
    if (path === '/api/me/progress') return Response.json(progress);
    return Response.json(path === '/api/ledger' ? { entries } : profile);
  });
  sessionStorage.clear();
  useSession.setState({ session: null });
  forgetProfile();
});
afterEach(cleanup);

function logIn(): void {
  sessionManager().open({ sessionToken: 'token-1', username: 'Ayesha', expiresAt: Date.now() + 3_600_000 });
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/profile', ...route, HydrateFallback: () => null },
      { path: '/quiz', element: <p>The quizzes</p> },
    ],
    { initialEntries: ['/profile'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

async function openProfile(): Promise<void> {
  logIn();
  open();
  await screen.findByRole('dialog', { name: 'Important Information' });
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
}

test('a visitor is led to the quizzes', async () => {
  const router = open();
  await screen.findByText('The quizzes');
  expect(router.state.location.pathname).toBe('/quiz');
  expect(asked).toEqual([]);
});

test('tells in words and a table how points came about, and what was right in each category', async () => {
  progress = {
    days: [
      { day: '2026-01-14', points: 100 },
      { day: '2026-01-15', points: 1_140 },
    ],
    categories: [{ id: 'music', plays: 3, rightAnswers: 12, questions: 15 }],
  };
  await openProfile();
  await screen.findByText(wholeText('1,140 points now, +1,040 in 2 days. The most were 1,140.'));
  expect(screen.getByRole('row', { name: '14 Jan 100' })).toBeTruthy();
  expect(screen.getByText('Music').parentElement?.textContent).toBe('Music12 of 15 right, 80 %');
});

test('opening the page prolongs the session exactly once', async () => {
  profile = profileView({ expiresAt: 7_777_777_777_777 });
  await openProfile();
  expect(asked.filter((path) => path === '/api/profile')).toHaveLength(1);
  expect(useSession.getState().session?.expiresAt).toBe(7_777_777_777_777);
});

test('shows points, money, rank and the way to the next one, and follows a change', async () => {
  profile = profileView({ points: 260, pkr: '26.00', quizCount: 9, rank: 'Bronze', version: 2 });
  await openProfile();
  expect(screen.getByText(wholeText('worth PKR 26.00'))).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'The way to Silver' })).toBeTruthy();
  expect(screen.getByText('240 points to Silver')).toBeTruthy();
  act(() => takeChange({ points: 510, pkr: '51.00', quizCount: 10, rank: 'Silver', version: 3 }));
  expect(screen.getByText('990 points to Gold')).toBeTruthy();
});

test('says when an inactive account may be deleted, and otherwise what keeps it', async () => {
  profile = profileView({ inactivity: { kind: 'deletable', from: Date.UTC(2026, 10, 24, 9) } });
  await openProfile();
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-24T09:00:00.000Z');
  cleanup();
  forgetProfile();
  profile = profileView({ inactivity: { kind: 'kept', by: 'pending-withdrawal' } });
  await openProfile();
  expect(screen.getByText(/a withdrawal of yours is still to be paid/)).toBeTruthy();
  expect(document.querySelector('time')).toBeNull();
  cleanup();
  forgetProfile();
  profile = profileView({ inactivity: { kind: 'kept', by: 'cleanup-off' } });
  await openProfile();
  expect(screen.getByText(/unused accounts are not deleted at present/)).toBeTruthy();
});

test('the ledger is empty at first, then lists every change', async () => {
  await openProfile();
  expect(screen.getByText(/The points of your first quiz/)).toBeTruthy();
  cleanup();
  forgetProfile();
  entries = [
    { id: '2', at: 2, points: -2_500, balance: 100, reason: 'withdrawal', ref: 'w1' },
    { id: '1', at: 1, points: 50, balance: 2_600, reason: 'quiz', ref: 'general-knowledge/world-history' },
  ];
  await openProfile();
  expect(screen.getByText(wholeText('−2,500 points'))).toBeTruthy();
  expect(screen.getByText(wholeText('+50 points'))).toBeTruthy();
  expect(screen.getByRole('link', { name: 'World History' })).toBeTruthy();
  expect(screen.getByText(wholeText('Balance 2,600'))).toBeTruthy();
});

test('below 2,500 points Withdraw Funds says what is missing', async () => {
  profile = profileView({ points: 2_499 });
  await openProfile();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw Funds' }));
  expect(screen.getByRole('dialog', { name: 'Insufficient Points' }).textContent).toContain(
    'You need at least 2,500 points to withdraw funds. Keep playing quizzes to earn more!',
  );
});

test('the notices can be read again, and the security one leads to the change of password', async () => {
  await openProfile();
  fireEvent.click(screen.getByRole('button', { name: 'New Feature Released' }));
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Important Security Update' }));
  expect(screen.getByRole('dialog').textContent).toContain('90 days');
  fireEvent.click(screen.getAllByRole('button', { name: 'Change password' })[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')));
});

test('a load that fails can be tried again', async () => {
  refusal = { status: 503, code: 'UNAVAILABLE', detail: 'Not now.' };
  logIn();
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  refusal = null;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Important Information' });
});

test('a deletion that is under way can be neither called off nor hidden [PAGE-3]', async () => {
  await openProfile();
  const refused = Promise.withResolvers<Response>();
  deleting = refused.promise;
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account…' }));
  const stay = screen.getByRole('button', { name: 'Keep my account' });
  expect(stay.getAttribute('aria-disabled')).toBe('false');
  fireEvent.submit(screen.getByLabelText('Your password'));
  await screen.findByRole('button', { name: 'Deleting…' });
  expect(stay.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(stay);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeTruthy();
  refused.resolve(Response.json({ code: 'WRONG_PASSWORD', detail: 'Incorrect password!' }, { status: 401 }));
  await waitFor(() => expect(stay.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(stay);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('logging out leads to the quizzes', async () => {
  await openProfile();
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText('The quizzes');
  expect(sessionStorage.getItem('sessionToken')).toBeNull();
  expect(asked.at(-1)).toBe('/api/sessions/current');
});
