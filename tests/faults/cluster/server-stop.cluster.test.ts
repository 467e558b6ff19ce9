import { afterAll, beforeAll, expect, it } from 'vitest';
import { okOf } from '../../clients/test-player.ts';
import { STARTS_WITHIN_MS, startTestCluster, type TestCluster } from '../../servers/test-cluster.ts';

let site: TestCluster;
beforeAll(async () => {
  site = await startTestCluster();
}, STARTS_WITHIN_MS);
afterAll(async () => {
  expect(await site.data.audit()).toEqual([]);
  await site.stop();
});

it('SIGTERM of one server: its own browsers are told and let go, those at the other notice nothing', async () => {
  const { sessionToken: token } = await site.a.api.join('Ayesha');
  const admin = await site.admin();
  const [leaving, staying] = [await site.a.connect(token), await site.b.connect(token)];
  const [closing, open] = [await site.a.dashboard(admin), await site.b.dashboard(admin)];
  const { playId } = okOf(await leaving.start()).play;

  await site.a.stop();
  await leaving.waitFor('server:stopping');
  await expect.poll(() => leaving.socket.connected, { timeout: 10_000 }).toBe(false);
  await expect.poll(() => closing.isConnected, { timeout: 10_000 }).toBe(false);

  // The same connections, not new ones: nothing reconnects here.
  expect(await staying.heard('server:stopping')).toEqual([]);
  expect(okOf(await staying.start()).play.playId).toBe(playId);
  expect(await open.heard('session:ended')).toEqual([]);
  expect(open.isConnected).toBe(true);
  expect((await site.b.api.call('health')).status).toBe(200);
});
