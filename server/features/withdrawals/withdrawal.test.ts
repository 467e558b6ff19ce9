import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earnPoints } from '../../../tests/builders/member-with-points.ts';
import { allWithdrawals } from '../../../tests/builders/whole-lists.ts';
import {
  createAdminCalls,
  requestWithdrawal,
  withdrawalForm,
} from '../../../tests/clients/withdrawal-calls.ts';
import { type PayoutServer, startPayoutServer } from '../../../tests/servers/payout-server.ts';
import { StoreUnavailable } from '../../ports/store.ts';

let server: PayoutServer;
beforeEach(async () => {
  server = await startPayoutServer();
});
afterEach(() => server.stop());

const request = (token: string, body: object) => server.api.call('createWithdrawal', { token, body });
const me = async (token: string) => (await server.api.call('me', { token })).body;
const debits = async (token: string) =>
  (await server.api.call('ledger', { token })).body.entries.filter(({ reason }) => reason === 'withdrawal');

/** A member's connection, admitted. */
async function _connect(token?: string) {
  const player = await server.connect(token);
  await player.heard('session:ended');
  return player;
}

describe('a withdrawal', () => {
  it('costs 2,500 points and pays PKR 250.00 [MONEY-19]', async () => {
    const token = await server.member('Ayesha', 2_600);
    const reply = await request(token, withdrawalForm());
    expect(reply.status).toBe(201);
    expect(reply.body.withdrawal).toEqual({
      id: expect.any(String),
      version: 1,
      paymentMethod: 'JazzCash',
      accountName: 'Ayesha Khan',
      accountNumberMasked: '•••••••4567',
      amount: 2_500,
      pkrPaisa: 25_000,
      pkr: '250.00',
      status: 'Pending',
      timestamp: server.clock.now(),
      reference: null,
      history: [],
    });
    expect(await me(token)).toMatchObject({ points: 100, pkr: '10.00', rank: 'Bronze' });
    const [debit] = await debits(token);
    expect(debit).toMatchObject({ points: -2_500, balance: 100, ref: reply.body.withdrawal.id });
  });

  it('the number is normalised, whatever way it is written [MONEY-18]', async () => {
    const token = await server.member('Ayesha');
    const id = await requestWithdrawal(server.api, token, { accountNumber: '+92 300-123 4567' });
    expect((await server.container.store.withdrawal(id))?.accountNumber).toBe('03001234567');
  });

  it('twenty clicks from two devices with 2,500 points: one request, 0 points, one debit [MONEY-3]', async () => {
    const token = await server.member('Ayesha');
    const devices = [withdrawalForm(), withdrawalForm()];
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => request(token, devices[n % 2] ?? {})),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect(replies.filter(({ code }) => code === 'INSUFFICIENT_POINTS')).toHaveLength(10);
    expect(await me(token)).toMatchObject({ points: 0, withdrawals: [{ status: 'Pending' }] });
    expect(await debits(token)).toHaveLength(1);
  });

  it('5,000 points, two requests at once: two requests, 0 points left [MONEY-4]', async () => {
    const token = await server.member('Ayesha', 5_000);
    const replies = await Promise.all([request(token, withdrawalForm()), request(token, withdrawalForm())]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect((await me(token)).points).toBe(0);
    expect(await debits(token)).toHaveLength(2);
  });

  it('points earned while withdrawing: no update lost [MONEY-5]', async () => {
    const token = await server.member('Ayesha');
    const accountId = (await server.container.store.credentials('ayesha'))?.accountId ?? '';
    const { store } = server.container;
    await Promise.all([
      ...[10, 20, 30].map((points) => earnPoints(store, accountId, points, server.clock.now())),
      request(token, withdrawalForm()),
      request(token, withdrawalForm()),
    ]);
    expect(await me(token)).toMatchObject({ points: 60, quizCount: 4, rank: 'Bronze' });
    expect(await debits(token)).toHaveLength(1);
  });

  it('the same request id again: 200 and the same withdrawal, also once it is paid', async () => {
    const token = await server.member('Ayesha');
    const form = withdrawalForm();
    const first = await request(token, form);
    await server.workedOff();
    const again = await request(token, {
      ...form,
      accountNumber: '0092 300 1234567',
      accountName: ' Ayesha Khan ',
    });
    const { id } = first.body.withdrawal;
    expect(again).toMatchObject({ status: 200, body: { withdrawal: { id, version: 2 } } });
    const admin = await server.admin('a@example.com');
    await createAdminCalls(() => server.url).flip(id, admin, { from: 'Pending', to: 'Paid', version: 2 });
    expect((await request(token, form)).body.withdrawal).toMatchObject({ id, status: 'Paid' });
    expect(await debits(token)).toHaveLength(1);
  });

  it('the same request id in another spelling is one request, with one debit [MONEY-7]', async () => {
    const token = await server.member('Ayesha', 5_000);
    const form = withdrawalForm();
    const { id } = (await request(token, form)).body.withdrawal;
    const again = await request(token, { ...form, requestId: form.requestId.toUpperCase() });
    expect(again).toMatchObject({ status: 200, body: { withdrawal: { id } } });
    expect(await debits(token)).toHaveLength(1);
  });

  it.each([
    ['a lone surrogate', 'Ayesha \ud83d Khan', 'Ayesha \ud83d Khan', 'Ayesha \ufffd Khan'],
    ['two forms of one letter', 'Ayesh\u0061\u0301', 'Ayesh\u00e1', 'Ayesh\u00e1'],
  ])('an account name with %s is the same name when it is asked again', async (_what, first, again, kept) => {
    const token = await server.member('Ayesha', 5_000);
    const form = withdrawalForm({ accountName: first });
    const { withdrawal } = (await request(token, form)).body;
    expect(withdrawal.accountName).toBe(kept);
    const { status, body } = await request(token, { ...form, accountName: again });
    expect({ status, id: body.withdrawal?.id }).toEqual({ status: 200, id: withdrawal.id });
    expect(await debits(token)).toHaveLength(1);
  });

  it.each([{ paymentMethod: 'SadaPay' }, { accountName: 'A. Khan' }, { accountNumber: '03007654321' }])(
    'the same request id with %j: refused, no points change [MONEY-7]',
    async (changes) => {
      const token = await server.member('Ayesha', 5_000);
      const form = withdrawalForm();
      await request(token, form);
      const reply = await request(token, { ...form, ...changes });
      expect([reply.status, reply.code]).toEqual([422, 'REQUEST_ID_REUSED']);
      expect((await me(token)).points).toBe(2_500);
    },
  );

  it('is listed for its member alone, the newest first [PRIVACY-4]', async () => {
    const ayesha = await server.member('Ayesha', 5_000);
    const bilal = await server.member('Bilal');
    const older = await requestWithdrawal(server.api, ayesha);
    const newer = await requestWithdrawal(server.api, ayesha);
    const list = async (token: string) =>
      (await server.api.call('withdrawals', { token })).body.withdrawals.map(({ id }) => id);
    expect(await list(ayesha)).toEqual([newer, older]);
    expect(await list(bilal)).toEqual([]);
  });
});

