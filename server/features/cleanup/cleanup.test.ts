import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AdminServer,
  connectAdmin,
  joinWithPoints,
  logInAdmin,
  startAdminServer,
  type TestAdmin,
  withdrawalForm,
} from '../../../tests/clients/test-admin.ts';
import { testMode } from '../../../tests/servers/test-mode.ts';
import { hashToken } from '../../edges/token-hash.ts';

const DAY = 24 * 60 * 60_000;
const NUMBER = '03451112223';

let server: AdminServer;
let token: string;
let dashboard: TestAdmin | undefined;
beforeEach(async () => {
  server = await startAdminServer();
});
afterEach(async () => {
  dashboard?.close();
  dashboard = undefined;
  expect(await server.data.audit()).toEqual([]);
  await server.stop();
});

/** An admin and a dashboard, now that the days have passed, with the queue at work. */
async function openDashboard({ cleanupAllowed = true } = {}): Promise<TestAdmin> {
  token = await logInAdmin(server);
  dashboard = await connectAdmin(server.url, { adminToken: token });
  if (cleanupAllowed) await server.api.call('setCleanupPermission', { token, body: { cleanupAllowed } });
  await server.queue.start();
  return dashboard;
}

const startCleanup = () => server.api.call('startCleanup', { token });

async function cleanUp(admin: TestAdmin): Promise<{ deleted: number; kept: number }> {
  const { jobId } = (await startCleanup()).body;
  const { deleted, kept } = await admin.waitFor('cleanup:completed', (done) => done.jobId === jobId);
  return { deleted, kept };
}

const isThere = async ({ accountId }: { accountId: string }) =>
  (await server.container.store.profile(accountId)) !== undefined;

/** A member with one request, which became Paid at that moment; never, when there is none. */
async function joinWithRequest(username: string, paidAt?: number) {
  const member = await joinWithPoints(server, username, 2_500);
  const body = withdrawalForm(NUMBER);
  const asked = await server.api.call('createWithdrawal', { token: member.sessionToken, body });
  const { id } = asked.body.withdrawal;
  const stored = await server.container.store.withdrawal(id);
  if (stored && paidAt !== undefined) {
    const paid = {
      status: 'Paid',
      payoutState: 'manual',
      reference: `TID-${id}`,
      statusChangedAt: paidAt,
    } as const;
    await server.container.store.saveWithdrawal({ ...stored, ...paid });
  }
  return { ...member, withdrawalId: id };
}

describe('permission missing or false', () => {
  it('nothing is deleted: 403 with its text, by the button or the daily schedule [CLEAN-3]', async () => {
    const asleep = await joinWithPoints(server, 'Asleep', 0);
    await server.clock.advance(3 * DAY + 1);
    const admin = await openDashboard({ cleanupAllowed: false });
    expect(await startCleanup()).toMatchObject({
      status: 403,
      code: 'CLEANUP_NOT_ALLOWED',
      message: '⚠️ Cleanup Not Allowed! Enable it first.',
    });
    await server.clock.advance(2 * DAY);
    expect(await server.container.store.cleanupRun()).toBeUndefined();
    expect(await isThere(asleep)).toBe(true);
    expect(await admin.heard('cleanup:failed')).toEqual([]);
  });
});

