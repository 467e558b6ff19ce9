import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { QueueView } from '../../../shared/contract/views.ts';
import { giveMember } from '../../builders/member-with-points.ts';
import { formOf } from '../../clients/test-api.ts';
import { createAdminCalls, requestWithdrawal } from '../../clients/withdrawal-calls.ts';
import { STARTS_WITHIN_MS, startTestCluster, type TestCluster } from '../../servers/test-cluster.ts';

let site: TestCluster;
let admin: string;
beforeAll(async () => {
  site = await startTestCluster({}, { workers: 1 });
  admin = await site.admin();
}, STARTS_WITHIN_MS);
afterAll(() => site.stop());
afterEach(async () => expect(await site.data.audit()).toEqual([]));

/** One of each at either server. */
const openDashboards = () => Promise.all([site.a, site.b].map((server) => server.dashboard(admin)));
const openTabs = (token?: string) => Promise.all([site.a, site.b].map((server) => server.connect(token)));

describe('what happens in one process is told to the browsers at both servers, once [LIVE-3]', () => {
  it('a sign-up: the free slots, to everybody [SLOT-5]', async () => {
    const visitors = await openTabs();
    expect((await site.a.api.signUp(formOf('Ayesha'))).status).toBe(201);
    const { body } = await site.b.api.call('slots');
    for (const visitor of visitors) {
      await visitor.waitFor('slots:changed');
      expect(await visitor.heard('slots:changed')).toEqual([body]);
    }
  });

  it('a withdrawal, a worker that puts it before the admins, and an admin’s click: to its member and the dashboards [LIVE-4]', async () => {
    const { store, clock } = site.container;
    const token = await giveMember(store, 'Bilal', 2_510, clock.now());
    const [tabs, dashboards, visitors] = [await openTabs(token), await openDashboards(), await openTabs()];
    const id = await requestWithdrawal(site.a.api, token);
    for (const dashboard of dashboards) {
      await dashboard.waitFor('withdrawal:changed', ({ withdrawal }) => withdrawal.payoutState === 'manual');
    }
    const adminCalls = createAdminCalls(() => site.b.url);
    expect((await adminCalls.flip(id, admin, { from: 'Pending', to: 'Paid', version: 2 })).status).toBe(200);

    for (const dashboard of dashboards) {
      await dashboard.waitFor('withdrawal:changed', ({ withdrawal }) => withdrawal.status === 'Paid');
      expect(await dashboard.heard('withdrawal:added')).toMatchObject([{ withdrawal: { id, version: 1 } }]);
      expect(await dashboard.heard('withdrawal:changed')).toMatchObject([
        { withdrawal: { id, version: 2, status: 'Pending' } },
        { withdrawal: { id, version: 3, status: 'Paid' } },
      ]);
    }
    for (const tab of tabs) {
      await tab.waitFor<{ withdrawal: { version: number } }>(
        'withdrawal:changed',
        ({ withdrawal }) => withdrawal.version === 3,
      );
      expect(await tab.heard('withdrawal:changed')).toMatchObject(
        [1, 2, 3].map((version) => ({ withdrawal: { id, version } })),
      );
      expect(await tab.heard('profile:changed')).toMatchObject([{ points: 10 }]);
    }
    for (const visitor of visitors) {
      expect(await visitor.heard('withdrawal:changed')).toEqual([]);
      expect(await visitor.heard('profile:changed')).toEqual([]);
    }
  });

  it('a message to the support', async () => {
    const dashboards = await openDashboards();
    const body = { name: 'Dania', email: 'dania@gmail.com', message: 'Salaam!' };
    expect((await site.b.api.call('support', { body })).status).toBe(201);
    for (const dashboard of dashboards) {
      await dashboard.waitFor('support:added');
      expect(await dashboard.heard('support:added')).toMatchObject([{ username: 'Guest', message: body }]);
    }
  });

  it('the permission for the cleanup', async () => {
    const dashboards = await openDashboards();
    const allowed = await site.a.api.call('setCleanupPermission', {
      token: admin,
      body: { cleanupAllowed: true },
    });
    const forbidden = await site.b.api.call('setCleanupPermission', {
      token: admin,
      body: { cleanupAllowed: false },
    });
    for (const dashboard of dashboards) {
      await dashboard.waitFor('cleanup-permission:changed', ({ cleanupAllowed }) => !cleanupAllowed);
      expect(await dashboard.heard('cleanup-permission:changed')).toEqual([allowed.body, forbidden.body]);
    }
  });

  it('a job that failed too often, and the click that tries it again', async () => {
    const { store, clock } = site.container;
    const dashboards = await openDashboards();
    const id = 'a-lost-job';
    const lists = ({ queues }: { queues: readonly QueueView[] }) =>
      queues.some(({ failed }) => failed.some((job) => job.id === id));
    await store.addDeadJob({ queue: 'payout', id, error: 'never paid', at: clock.now() });
    for (const dashboard of dashboards) await dashboard.waitFor('queues:changed', lists);

    const retry = `${site.b.url}/api/admin/queues/payout/jobs/${id}/retry`;
    const retried = await fetch(retry, { method: 'POST', headers: { authorization: `Bearer ${admin}` } });
    expect(retried.status).toBe(202);
    for (const dashboard of dashboards) {
      const told = await vi.waitFor(async () => {
        const heard = await dashboard.heard('queues:changed');
        expect(heard.slice(-1).map(lists)).toEqual([false]);
        return heard;
      }, 15_000);
      const changes = told.map(({ queues }) => queues.map(({ oldestAgeMs: _, ...rest }) => rest));
      for (const [n, change] of changes.entries()) expect(change).not.toEqual(changes[n - 1]);
    }
  });
});
