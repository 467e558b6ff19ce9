import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';
import { openDatabase } from '../../server/adapters/sqlite/database.ts';
import { createSqliteStore } from '../../server/adapters/sqlite/sqlite-store.ts';
import { hashToken } from '../../server/edges/token-hash.ts';
import { lastSettlementAt } from '../../server/features/play/timeline.ts';
import { auditStore } from '../../server/store-copy/audit.ts';
import type { AdminWithdrawalView } from '../../shared/contract/views.ts';
import { giveMember } from '../builders/member-with-points.ts';
import { openAdminSession } from '../builders/open-admin-session.ts';
import { createTestApi } from '../clients/test-api.ts';
import { createAdminCalls, seenByAdmins, withdrawalForm } from '../clients/withdrawal-calls.ts';
import { type PaymentRail, RAIL_SECRET, startPaymentRail } from '../servers/payment-rail.ts';
import { type ServerProcess, startServerProcess } from '../servers/server-process.ts';

type OnTestFinished = (clean: () => Promise<void>) => void;

/** Every process shares the machine with those of the other failpoints. */
const PATIENCE_MS = 60_000;
const ADMIN_TOKEN = 'admin-token';

/** A data folder with one member of 2,500 points and one admin, a payment service, and the processes on both. */
async function openSite(onTestFinished: OnTestFinished) {
  const dir = createTempDir();
  const service: PaymentRail = await startPaymentRail();
  const started: ServerProcess[] = [];
  onTestFinished(async () => {
    for (const server of started) await server.end('SIGKILL');
    await service.close();
    dir.remove();
  });

  const store = createSqliteStore({ database: openDatabase(dir.path), endsAt: lastSettlementAt });
  await store.setSlotLimit(50);
  const now = Date.now();
  const member = await giveMember(store, 'Ayesha', 2_500, now);
  const admin = { email: 'a@example.com', tokenHash: hashToken(ADMIN_TOKEN), expiresAt: now + 3_600_000 };
  await openAdminSession(store, admin);
  await store.close();

  const url = () => started.at(-1)?.url ?? '';
  const api = createTestApi(url);
  const form = withdrawalForm();

  return {
    service,
    adminCalls: createAdminCalls(url),
    audit: () => auditStore(dir.path),
    request: () => api.call('createWithdrawal', { token: member, body: form }),
    me: async () => (await api.call('me', { token: member })).body,
    seen: (id: string) => seenByAdmins(api, ADMIN_TOKEN, id),
    keysSent: () => service.requests.map(({ key }) => key),

    /** Asks the server until a request is as it should be. */
    async becomes(id: string, fits: (withdrawal: AdminWithdrawalView) => boolean) {
      let withdrawal = await seenByAdmins(api, ADMIN_TOKEN, id);
      while (!fits(withdrawal)) withdrawal = await seenByAdmins(api, ADMIN_TOKEN, id);
      return withdrawal;
    },
    idOf(): string {
      const database = new DatabaseSync(join(dir.path, 'sawaal.sqlite'), { readOnly: true });
      const row = database.prepare('SELECT id FROM withdrawals').get();
      database.close();
      return String(row?.id);
    },
    /** As if a minute had gone by since it was sent. */
    endLease(): void {
      const database = new DatabaseSync(join(dir.path, 'sawaal.sqlite'), { timeout: 5_000 });
      database.exec('UPDATE withdrawals SET lease_until = lease_until - 60000');
      database.close();
    },
    async start(failpoint?: string): Promise<ServerProcess> {
      const server = await startServerProcess(
        {
          DATA_DIR: dir.path,
          LOG_LEVEL: 'error',
          PAYOUT_RAIL: 'webhook',
          PAYOUT_WEBHOOK_URL: service.url,
          PAYOUT_WEBHOOK_SECRET: RAIL_SECRET,
          ...(failpoint !== undefined && { FAILPOINT: failpoint }),
        },
        failpoint === undefined ? 'server/main.mjs' : 'tests/servers/failpoint-server.ts',
      );
      started.push(server);
      return server;
    },
  };
}

describe('kill -9 in a withdrawal, then the same request again: one request, one debit, one payment', {
  timeout: PATIENCE_MS,
}, () => {
  it.concurrent.for<[failpoint: string, status: number]>([
    ['before the commit', 201],
    ['after the commit, before the sync', 200],
    ['before the reply', 200],
    ['after the enqueue', 200],
  ])('%s: the retry gets %i [MONEY-6]', async ([failpoint, status], { onTestFinished }) => {
    const site = await openSite(onTestFinished);
    const first = await site.start(failpoint);
    // After the enqueue the reply may have come or not: either way the page asks again.
    const reply = await site.request().catch(() => 'no reply');
    if (failpoint !== 'after the enqueue') expect(reply).toBe('no reply');
    await first.gone();
    expect(site.audit()).toEqual([]);
    expect(site.keysSent()).toEqual([]);

    await site.start();
    const again = await site.request();
    expect(again.status).toBe(status);
    const { id } = again.body.withdrawal;
    await site.becomes(id, ({ payoutState }) => payoutState === 'done');
    expect((await site.request()).body.withdrawal).toMatchObject({ id, status: 'Paid', reference: 'paid-1' });
    expect(await site.me()).toMatchObject({ points: 0, withdrawals: [{ id }] });
    expect(site.keysSent()).toEqual([`${id}.1`]);
    expect(site.audit()).toEqual([]);
  });
});