describe('a cleanup', () => {
  it('deletes exactly those inactive for more than 3 days, to the millisecond [CLEAN-1]', async () => {
    const asleep = await joinWithPoints(server, 'Asleep', 0);
    await server.clock.advance(1);
    const drowsy = await joinWithPoints(server, 'Drowsy', 0);
    await server.clock.advance(3 * DAY);
    const awake = await joinWithPoints(server, 'Awake', 0);
    const admin = await openDashboard();
    expect(await cleanUp(admin)).toEqual({ deleted: 1, kept: 0 });
    expect([await isThere(asleep), await isThere(drowsy), await isThere(awake)]).toEqual([false, true, true]);
    await server.clock.advance(1);
    expect(await cleanUp(admin)).toEqual({ deleted: 1, kept: 0 });
    expect([await isThere(drowsy), await isThere(awake)]).toEqual([false, true]);
  });

  it('keeps members with a Pending request or with one that was paid within 7 days, and counts them [CLEAN-2]', async () => {
    const now = server.clock.now() + 8 * DAY;
    const pending = await joinWithRequest('Pending');
    const paidLately = await joinWithRequest('Lately', now - 7 * DAY);
    const paidBefore = await joinWithRequest('Before', now - 7 * DAY - 1);
    await server.clock.goTo(now);
    const admin = await openDashboard();
    expect(await cleanUp(admin)).toEqual({ deleted: 1, kept: 2 });
    expect(await isThere(pending)).toBe(true);
    expect(await isThere(paidLately)).toBe(true);
    expect(await isThere(paidBefore)).toBe(false);
    expect((await server.api.call('cleanup', { token })).body).toMatchObject({
      running: null,
      last: { state: 'completed', startedAt: now, scanned: 3, deleted: 1, kept: 2, code: null },
    });
  });

  it('what was paid stays in the statistics without name and number, and can be flipped no more [PRIVACY-3]', async () => {
    const { withdrawalId } = await joinWithRequest('Before', server.clock.now());
    await server.clock.advance(8 * DAY);
    const paidOut = async () => (await server.api.call('stats')).body.paidOutPkrPaisa;
    expect(await paidOut()).toBe(25_000);
    await cleanUp(await openDashboard());
    await server.clock.advance(10_000);
    expect(await paidOut()).toBe(25_000);
    expect((await server.api.call('adminWithdrawals', { token })).body.withdrawals).toEqual([]);
    const archived = await server.data.rows('payout_archive');
    expect(archived).toMatchObject([{ id: withdrawalId, amount: 2_500, reference: `TID-${withdrawalId}` }]);
    expect(JSON.stringify(archived)).not.toMatch(/Before|Ayesha Khan|03451112223/);
    const flipped = await fetch(`${server.url}/api/admin/withdrawals/${withdrawalId}/status`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from: 'Paid', to: 'Pending', version: 2 }),
    });
    expect([flipped.status, ((await flipped.json()) as { code: string }).code]).toEqual([409, 'MEMBER_GONE']);
    expect(await paidOut()).toBe(25_000);
  });

  it('frees slots live to a visitor; the deleted member’s socket hears «deleted», and its token is dead [CLEAN-5]', async () => {
    const { accountId } = await joinWithPoints(server, 'Asleep', 0);
    const { store } = server.container;
    const lasting = { accountId, tokenHash: hashToken('lasting'), expiresAt: server.clock.now() + 9 * DAY };
    const passwordHash = (await store.credentials('asleep'))?.passwordHash ?? '';
    await store.openSession(lasting, { passwordHash, now: server.clock.now() });
    await server.clock.advance(3 * DAY + 1);
    const member = await server.connect('lasting');
    expect(await member.heard('session:ended')).toEqual([]);
    expect((await server.api.call('me', { token: 'lasting' })).status).toBe(200);
    const visitor = await server.connect();
    const before = (await server.api.call('slots')).body;

    await cleanUp(await openDashboard());
    expect(await member.waitFor('session:ended')).toEqual({ reason: 'deleted' });
    expect(await visitor.waitFor('slots:changed')).toEqual({
      limit: before.limit,
      taken: before.taken - 1,
      free: before.free + 1,
      version: before.version + 1,
    });
    expect(await server.api.call('me', { token: 'lasting' })).toMatchObject({
      status: 401,
      code: 'SESSION_EXPIRED',
    });
  });

  it('a name deleted by cleanup and taken again: the new account gets nothing of the old one [SESSION-10]', async () => {
    await joinWithRequest('Ayesha', server.clock.now());
    await server.clock.advance(8 * DAY);
    await cleanUp(await openDashboard());
    const { sessionToken } = await server.api.join('Ayesha');
    const { body } = await server.api.call('me', { token: sessionToken });
    expect(body).toMatchObject({ points: 0, quizCount: 0, withdrawals: [] });
    expect((await server.api.call('ledger', { token: sessionToken })).body.entries).toEqual([]);
  });

  it('tells its progress and its result to every dashboard, and never goes back', async () => {
    for (let n = 0; n < 7; n++) await joinWithPoints(server, `Asleep${n}`, 0);
    await server.clock.advance(3 * DAY + 1);
    for (let n = 0; n < 7; n++) await joinWithPoints(server, `Awake${n}`, 0);
    const admin = await openDashboard();
    const other = await connectAdmin(server.url, { adminToken: token });
    await cleanUp(admin);
    await other.heard('cleanup:completed');
    other.close();
    const told = await admin.heard('cleanup:progress');
    expect(told.map(({ deleted }) => deleted)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(told.map(({ scanned }) => scanned)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(admin.events.at(-1)).toMatchObject(['cleanup:completed', { deleted: 7, kept: 0 }]);
    const ofCleanup = ([name]: readonly [string, unknown]) => name.startsWith('cleanup:');
    expect(other.events).toEqual(admin.events.filter(ofCleanup));
  });
});

