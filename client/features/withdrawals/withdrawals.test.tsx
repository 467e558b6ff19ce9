import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionManager, useSession } from '../../state/session/session.ts';
import { showToast } from '../../state/toasts/toast.ts';
import { wholeText } from '../../testing/whole-text.ts';
import { withdrawalView } from './testing/withdrawal-view.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';
import { openWithdrawalDialog } from './withdrawal-dialog-store.ts';
import { WithdrawalList } from './withdrawal-list.tsx';
import { withdrawalsResource, withdrawing } from './withdrawals-client.ts';
import { takeWithdrawals } from './withdrawals-store.ts';

vi.mock('../../state/session/session-live.ts', () => ({ openLive: () => {} }));
vi.mock('../../state/toasts/toast.ts', async (original) => ({
  ...(await original<typeof import('../../state/toasts/toast.ts')>()),
  showToast: vi.fn(),
}));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  vi.mocked(showToast).mockReset();
  sessionStorage.clear();
  withdrawing.of(null);
  useSession.setState({ session: null });
  withdrawalsResource.reset();
  sessionManager().open({ sessionToken: 'token-1', username: 'Ayesha', expiresAt: Date.now() + 3_600_000 });
});
afterEach(cleanup);

function open(points = 2_600): void {
  render(
    <>
      <WithdrawalDialog points={points} />
      <WithdrawalList initial={[]} />
    </>,
  );
  act(openWithdrawalDialog);
}

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

function fill(): void {
  write('Account name', 'Ayesha Khan');
  write('Account number', '0300 1234567');
}

function refuse(status: number, code: string, detail: string): void {
  fetched.mockResolvedValueOnce(Response.json({ code, detail }, { status }));
}

const sentIds = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).requestId);

test('says what it costs and pays, and what becomes of points and rank', () => {
  open();
  const { textContent } = screen.getByRole('dialog', { name: 'Withdraw Funds' });
  expect(textContent).toContain('2,500 points=PKR 250.00');
  expect(textContent).toContain('You are Diamond now; with 100 points left you will be Bronze.');
  expect(screen.getByLabelText<HTMLInputElement>('JazzCash').checked).toBe(true);
});

test('can be sent once name and number are there, and not while it is on its way', async () => {
  open();
  expect(button('Request withdrawal').disabled).toBe(true);
  write('Account name', 'Ayesha Khan');
  expect(button('Request withdrawal').disabled).toBe(true);
  write('Account number', '   ');
  expect(button('Request withdrawal').disabled).toBe(true);
  write('Account number', '03001234567');
  expect(button('Request withdrawal').disabled).toBe(false);
  fetched.mockReturnValueOnce(new Promise(() => {}));
  fireEvent.click(button('Request withdrawal'));
  fireEvent.submit(field('Account name').form as HTMLFormElement);
  await waitFor(() => expect(button('Sending your request…').disabled).toBe(true));
  expect(fetched).toHaveBeenCalledTimes(1);
  // Another member, so that the next test finds nothing in flight.
  act(() => withdrawing.of(null));
});

test('says early how a number will be read', () => {
  open();
  write('Account number', '+92 300 1234567');
  expect(screen.getByText(wholeText('Will be paid to 03001234567'))).toBeTruthy();
  write('Account number', '12345678901234');
  expect(screen.getByText(/does not look like/)).toBeTruthy();
});

test('a refusal of the number stands beside it, with the focus there', async () => {
  open();
  fill();
  refuse(422, 'ACCOUNT_NUMBER_INVALID', 'Please enter a Pakistani mobile number.');
  fireEvent.click(button('Request withdrawal'));
  await screen.findByText('Please enter a Pakistani mobile number.');
  expect(document.activeElement).toBe(field('Account number'));
  expect(field('Account number').getAttribute('aria-invalid')).toBe('true');
  expect(field('Account name').value).toBe('Ayesha Khan');
});

test('no answer: the form stays, and trying again sends the same request', async () => {
  open();
  fill();
  fireEvent.click(screen.getByLabelText('SadaPay'));
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(button('Request withdrawal'));
  await screen.findByText(/it’s the same request when you try again, and it is taken once/);
  expect(
    screen.getAllByRole('alert').some(({ textContent }) => textContent?.includes('cannot be reached')),
  ).toBe(true);
  expect(field('Account number').value).toBe('0300 1234567');
  fetched.mockResolvedValueOnce(
    Response.json({ withdrawal: withdrawalView({ paymentMethod: 'SadaPay' }) }, { status: 200 }),
  );
  fireEvent.click(button('Try again'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(sentIds()).size).toBe(1);
  expect(sentIds()).toHaveLength(3);
  expect(showToast).toHaveBeenCalledWith('success', 'Request sent! PKR 250.00 by SadaPay within 24 hours.');
  expect(screen.getByText('PKR 250.00')).toBeTruthy();
});

test('an unanswered request is offered again by the list', async () => {
  open();
  fill();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.click(button('Request withdrawal'));
  await screen.findByRole('button', { name: 'Try again' });
  fireEvent.click(button('Close'));
  fireEvent.click(button('Go on with it'));
  expect(field('Account name').value).toBe('Ayesha Khan');
});

test('a failure behind a closed overlay is told all the same', async () => {
  open();
  fill();
  let answer = (_: Response): void => {};
  fetched.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  fireEvent.click(button('Request withdrawal'));
  fireEvent.click(button('Close'));
  answer(Response.json({ code: 'RATE_LIMITED', detail: 'Not now.' }, { status: 429 }));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('error', 'Not now.'));
});

test('the list tells status and times, drops what is old, and celebrates a payment in place', () => {
  render(<WithdrawalList initial={[]} />);
  expect(screen.getByText(/None yet/)).toBeTruthy();
  act(() => takeWithdrawals([withdrawalView()]));
  expect(screen.getByText(wholeText('account ending in 4567'))).toBeTruthy();
  expect(screen.queryByText(/Shabash/)).toBeNull();
  const at = Date.UTC(2026, 10, 21, 12);
  const history = [{ at, from: 'Pending', to: 'Paid' } as const];
  act(() => takeWithdrawals([withdrawalView({ version: 2, status: 'Paid', reference: 'TX-77', history })]));
  act(() => takeWithdrawals([withdrawalView()]));
  expect(screen.getByRole('status').textContent).toBe('Shabash! PKR 250.00 was paid by JazzCash.');
  expect(screen.getByText('TX-77')).toBeTruthy();
  expect(screen.getAllByText('Paid')).toHaveLength(2);
});

test('what was paid before the page was opened is no news', () => {
  render(<WithdrawalList initial={[withdrawalView({ status: 'Paid' })]} />);
  expect(screen.queryByText(/Shabash/)).toBeNull();
});
