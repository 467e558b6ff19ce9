import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WithdrawalView } from '../../../shared/contract/views.ts';
import {
  createAdminCalls,
  requestWithdrawal,
  withdrawalForm,
} from '../../../tests/clients/withdrawal-calls.ts';
import { type PayoutServer, startPayoutServer } from '../../../tests/servers/payout-server.ts';

let server: PayoutServer;
beforeEach(async () => {
  server = await startPayoutServer();
});
afterEach(() => server.stop());

const request = (token: string, body: object) => server.api.call('createWithdrawal', { token, body });
const _me = async (token: string) => (await server.api.call('me', { token })).body;
const _debits = async (token: string) =>
  (await server.api.call('ledger', { token })).body.entries.filter(({ reason }) => reason === 'withdrawal');

/** A member's connection, admitted. */
async function connect(token?: string) {
  const player = await server.connect(token);
  await player.heard('session:ended');
  return player;
}

describe('what is told', () => {
  it('points and the new request reach all the member’s tabs, and nobody else', async () => {
    const token = await server.member('Ayesha', 2_600);
    const tabs = [await connect(token), await connect(token)];
    const others = [await connect(await server.member('Bilal')), await connect()];
    const id = await requestWithdrawal(server.api, token);
    for (const tab of tabs) {
      const told = await tab.waitFor<{ withdrawal: WithdrawalView }>('withdrawal:changed');
      expect(told.withdrawal).toMatchObject({ id, status: 'Pending', accountNumberMasked: '•••••••4567' });
      const profile = { points: 100, pkr: '10.00', quizCount: 1, rank: 'Bronze', version: 3 };
      expect(await tab.heard('profile:changed')).toEqual([profile]);
    }
    for (const other of others) {
      expect(await other.heard('withdrawal:changed')).toEqual([]);
      expect(await other.heard('profile:changed')).toEqual([]);
    }
  });

  it('no event of the dashboards reaches a member or a visitor, and no full number [PRIVACY-2]', async () => {
    const token = await server.member('Ayesha');
    const admin = await server.admin('a@example.com');
    const dashboard = await server.dashboard(admin);
    const listeners = [await connect(token), await connect()];
    const id = await requestWithdrawal(server.api, token);
    await dashboard.waitFor(
      'withdrawal:added',
      ({ withdrawal }) => withdrawal.accountNumber === '03001234567',
    );
    await server.workedOff();
    const adminCalls = createAdminCalls(() => server.url);
    const claimed = await adminCalls.claim(id, admin);
    await adminCalls.flip(id, admin, {
      from: 'Pending',
      to: 'Paid',
      version: claimed.withdrawal?.version,
    });
    await dashboard.waitFor('withdrawal:changed', ({ withdrawal }) => withdrawal.status === 'Paid');
    for (const listener of listeners) {
      await listener.heard('withdrawal:changed');
      const frames = listener.frames.join('\n');
      expect(frames).not.toMatch(/withdrawal:added|payoutState|accountNumber"|claimedBy|evidence|queues:/);
      expect(frames).not.toContain('03001234567');
      expect(frames).not.toContain('a@example.com');
    }
  });

  it('account numbers are in no log, whatever goes wrong [PRIVACY-2]', async () => {
    const token = await server.member('Ayesha');
    const numbers = ['03001234567', '0300 1234567', '03009999999', '0300888'];
    await request(token, withdrawalForm({ paymentMethod: 7, accountNumber: '03009999999' }));
    await request(token, withdrawalForm({ accountNumber: '0300888' }));
    await requestWithdrawal(server.api, token);
    await server.workedOff();
    await fetch(`${server.url}/api/withdrawals`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"accountNumber":"03009999999" oops',
    });
    expect(server.logged.length).toBeGreaterThan(0);
    for (const number of numbers) expect(server.logged.join('\n')).not.toContain(number);
  });
});

it('what dashboards can’t be told changes no reply and no payment, and the log says so', async () => {
  await server.stop();
  const admins = () => {
    throw new Error('no dashboard is reached');
  };
  server = await startPayoutServer({ live: { admins } });
  const token = await server.member('Ayesha', 2_600);
  const admin = await server.admin('a@example.com');
  const id = await requestWithdrawal(server.api, token);
  await server.workedOff();
  const adminCalls = createAdminCalls(() => server.url);
  const claimed = await adminCalls.claim(id, admin);
  expect(claimed).toMatchObject({ status: 200, withdrawal: { payoutState: 'manual' } });
  const flip = { from: 'Pending', to: 'Paid', version: claimed.withdrawal?.version, flipId: randomUUID() };
  expect(await adminCalls.flip(id, admin, flip)).toMatchObject({
    status: 200,
    withdrawal: { status: 'Paid' },
  });
  expect(server.logged.join('\n')).toContain('could not be announced');
});
