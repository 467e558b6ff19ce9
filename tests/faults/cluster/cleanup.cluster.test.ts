import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashToken } from '../../../server/edges/token-hash.ts';
import { giveMember } from '../../builders/member-with-points.ts';
import { codeOf } from '../../clients/test-player.ts';
import { STARTS_WITHIN_MS, startTestCluster, type TestCluster } from '../../servers/test-cluster.ts';

const FOUR_DAYS_MS = 4 * 24 * 3_600_000;

let site: TestCluster;
beforeAll(async () => {
  site = await startTestCluster({}, { workers: 2 });
}, STARTS_WITHIN_MS);
afterAll(async () => {
  expect(await site.data.audit()).toEqual([]);
  await site.stop();
});

/** A member who did nothing for four days but left a page open; returns the token. */
async function joinIdle(username: string): Promise<string> {
  const { store, clock } = site.container;
  const longAgo = clock.now() - FOUR_DAYS_MS;
  const token = await giveMember(store, username, 0, longAgo);
  const { accountId, passwordHash } = (await store.credentials(username.toLowerCase())) ?? {};
  if (accountId === undefined || passwordHash === undefined) throw new Error(`${username} did not join`);
  const session = { accountId, tokenHash: hashToken(token), expiresAt: clock.now() + 3_600_000 };
  await store.openSession(session, { passwordHash, now: longAgo });
  return token;
}

it('a cleanup in a worker: the pages of whom it deletes end at both servers, dashboards see it go, visitors see the slots [CLEAN-5]', async () => {
  const { store, clock } = site.container;
  const idle = await joinIdle('Ayesha');
  const active = await giveMember(store, 'Bilal', 0, clock.now());
  const admin = await site.admin();
  const both = [site.a, site.b];
  const tabs = await Promise.all(both.map((server) => server.connect(idle)));
  const others = await Promise.all(both.map((server) => server.connect(active)));
  const dashboards = await Promise.all(both.map((server) => server.dashboard(admin)));
  for (const page of [...tabs, ...others]) {
    // Its answer comes once the server knows whose page it is.
    expect(codeOf(await page.resume('0199c0de-0000-7000-8000-000000000001'))).toBe('PLAY_GONE');
  }

  const body = { cleanupAllowed: true };
  expect((await site.a.api.call('setCleanupPermission', { token: admin, body })).status).toBe(200);
  const { jobId } = (await site.b.api.call('startCleanup', { token: admin })).body;

  for (const dashboard of dashboards) {
    await dashboard.waitFor('cleanup:completed');
    expect(await dashboard.heard('cleanup:completed')).toEqual([{ jobId, deleted: 1, kept: 0 }]);
    expect(await dashboard.heard('cleanup:progress')).toMatchObject([
      { jobId, deleted: 0 },
      { jobId, deleted: 1 },
    ]);
  }
  for (const tab of tabs) {
    await tab.waitFor('session:ended');
    expect(await tab.heard('session:ended')).toEqual([{ reason: 'deleted' }]);
  }
  for (const page of others) {
    await page.waitFor('slots:changed');
    expect(await page.heard('slots:changed')).toMatchObject([{ taken: 1, free: 49 }]);
    expect(await page.heard('session:ended')).toEqual([]);
  }
  for (const { api } of both) {
    expect((await api.call('me', { token: idle })).status).toBe(401);
    expect((await api.call('me', { token: active })).status).toBe(200);
  }
});