describe('refused, and no points change', () => {
  const long = 'x'.repeat(61);
  it.each<[what: string, changes: object, status: number, code: string, message: string]>([
    ['no name', { accountName: ' ' }, 400, 'FIELDS_REQUIRED', 'All fields are required!'],
    ['no number', { accountNumber: '' }, 400, 'FIELDS_REQUIRED', 'All fields are required!'],
    [
      'a name of one letter',
      { accountName: 'A' },
      422,
      'ACCOUNT_NAME_INVALID',
      'Account names have 2 to 60 characters, all of which can be seen.',
    ],
    [
      'a name of 61',
      { accountName: long },
      422,
      'ACCOUNT_NAME_INVALID',
      'Account names have 2 to 60 characters, all of which can be seen.',
    ],
    [
      'another method',
      { paymentMethod: 'PayPal' },
      422,
      'PAYMENT_METHOD_INVALID',
      'Please choose JazzCash, EasyPaisa or SadaPay.',
    ],
    [
      'a wrong number',
      { accountNumber: '0300123456' },
      422,
      'ACCOUNT_NUMBER_INVALID',
      'Please enter a Pakistani mobile number (03XX XXXXXXX) or a PK IBAN without a mistake.',
    ],
    [
      'an id that is no UUID',
      { requestId: 'one' },
      400,
      'BAD_REQUEST',
      'That request could not be understood.',
    ],
    [
      'operators where strings belong',
      { accountNumber: { $gt: '' } },
      400,
      'BAD_REQUEST',
      'That request could not be understood.',
    ],
  ])('%s', async (_what, changes, status, code, message) => {
    const token = await server.member('Ayesha');
    expect(await request(token, withdrawalForm(changes))).toMatchObject({ status, code, message });
    expect((await me(token)).points).toBe(2_500);
    expect(await debits(token)).toEqual([]);
  });

  it('2,499 points [MONEY-19]', async () => {
    const token = await server.member('Ayesha', 2_499);
    expect(await request(token, withdrawalForm())).toMatchObject({
      status: 422,
      code: 'INSUFFICIENT_POINTS',
      message: 'You need at least 2,500 points to withdraw funds. Keep playing quizzes to earn more!',
    });
    expect((await me(token)).points).toBe(2_499);
  });

  it('a store that is away: 503, and the same request succeeds when it is back', async () => {
    const token = await server.member('Ayesha');
    const form = withdrawalForm();
    const away = vi.spyOn(server.container.store, 'requestWithdrawal');
    away.mockRejectedValueOnce(new StoreUnavailable('the disk is full'));
    expect(await request(token, form)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect((await me(token)).points).toBe(2_500);
    expect((await request(token, form)).status).toBe(201);
  });

  it('a session that is over, and none at all', async () => {
    const token = await server.member('Ayesha');
    await server.clock.advance(3_600_000);
    expect(await request(token, withdrawalForm())).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    expect(await server.api.call('createWithdrawal', { body: withdrawalForm() })).toMatchObject({
      status: 401,
    });
    expect((await allWithdrawals(server.container.store)).length).toBe(0);
  });

  it('fields that only the server sets are ignored [SESSION-8]', async () => {
    const token = await server.member('Ayesha');
    const extra = { status: 'Paid', amount: 1, payoutState: 'done', id: randomUUID(), accountId: 'x' };
    const id = await requestWithdrawal(server.api, token, extra);
    expect(id).not.toBe(extra.id);
    expect(await server.container.store.withdrawal(id)).toMatchObject({ status: 'Pending', amount: 2_500 });
  });
});
