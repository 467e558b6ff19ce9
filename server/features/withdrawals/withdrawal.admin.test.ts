import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WithdrawalView } from '../../../shared/contract/views.ts';
import { deleteMember } from '../../../tests/builders/delete-member.ts';
import { playThrough } from '../../../tests/clients/play-through.ts';
import {
  createAdminCalls,
  requestWithdrawal,
  seenByAdmins,
} from '../../../tests/clients/withdrawal-calls.ts';
import { type PayoutServer, startPayoutServer } from '../../../tests/servers/payout-server.ts';

const A = 'a@example.com';
const B = 'b@example.com';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: PayoutServer;
let member: string;
let admin: string;
let other: string;
let id: string;
const adminCalls = createAdminCalls(() => server.url);
const seen = () => seenByAdmins(server.api, admin, id);
const toPaid = (version: number) => ({ from: 'Pending', to: 'Paid', version, flipId: randomUUID() });

beforeEach(async () => {
  server = await startPayoutServer();
  member = await server.member('Ayesha', 2_600);
  admin = await server.admin(A);
  other = await server.admin(B);
  id = await requestWithdrawal(server.api, member);
  await server.workedOff();
});
afterEach(() => server.stop());

describe('with the rail manual', () => {
  it('a request is put before the admins, with all they need to pay it', async () => {
    expect(await seen()).toMatchObject({
      username: 'Ayesha',
      accountName: 'Ayesha Khan',
      accountNumber: '03001234567',
      amount: 2_500,
      pkr: '250.00',
      paymentMethod: 'JazzCash',
      status: 'Pending',
      payoutState: 'manual',
      attempt: 1,
      overdue: false,
      claimedBy: null,
    });
  });

  it('a click flips it, for the member and in every dashboard at once [LIVE-4]', async () => {
    const dashboards = [await server.dashboard(admin), await server.dashboard(other)];
    const page = await server.connect(member);
    await page.heard('session:ended');
    const { version } = await seen();
    const flipped = await adminCalls.flip(id, admin, { ...toPaid(version), reference: ' cash 17 ' });
    expect(flipped).toMatchObject({ status: 200, withdrawal: { status: 'Paid', reference: 'cash 17' } });
    const isPaid = ({ withdrawal }: { withdrawal: WithdrawalView }) => withdrawal.status === 'Paid';
    for (const dashboard of dashboards) {
      const { withdrawal } = await dashboard.waitFor('withdrawal:changed', isPaid);
      expect(withdrawal).toEqual(flipped.withdrawal);
      const change = { at: server.clock.now(), from: 'Pending', to: 'Paid', by: A, reference: null };
      expect(withdrawal.history).toEqual([change]);
    }
    const { withdrawal } = await page.waitFor<{ withdrawal: WithdrawalView }>('withdrawal:changed', isPaid);
    expect(withdrawal.history).toEqual([{ at: server.clock.now(), from: 'Pending', to: 'Paid' }]);
  });

  it('Paid → Pending → Paid: points unchanged, three entries in its history [MONEY-16]', async () => {
    for (const [from, to] of [
      ['Pending', 'Paid'],
      ['Paid', 'Pending'],
      ['Pending', 'Paid'],
    ]) {
      const { version } = await seen();
      expect((await adminCalls.flip(id, admin, { from, to, version })).status).toBe(200);
    }
    expect(await seen()).toMatchObject({ status: 'Paid', payoutState: 'manual' });
    expect((await seen()).history.map(({ to }) => to)).toEqual(['Paid', 'Pending', 'Paid']);
    expect((await server.api.call('me', { token: member })).body.points).toBe(100);
    expect((await server.api.call('ledger', { token: member })).body.entries).toHaveLength(2);
  });
});

