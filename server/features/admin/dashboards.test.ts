import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QueueView } from '../../../shared/contract/views.ts';
import {
  ADMIN,
  type AdminServer,
  connectAdmin,
  joinWithPoints,
  logInAdmin,
  startAdminServer,
  type TestAdmin,
  withdrawalForm,
} from '../../../tests/clients/test-admin.ts';
import type { TestPlayer } from '../../../tests/clients/test-player.ts';
import { createQueueOverview } from './queue-overview.ts';

const INACTIVE_MS = 3 * 24 * 60 * 60_000;
const NUMBER = '03451112223';
const MESSAGE = 'A message that only admins read';

let server: AdminServer;
let dashboards: TestAdmin[] = [];
beforeEach(async () => {
  server = await startAdminServer();
});
afterEach(async () => {
  for (const dashboard of dashboards) dashboard.close();
  dashboards = [];
  await server.stop();
});

async function openDashboard(adminToken: string): Promise<TestAdmin> {
  const dashboard = await connectAdmin(server.url, { adminToken });
  dashboards.push(dashboard);
  return dashboard;
}

describe('member or visitor on the admin namespace', () => {
  it('is refused, whatever stands where the token belongs [SESSION-9]', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    const adminToken = await logInAdmin(server);
    for (const auth of [
      {},
      { sessionToken },
      { adminToken: sessionToken },
      { sessionToken: adminToken },
      { adminToken: { $gt: '' } },
      { adminToken: [adminToken] },
      { adminToken: 7 },
      { adminToken: '' },
    ]) {
      await expect(connectAdmin(server.url, auth)).rejects.toThrow('ADMIN_SESSION_EXPIRED');
    }
  });

  it('an admin’s dead token is refused; a logout over HTTP closes the dashboard', async () => {
    const token = await logInAdmin(server);
    const dashboard = await openDashboard(token);
    await server.api.call('endAdminSession', { token });
    expect(await dashboard.waitFor('session:ended')).toEqual({ reason: 'loggedOut' });
    await expect.poll(() => dashboard.isConnected).toBe(false);
    await expect(connectAdmin(server.url, { adminToken: token })).rejects.toThrow('ADMIN_SESSION_EXPIRED');
  });

  it('an admin token makes nobody a member', async () => {
    const player = await server.connect(await logInAdmin(server));
    expect(await player.waitFor('session:ended')).toEqual({ reason: 'expired' });
  });
});

/** The overview of a server that looks whenever it is told to. */
const createOverview = (of: AdminServer) =>
  createQueueOverview({
    ...of,
    store: of.container.store,
    isWatched: () => true,
    tell: (queues) => of.live.admins('queues:changed', { queues }),
  });

/** One of everything that dashboards hear of; returns once one has heard it. */
async function everythingHappens(token: string, dashboard: TestAdmin): Promise<void> {
  const { api, queue, clock, container } = server;
  const { sessionToken } = await joinWithPoints(server, 'Ayesha', 5_000);
  await api.call('createWithdrawal', { token: sessionToken, body: withdrawalForm(NUMBER) });
  await queue.start();
  await dashboard.waitFor('withdrawal:changed');
  await api.call('support', { body: { name: 'Ali', email: 'ali@example.com', message: MESSAGE } });
  await api.call('setCleanupPermission', { token, body: { cleanupAllowed: true } });
  await api.call('startCleanup', { token });
  expect(await dashboard.waitFor('cleanup:completed')).toMatchObject({ deleted: 1 });
  await container.store.addDeadJob({ queue: 'cleanup', id: 'job', error: 'fault', at: clock.now() });
  await createOverview(server).tellChanges();
  await dashboard.waitFor('queues:changed');
}

describe('while everything happens', () => {
  it('two dashboards stay equal, and not one event reaches a member or a visitor [SESSION-9]', async () => {
    await server.api.join('Asleep');
    await server.clock.advance(INACTIVE_MS + 1);
    const token = await logInAdmin(server);
    const two = [await openDashboard(token), await openDashboard(token)] as const;
    const bystander = await server.api.join('Bilal');
    const member = await server.connect(bystander.sessionToken);
    expect(await member.heard('session:ended')).toEqual([]);
    const others: TestPlayer[] = [member, await server.connect(), await server.connect(token)];
    await everythingHappens(token, two[0]);

    for (const dashboard of two) await dashboard.heard('resync');
    expect(two[1].events).toEqual(two[0].events);
    const names = new Set(two[0].events.map(([name]) => name));
    expect(names).toEqual(
      new Set([
        'withdrawal:added',
        'withdrawal:changed',
        'support:added',
        'cleanup-permission:changed',
        'cleanup:progress',
        'cleanup:completed',
        'queues:changed',
      ]),
    );
    for (const other of others) {
      expect(await other.heard('slots:changed')).not.toEqual([]);
      const frames = other.frames.join('\n');
      for (const secret of [...names, NUMBER, MESSAGE, ADMIN.email, 'Ayesha']) {
        expect(frames).not.toContain(secret);
      }
    }
    expect(await member.heard('session:ended')).toEqual([]);
  });

  it('the member of a withdrawal hears of it without the full number [PRIVACY-2]', async () => {
    const member = await joinWithPoints(server, 'Ayesha', 2_500);
    const player = await server.connect(member.sessionToken);
    await player.heard('session:ended');
    await server.api.call('createWithdrawal', { token: member.sessionToken, body: withdrawalForm(NUMBER) });
    await player.waitFor('withdrawal:changed');
    await server.queue.start();
    await player.heard('withdrawal:changed');
    expect(player.frames.join('\n')).not.toContain(NUMBER);
    expect(player.frames.join('\n')).not.toContain('withdrawal:added');
    expect(server.logged.join('\n')).not.toContain(NUMBER);
  });

  it('the cleanup permission is live in both, with a version that only a change raises [LIVE-1]', async () => {
    const token = await logInAdmin(server);
    const two = [await openDashboard(token), await openDashboard(token)];
    const set = async (cleanupAllowed: boolean) =>
      (await server.api.call('setCleanupPermission', { token, body: { cleanupAllowed } })).body;
    expect((await server.api.call('cleanupPermission', { token })).body).toEqual({
      cleanupAllowed: false,
      version: 1,
    });
    const changes = [await set(true), await set(true), await set(false)];
    expect(changes).toEqual([
      { cleanupAllowed: true, version: 2 },
      { cleanupAllowed: true, version: 2 },
      { cleanupAllowed: false, version: 3 },
    ]);
    for (const dashboard of two) {
      expect(await dashboard.heard('cleanup-permission:changed')).toEqual(changes);
    }
  });
});

