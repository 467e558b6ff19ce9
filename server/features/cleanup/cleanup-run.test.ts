import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type AdminServer,
  connectAdmin,
  joinWithPoints,
  logInAdmin,
  startAdminServer,
  type TestAdmin,
} from '../../../tests/clients/test-admin.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import { CLEANUP_LEASE_MS, createCleanupJob } from './cleanup.job.ts';
import { createCleanupSweep } from './cleanup.sweep.ts';

const INACTIVE_MS = 3 * 24 * 60 * 60_000;

let server: AdminServer;
let dashboard: TestAdmin | undefined;
afterEach(async () => {
  dashboard?.close();
  dashboard = undefined;
  await server.stop();
});

interface Dashboard {
  readonly token: string;
  readonly admin: TestAdmin;
}

/** Three inactive members, an admin with a dashboard, the permission; `before` runs before the nth member is judged. */
async function openDashboard(before: (nth: number) => unknown = () => {}): Promise<Dashboard> {
  let judged = 0;
  server = await startAdminServer((store) => ({
    async cleanUpMember(...args) {
      judged += 1;
      await before(judged);
      return store.cleanUpMember(...args);
    },
  }));
  for (const name of ['Asleep1', 'Asleep2', 'Asleep3']) await joinWithPoints(server, name, 0);
  await server.clock.advance(INACTIVE_MS + 1);
  const token = await logInAdmin(server);
  const admin = await connectAdmin(server.url, { adminToken: token });
  dashboard = admin;
  await allow(token, true);
  return { token, admin };
}

const allow = (token: string, cleanupAllowed: boolean) =>
  server.api.call('setCleanupPermission', { token, body: { cleanupAllowed } });
const start = (token: string) => server.api.call('startCleanup', { token });
const membersNow = async () => (await server.container.store.stats()).members;