describe('two admins', () => {
  it('flip at once: one flip, the other sees a conflict and the new state [MONEY-15]', async () => {
    const { version } = await seen();
    const both = await Promise.all(
      [admin, other].map((token) => adminCalls.flip(id, token, toPaid(version))),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['OK', 'STATUS_CHANGED']);
    const conflict = both.find(({ status }) => status === 409);
    expect(conflict?.withdrawal).toMatchObject({ status: 'Paid', version: version + 1 });
    expect((await seen()).history).toHaveLength(1);
  });

  it('a flip on a version that is no longer the newest is refused, though the status is the same', async () => {
    const { version } = await seen();
    await adminCalls.claim(id, admin);
    expect(await adminCalls.flip(id, admin, toPaid(version))).toMatchObject({ code: 'STATUS_CHANGED' });
  });

  it('the same click again, and ten times at once: one flip, each gets its result', async () => {
    const wanted = toPaid((await seen()).version);
    const replies = await Promise.all(Array.from({ length: 10 }, () => adminCalls.flip(id, admin, wanted)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await adminCalls.flip(id, admin, wanted)).toEqual(replies[0]);
    const shouted = { ...wanted, flipId: wanted.flipId.toUpperCase() };
    expect(await adminCalls.flip(id, admin, shouted)).toEqual(replies[0]);
    expect(await adminCalls.flip(id.toUpperCase(), admin, wanted)).toEqual(replies[0]);
    expect((await seen()).history).toHaveLength(1);
  });

  it('who copies the number is shown to the others for 15 minutes, and claims it alone', async () => {
    const dashboard = await server.dashboard(other);
    const claimedUntil = server.clock.now() + 15 * MINUTE;
    expect(await adminCalls.claim(id, admin)).toMatchObject({
      status: 200,
      withdrawal: { claimedBy: A, claimedUntil },
    });
    await dashboard.waitFor('withdrawal:changed', ({ withdrawal }) => withdrawal.claimedBy === A);
    expect(await adminCalls.claim(id, other)).toMatchObject({
      status: 409,
      code: 'CLAIMED',
      withdrawal: { claimedBy: A },
    });
    await server.clock.advance(15 * MINUTE);
    expect(await seen()).toMatchObject({ claimedBy: null, claimedUntil: null });
    expect(await adminCalls.claim(id, other)).toMatchObject({ status: 200, withdrawal: { claimedBy: B } });
  });

  it('flipping one that another is paying asks first', async () => {
    const claimed = await adminCalls.claim(id, admin);
    const wanted = toPaid(claimed.withdrawal?.version ?? 0);
    expect(await adminCalls.flip(id, other, wanted)).toMatchObject({
      status: 409,
      code: 'BEING_PAID',
      withdrawal: { claimedBy: A, status: 'Pending' },
    });
    const confirmed = await adminCalls.flip(id, other, { ...wanted, confirm: true });
    expect(confirmed).toMatchObject({ status: 200, withdrawal: { status: 'Paid', claimedBy: null } });
  });

  it('who claimed it flips it without being asked', async () => {
    const claimed = await adminCalls.claim(id, admin);
    expect((await adminCalls.flip(id, admin, toPaid(claimed.withdrawal?.version ?? 0))).status).toBe(200);
  });
});

describe('what a person decides', () => {
  it('what no service ever tried can’t be paid again', async () => {
    expect(await adminCalls.payAgain(id, admin, await seen())).toMatchObject({
      status: 409,
      code: 'PAYOUT_NOT_WAITING',
    });
    expect(await seen()).toMatchObject({ payoutState: 'manual', attempt: 1, status: 'Pending' });
  });

  it('paid by hand: Paid, with the reference', async () => {
    const before = await seen();
    expect(await adminCalls.paidByHand(id, admin, 'TX 9', before)).toMatchObject({
      status: 200,
      withdrawal: { status: 'Paid', payoutState: 'manual', reference: 'TX 9', history: [{ by: A }] },
    });
    expect(await adminCalls.paidByHand(id, other, 'TX 10', before)).toMatchObject({
      status: 409,
      code: 'STATUS_CHANGED',
    });
    expect(await adminCalls.payAgain(id, admin, await seen())).toMatchObject({
      status: 409,
      code: 'PAYOUT_NOT_WAITING',
    });
  });

  it('a reference settles one request only: a second one is refused and told of the first, until that is undone [MONEY-17]', async () => {
    const first = await adminCalls.paidByHand(id, admin, 'TX 9', await seen());
    const second = await requestWithdrawal(server.api, await server.member('Bilal'));
    await server.workedOff();
    const { version } = await seenByAdmins(server.api, admin, second);
    const refused = { status: 409, code: 'REFERENCE_USED', usedBy: id, withdrawal: { id: second, version } };
    const wanted = { ...toPaid(version), reference: ' TX 9' };
    expect(await adminCalls.flip(second, other, wanted)).toMatchObject(refused);
    expect(await adminCalls.paidByHand(second, other, 'TX 9', { version })).toMatchObject(refused);
    expect((await seenByAdmins(server.api, admin, second)).status).toBe('Pending');

    const back = { from: 'Paid', to: 'Pending', version: first.withdrawal?.version };
    expect((await adminCalls.flip(id, admin, back)).status).toBe(200);
    expect((await adminCalls.flip(second, other, wanted)).status).toBe(200);
  });

  it('a request that was never there: 404; one of a deleted member: MEMBER_GONE', async () => {
    expect(await adminCalls.flip(randomUUID(), admin, toPaid(1))).toMatchObject({ status: 404 });
    const { version = 0 } = (await adminCalls.paidByHand(id, admin, 'TX 9', await seen())).withdrawal ?? {};
    const accountId = (await server.container.store.credentials('ayesha'))?.accountId ?? '';
    await deleteMember(server.container.store, accountId);
    const back = { from: 'Paid', to: 'Pending', version };
    expect(await adminCalls.flip(id, admin, back)).toMatchObject({ status: 409, code: 'MEMBER_GONE' });
    expect(await adminCalls.claim(id, admin)).toMatchObject({ status: 409, code: 'MEMBER_GONE' });
    expect(await adminCalls.payAgain(id, admin, { version })).toMatchObject({
      status: 409,
      code: 'MEMBER_GONE',
    });
  });

  it('nobody but an admin', async () => {
    const replies = [member, 'nobody'].flatMap((token) => [
      adminCalls.flip(id, token, toPaid(1)),
      adminCalls.claim(id, token),
      adminCalls.payAgain(id, token, { version: 1 }),
    ]);
    for (const reply of await Promise.all(replies)) expect(reply.status).toBe(401);
    expect((await server.api.call('adminWithdrawals', { token: member })).status).toBe(401);
    expect(await seen()).toMatchObject({ status: 'Pending', attempt: 1 });
  });
});

describe('the list', () => {
  it('still Pending after 24 hours is overdue, and stands first; the newest first otherwise', async () => {
    await server.clock.advance(DAY);
    admin = await server.admin(A);
    expect((await seen()).overdue).toBe(false);
    await server.clock.advance(1);
    expect((await seen()).overdue).toBe(true);
    const ids = [];
    for (const username of ['Bilal', 'Chand']) {
      ids.push(await requestWithdrawal(server.api, await server.member(username)));
      await server.clock.advance(1);
    }
    const [bilal, chand] = ids;
    const listed = async (query = '') => {
      const reply = await fetch(`${server.url}/api/admin/withdrawals${query}`, {
        headers: { authorization: `Bearer ${admin}` },
      });
      const { withdrawals } = (await reply.json()) as { withdrawals: { id: string }[] };
      return withdrawals.map((withdrawal) => withdrawal.id);
    };
    expect(await listed()).toEqual([id, chand, bilal]);
    expect(await listed('?sort=timestamp')).toEqual([chand, bilal, id]);
    expect(await listed('?sort=timestamp&order=asc')).toEqual([id, bilal, chand]);
    await adminCalls.paidByHand(id, admin, '', await seen());
    expect((await seen()).overdue).toBe(false);
    expect(await listed('?sort=status&order=asc')).toEqual([id, chand, bilal]);
    expect(await listed('?sort=status')).toEqual([chand, bilal, id]);
  });

  it('shows what speaks for and against a request', async () => {
    const nothing = { plays: 1, rightAnswers: 0, medianAnswerMs: null, fastShare: 0 };
    expect((await seen()).evidence).toEqual({ ...nothing, sharedNumberUsernames: [] });
    for (const username of ['Chand', 'Bilal']) {
      await requestWithdrawal(server.api, await server.member(username));
    }
    const elsewhere = { accountNumber: '03007654321' };
    await requestWithdrawal(server.api, await server.member('Danish'), elsewhere);
    expect((await seen()).evidence.sharedNumberUsernames).toEqual(['Bilal', 'Chand']);
    const player = await server.connect(member);
    await playThrough(server, player, { right: 3 });
    const answeredAtOnce = { plays: 2, rightAnswers: 3, medianAnswerMs: 0, fastShare: 1 };
    expect((await seen()).evidence).toMatchObject(answeredAtOnce);
  });
});