const queuesOf = (views: readonly QueueView[]) => Object.fromEntries(views.map((view) => [view.name, view]));

describe('the queues of a dashboard', () => {
  it('show depth, the age of the oldest job, unknown payouts and dead jobs', async () => {
    const member = await joinWithPoints(server, 'Ayesha', 5_000);
    const { store } = server.container;
    const token = await logInAdmin(server);
    const overview = async () => queuesOf((await server.api.call('queues', { token })).body.queues);
    const empty = { depth: 0, running: 0, oldestAgeMs: null, failed: [], unknown: 0 };
    expect(await overview()).toEqual({
      payout: { name: 'payout', ...empty },
      cleanup: { name: 'cleanup', ...empty },
    });

    const ask = () =>
      server.api.call('createWithdrawal', { token: member.sessionToken, body: withdrawalForm() });
    await ask();
    await server.clock.advance(2_000);
    const { body } = await ask();
    await server.clock.advance(1_000);
    const asked = await store.withdrawal(body.withdrawal.id);
    if (asked) await store.saveWithdrawal({ ...asked, payoutState: 'unknown' });
    const dead = { id: 'job-1', error: 'the disk is full', at: server.clock.now() };
    await store.addDeadJob({ queue: 'cleanup', ...dead });
    expect(await overview()).toEqual({
      payout: { ...empty, name: 'payout', depth: 2, oldestAgeMs: 3_000, unknown: 1 },
      cleanup: { ...empty, name: 'cleanup', failed: [dead] },
    });
  });

  it('are told on a change alone: not when only an age has grown', async () => {
    const { store } = server.container;
    const { queue, clock } = server;
    const dashboard = await openDashboard(await logInAdmin(server));
    const { tellChanges } = createOverview(server);
    await tellChanges();
    await queue.add('payout', 'one', { withdrawalId: 'one' });
    await tellChanges();
    await clock.advance(5_000);
    await tellChanges();
    await store.addDeadJob({ queue: 'payout', id: 'two', error: 'fault', at: clock.now() });
    await tellChanges();
    await tellChanges();
    const told = (await dashboard.heard('queues:changed')).map(({ queues }) => queuesOf(queues).payout);
    expect(told.map((payout) => [payout?.depth, payout?.failed.length])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });
});

describe('a job that failed too often', () => {
  it('is listed with its error; «try again» puts it into its queue once, and it runs', async () => {
    let isBroken = true;
    await server.stop();
    server = await startAdminServer((store) => ({
      async cleanupRun() {
        if (isBroken) throw new Error('the disk is full');
        return store.cleanupRun();
      },
    }));
    const token = await logInAdmin(server);
    const dashboard = await openDashboard(token);
    await server.queue.start();
    await server.api.call('setCleanupPermission', { token, body: { cleanupAllowed: true } });
    const { jobId } = (await server.api.call('startCleanup', { token })).body;
    await server.clock.advance(30_000);
    const failed = async () =>
      queuesOf((await server.api.call('queues', { token })).body.queues).cleanup?.failed;
    // In a cluster the tries follow the wall clock: 15 s and what chance adds.
    await expect.poll(failed, { timeout: 25_000 }).toMatchObject([{ id: jobId, error: 'the disk is full' }]);

    isBroken = false;
    const retry = async (queue: string, id: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const path = `/api/admin/queues/${queue}/jobs/${id}/retry`;
      return (await fetch(server.url + path, { method: 'POST', headers })).status;
    };
    expect(await retry('payout', jobId)).toBe(404);
    expect(await retry('nowhere', jobId)).toBe(400);
    expect(await retry('cleanup', jobId)).toBe(202);
    expect(await dashboard.waitFor('cleanup:completed')).toEqual({ jobId, deleted: 0, kept: 0 });
    expect(await failed()).toEqual([]);
    expect(await retry('cleanup', jobId)).toBe(404);
  });
});