describe('once a day', () => {
  /** 4 AM in Karachi. */
  const FIRST = Date.UTC(2026, 0, 18, 23);

  // BullMQ's schedules follow the wall clock: in a cluster the queue's contract holds this.
  it.runIf(testMode.kind === 'embedded')(
    'at 4 AM of the site, each day a run of its own, while it is allowed',
    async () => {
      const asleep = await joinWithPoints(server, 'Asleep', 0);
      await server.clock.advance(3 * DAY + 1);
      const late = await joinWithPoints(server, 'Late', 0);
      await server.clock.goTo(FIRST - 1);
      const admin = await openDashboard();
      expect(await isThere(asleep)).toBe(true);
      await server.clock.goTo(FIRST);
      expect(await admin.waitFor('cleanup:completed')).toEqual({
        jobId: `daily-${FIRST}`,
        deleted: 1,
        kept: 0,
      });
      for (let day = 1; day <= 3; day++) {
        expect(await isThere(late)).toBe(true);
        await server.clock.goTo(FIRST + day * DAY);
      }
      await expect.poll(server.container.store.cleanupRun).toMatchObject({
        jobId: `daily-${FIRST + 3 * DAY}`,
        state: 'completed',
        deleted: 1,
      });
      expect(await isThere(late)).toBe(false);
    },
  );
});

describe('the preview of a cleanup', () => {
  it('says who would go and why others stay, as the cleanup then does, and deletes nobody itself', async () => {
    const bilal = await joinWithPoints(server, 'Bilal', 10);
    const ayesha = await joinWithPoints(server, 'Ayesha', 2_500);
    await server.api.call('createWithdrawal', { token: ayesha.sessionToken, body: withdrawalForm(NUMBER) });
    await server.clock.advance(4 * DAY);
    await server.api.join('Usman');
    const admin = await openDashboard();
    const preview = async () => (await server.api.call('cleanupPreview', { token })).body;
    const seen = await preview();
    expect(seen).toMatchObject({
      at: server.clock.now(),
      deleted: 1,
      members: [{ username: 'Bilal', points: 10 }],
      kept: { active: 1, owed: 1, settledLately: 0 },
    });
    expect(await isThere(bilal)).toBe(true);
    expect(await cleanUp(admin)).toEqual({ deleted: seen.deleted, kept: 1 });
    await server.clock.advance(2_000);
    expect(await preview()).toMatchObject({ deleted: 0, members: [], kept: { active: 1, owed: 1 } });
  });
});