describe('kill -9 of the worker in a payout: nothing is paid twice without a person, nothing forgotten', {
  timeout: PATIENCE_MS,
}, () => {
  it.concurrent('before the sending is stored: sent once, after the restart [MONEY-10]', async ({
    onTestFinished,
  }) => {
    const site = await openSite(onTestFinished);
    const first = await site.start('before the sending is stored');
    await site.request().catch(() => 'no reply');
    await first.gone();
    expect(site.keysSent()).toEqual([]);
    await site.start();
    const id = site.idOf();
    await site.becomes(id, ({ payoutState }) => payoutState === 'done');
    expect(site.keysSent()).toEqual([`${id}.1`]);
    expect(site.audit()).toEqual([]);
  });

  it.concurrent.for<[failpoint: string, paid: number]>([
    ['after the sending is stored, before it is sent', 0],
    ['after the payment, before its outcome is stored', 1],
  ])(
    '%s: unknown after the lease, sent again by a person alone [MONEY-10]',
    async ([failpoint, paid], { onTestFinished }) => {
      const site = await openSite(onTestFinished);
      const first = await site.start(failpoint);
      await site.request().catch(() => 'no reply');
      await first.gone();
      const id = site.idOf();
      expect(site.service.payments.size).toBe(paid);

      // Its lease still runs: nobody takes over.
      const second = await site.start();
      expect(await site.seen(id)).toMatchObject({ status: 'Pending', payoutState: 'sending', attempt: 1 });
      const { version } = await site.seen(id);
      const wanted = { from: 'Pending', to: 'Paid', version };
      expect((await site.adminCalls.flip(id, ADMIN_TOKEN, wanted)).code).toBe('PAYOUT_IN_FLIGHT');
      await second.end('SIGKILL');
      site.endLease();
      await site.start();
      await site.becomes(id, ({ payoutState }) => payoutState === 'unknown');
      expect(site.service.requests).toHaveLength(paid);

      expect((await site.adminCalls.payAgain(id, ADMIN_TOKEN, await site.seen(id))).status).toBe(200);
      await site.becomes(id, ({ payoutState }) => payoutState === 'done');
      expect(site.keysSent().at(-1)).toBe(`${id}.2`);
      expect(site.service.requests).toHaveLength(paid + 1);
      expect(site.audit()).toEqual([]);
    },
  );

  it.concurrent('while it is sent: unknown after the lease; paid by hand, nothing is sent again', async ({
    onTestFinished,
  }) => {
    const site = await openSite(onTestFinished);
    const first = await site.start();
    site.service.plan({ does: 'hold' });
    const { id } = (await site.request()).body.withdrawal;
    await site.service.received(1);
    await first.end('SIGKILL');
    site.service.release();
    site.endLease();
    await site.start();
    await site.becomes(id, ({ payoutState }) => payoutState === 'unknown');
    expect((await site.adminCalls.paidByHand(id, ADMIN_TOKEN, 'paid-1', await site.seen(id))).status).toBe(
      200,
    );
    expect(await site.seen(id)).toMatchObject({ status: 'Paid', payoutState: 'manual', reference: 'paid-1' });
    expect(site.keysSent()).toEqual([`${id}.1`]);
    expect(site.audit()).toEqual([]);
  });

  it.concurrent('frozen for a minute (STOP, CONT): the late outcome is refused [MONEY-11]', async ({
    onTestFinished,
  }) => {
    const site = await openSite(onTestFinished);
    const server = await site.start();
    site.service.plan({ does: 'hold' });
    const { id } = (await site.request()).body.withdrawal;
    await site.service.received(1);
    void server.end('SIGSTOP');
    site.endLease();
    site.service.release();
    void server.end('SIGCONT');
    const tooLate = () => server.output.some((line) => line.includes('came too late'));
    await site.becomes(id, tooLate);
    expect(await site.seen(id)).toMatchObject({ status: 'Pending' });
    await server.end('SIGKILL');
    await site.start();
    await site.becomes(id, ({ payoutState }) => payoutState === 'unknown');
    expect(site.keysSent()).toEqual([`${id}.1`]);
    expect(site.audit()).toEqual([]);
  });
});