describe('a run of the cleanup', () => {
  it('permission taken away in the middle: it stops, deletes nothing more and says so [CLEAN-3]', async () => {
    let token = '';
    const adminCalls = await openDashboard(async (nth) => {
      if (nth === 2) await allow(token, false);
    });
    token = adminCalls.token;
    await server.queue.start();
    const { jobId } = (await start(token)).body;
    expect(await adminCalls.admin.waitFor('cleanup:failed')).toEqual({
      jobId,
      deleted: 1,
      code: 'CLEANUP_NOT_ALLOWED',
    });
    expect(await membersNow()).toBe(2);
    expect(await adminCalls.admin.heard('cleanup:completed')).toEqual([]);
    expect((await server.api.call('cleanup', { token })).body).toMatchObject({
      running: null,
      last: { jobId, state: 'failed', deleted: 1, code: 'CLEANUP_NOT_ALLOWED' },
    });
  });

  it('permission taken away between the button and the run: nothing is deleted, and it says so', async () => {
    const { token, admin } = await openDashboard();
    const { jobId } = (await start(token)).body;
    await allow(token, false);
    await server.queue.start();
    expect(await admin.waitFor('cleanup:failed')).toEqual({ jobId, deleted: 0, code: 'CLEANUP_NOT_ALLOWED' });
    expect(await membersNow()).toBe(3);
  });

  it('a second start while one runs, by two admins at once too: the same run', async () => {
    const held = Promise.withResolvers<void>();
    const { token, admin } = await openDashboard(() => held.promise);
    await server.queue.start();
    const starts = await Promise.all([start(token), start(token)]);
    starts.push(await start(token));
    expect(starts.map(({ status }) => status)).toEqual([202, 202, 202]);
    const [jobId] = new Set(starts.map(({ body }) => body.jobId));
    expect(new Set(starts.map(({ body }) => body.jobId)).size).toBe(1);
    expect((await server.api.call('cleanup', { token })).body).toMatchObject({
      running: { jobId, state: 'running' },
      last: null,
    });
    held.resolve();
    await admin.waitFor('cleanup:completed');
    await server.clock.advance(0);
    expect(await admin.heard('cleanup:completed')).toEqual([{ jobId, deleted: 3, kept: 0 }]);
    expect((await start(token)).body.jobId).not.toBe(jobId);
  });

  it('a start that meets the very end of a run does not run it a second time', async () => {
    const { token, admin } = await openDashboard();
    await server.queue.start();
    const { jobId } = (await start(token)).body;
    await admin.waitFor('cleanup:completed');
    await server.clock.advance(0);
    await server.queue.add('cleanup', jobId, { jobId });
    await server.clock.advance(0);
    expect(await admin.heard('cleanup:completed')).toHaveLength(1);
    expect(await server.container.store.cleanupRun()).toMatchObject({ deleted: 3, scanned: 3 });
  });

  it('process killed in the middle: taken up after its lease, counting on from what it had deleted [CLEAN-4]', async () => {
    const { token, admin } = await openDashboard();
    const { store } = server.container;
    const { jobId } = (await start(token)).body;
    const killed = await store.cleanupRun();
    const { clock, queue } = server;
    const inactiveBefore = clock.now();
    const [first] = await store.inactiveMembers(inactiveBefore, null, 1);
    await store.cleanUpMember(first?.id ?? '', killed?.fence ?? '', {
      inactiveBefore,
      settledBefore: inactiveBefore,
    });
    if (killed) await store.saveCleanup({ ...killed, scanned: 2, deleted: 1, kept: 1 });
    await queue.stop();

    const refilled: string[] = [];
    const sweep = createCleanupSweep({
      store,
      clock,
      queue: { ...queue, add: async (_queue, id) => void refilled.push(id) },
    });
    await clock.advance(CLEANUP_LEASE_MS - 1);
    await sweep();
    expect(refilled).toEqual([]);
    await clock.advance(1);
    await sweep();
    expect(refilled).toEqual([jobId]);
    await queue.start();
    expect(await admin.waitFor('cleanup:completed')).toEqual({ jobId, deleted: 3, kept: 0 });
    expect(await store.cleanupRun()).toMatchObject({ jobId, state: 'completed', scanned: 3, deleted: 3 });
    await clock.advance(CLEANUP_LEASE_MS);
    await sweep();
    expect(refilled).toEqual([jobId]);
  });

  it('a run frozen for longer than its lease, while another took over, deletes nothing more [CLEAN-4]', async () => {
    const held = Promise.withResolvers<void>();
    const { token, admin } = await openDashboard((nth) => (nth === 2 ? held.promise : undefined));
    const { store } = server.container;
    await server.queue.start();
    const frozen = (await start(token)).body.jobId;
    await expect.poll(async () => (await store.cleanupRun())?.deleted).toBe(1);
    await server.clock.advance(CLEANUP_LEASE_MS);
    const second = (await start(token)).body.jobId;
    expect(second).not.toBe(frozen);
    held.resolve();
    expect(await admin.waitFor('cleanup:completed')).toEqual({ jobId: second, deleted: 2, kept: 0 });
    expect(await membersNow()).toBe(0);
    expect(await admin.heard('cleanup:failed')).toEqual([]);
  });

  it('a stalled duplicate of the same job deletes nothing more, writes nothing and tells nothing', async () => {
    const held = Promise.withResolvers<void>();
    const { token, admin } = await openDashboard((nth) => (nth === 2 ? held.promise : undefined));
    const { container, live, queue } = server;
    await queue.start();
    const { jobId } = (await start(token)).body;
    await expect.poll(async () => (await container.store.cleanupRun())?.deleted).toBe(1);
    const log = pino({ level: 'silent' });
    const takeUp = createCleanupJob({ ...container, live, log, sockets: { end() {} } });
    await takeUp({ jobId });
    const done = { jobId, deleted: 3, kept: 0 };
    expect(await admin.waitFor('cleanup:completed')).toEqual(done);
    const heard = (await admin.heard('cleanup:progress')).length;
    held.resolve();
    await expect.poll(async () => (await queue.state('cleanup')).depth).toBe(0);
    expect(await container.store.cleanupRun()).toMatchObject({ ...done, state: 'completed', scanned: 3 });
    expect(await admin.heard('cleanup:completed')).toEqual([done]);
    expect(await admin.heard('cleanup:progress')).toHaveLength(heard);
  });

  it('database away in the middle: failed with its code, in the log, and the next start does the rest', async () => {
    let isAway = true;
    const { token, admin } = await openDashboard((nth) => {
      if (isAway && nth === 2) throw new StoreUnavailable('the disk is full');
    });
    await server.queue.start();
    const { jobId } = (await start(token)).body;
    expect(await admin.waitFor('cleanup:failed')).toEqual({ jobId, deleted: 1, code: 'CLEANUP_FAILED' });
    expect(server.logged.find((line) => line.includes('a cleanup failed'))).toContain('the disk is full');
    isAway = false;
    const again = (await start(token)).body.jobId;
    expect(await admin.waitFor('cleanup:completed')).toEqual({ jobId: again, deleted: 2, kept: 0 });
  });

  it('a login at the same moment: whoever acts before being judged stays [CLEAN-1]', async () => {
    const { token, admin } = await openDashboard(async (nth) => {
      if (nth !== 1) return;
      for (const username of ['Asleep2', 'Asleep3']) {
        await server.api.login({ username, password: 'correct horse' });
      }
    });
    await server.queue.start();
    await start(token);
    expect(await admin.waitFor('cleanup:completed')).toMatchObject({ deleted: 1, kept: 0 });
    expect(await membersNow()).toBe(2);
  });
});
