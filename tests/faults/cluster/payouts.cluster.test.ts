import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ReadyProcess } from '../../../scripts/processes/ready-process.ts';
import { giveMember } from '../../builders/member-with-points.ts';
import type { TestAdmin } from '../../clients/test-admin.ts';
import { requestWithdrawal, withdrawalForm } from '../../clients/withdrawal-calls.ts';
import { type PaymentRail, startPaymentRail } from '../../servers/payment-rail.ts';
import { STARTS_WITHIN_MS, startTestCluster, type TestCluster } from '../../servers/test-cluster.ts';

let rail: PaymentRail;
let site: TestCluster;
let workers: readonly ReadyProcess[];
beforeAll(async () => {
  rail = await startPaymentRail();
  site = await startTestCluster(rail.environment);
  workers = await Promise.all([site.startWorker(), site.startWorker()]);
}, STARTS_WITHIN_MS);
afterAll(async () => {
  await site.stop();
  await rail.close();
});
afterEach(async () => expect(await site.data.audit()).toEqual([]));

const join = (username: string) => {
  const { store, clock } = site.container;
  return giveMember(store, username, 2_500, clock.now());
};

/** Resolves when a dashboard has seen the request paid. */
const seePaid = (dashboard: TestAdmin, id: string) =>
  dashboard.waitFor(
    'withdrawal:changed',
    ({ withdrawal }) => withdrawal.id === id && withdrawal.status === 'Paid',
  );

const keysOf = (id: string) => rail.requests.map(({ key }) => key).filter((key) => key.startsWith(id));

describe('payouts with two servers and two workers', () => {
  it('of twenty members at once: each is paid exactly once, and seen at both servers as it goes', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 20; n++) tokens.push(await join(`Member${n}`));
    const [first = ''] = tokens;
    const tab = await site.a.connect(first);
    const admin = await site.admin();
    const dashboards = [await site.a.dashboard(admin), await site.b.dashboard(admin)];

    const ids = await Promise.all(
      tokens.map((token, n) => requestWithdrawal((n % 2 ? site.a : site.b).api, token)),
    );
    for (const dashboard of dashboards) {
      await Promise.all(ids.map((id) => seePaid(dashboard, id)));
      const added = await dashboard.heard('withdrawal:added');
      expect(added.map(({ withdrawal }) => withdrawal.id).sort()).toEqual([...ids].sort());
      const changed = await dashboard.heard('withdrawal:changed');
      const steps = changed.map(({ withdrawal }) => `${withdrawal.id} ${withdrawal.payoutState}`);
      expect(steps.sort()).toEqual(ids.flatMap((id) => [`${id} done`, `${id} sending`]).sort());
    }
    expect(rail.requests.map(({ key }) => key).sort()).toEqual(ids.map((id) => `${id}.1`).sort());

    const seen = await tab.heard<{ withdrawal: { version: number; status: string } }>('withdrawal:changed');
    expect(seen.map(({ withdrawal }) => [withdrawal.version, withdrawal.status])).toEqual([
      [1, 'Pending'],
      [2, 'Pending'],
      [3, 'Paid'],
    ]);
    expect(await tab.heard('profile:changed')).toMatchObject([{ points: 0 }]);
  });

  it('of one member who clicks twenty times at both servers: one request, one payment [MONEY-3]', async () => {
    const token = await join('Ayesha');
    const dashboard = await site.b.dashboard(await site.admin());
    const body = withdrawalForm();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? site.a : site.b).api.call('createWithdrawal', { token, body }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    const [id = '', ...others] = new Set(replies.map((reply) => reply.body.withdrawal.id));
    expect(others).toEqual([]);
    await seePaid(dashboard, id);
    expect(keysOf(id)).toEqual([`${id}.1`]);
    expect((await site.a.api.call('me', { token })).body).toMatchObject({ points: 0, withdrawals: [{ id }] });
  });

  it('SIGTERM of a worker finishes the job at hand: exit code 0, paid', async () => {
    const [idle, worker] = workers;
    expect(await idle?.end('SIGTERM')).toBe(0);
    const dashboard = await site.a.dashboard(await site.admin());
    const token = await join('Bilal');
    const before = rail.requests.length;
    rail.plan({ does: 'hold' });
    const id = await requestWithdrawal(site.a.api, token);
    await rail.received(before + 1);
    const exit = worker?.end('SIGTERM');
    const isStopping = () => worker?.output.some((line) => line.includes('"msg":"stopping"'));
    await expect.poll(isStopping, { timeout: 10_000 }).toBe(true);
    rail.release();
    expect(await exit).toBe(0);
    await seePaid(dashboard, id);
    expect(keysOf(id)).toEqual([`${id}.1`]);
  });
});
