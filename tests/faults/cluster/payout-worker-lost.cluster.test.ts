import { describe, expect, it, vi } from 'vitest';
import { collectionsOf } from '../../../server/adapters/mongo/collections.ts';
import { connectMongo } from '../../../server/adapters/mongo/connection.ts';
import { giveMember } from '../../builders/member-with-points.ts';
import { createAdminCalls, requestWithdrawal, seenByAdmins } from '../../clients/withdrawal-calls.ts';
import { startPaymentRail } from '../../servers/payment-rail.ts';
import { STARTS_WITHIN_MS, startTestCluster } from '../../servers/test-cluster.ts';

/** BullMQ gives the job of a lost worker to another one after at most 45 s. */
const TAKEN_OVER_WITHIN_MS = 60_000;
const PATIENCE_MS = STARTS_WITHIN_MS + 2 * TAKEN_OVER_WITHIN_MS;

/** A site whose one worker sends a payout, and a payment service that holds its answer. */
async function openSite(onTestFinished: (clean: () => Promise<void>) => void) {
  const rail = await startPaymentRail();
  const site = await startTestCluster(rail.environment);
  onTestFinished(async () => {
    await site.stop();
    await rail.close();
  });
  const { store, clock } = site.container;
  const join = (username: string) => giveMember(store, username, 2_500, clock.now());
  const [ayesha, bilal] = [await join('Ayesha'), await join('Bilal')];
  const admin = await site.admin();

  const sender = await site.startWorker();
  rail.plan({ does: 'hold' });
  const sent = await requestWithdrawal(site.a.api, ayesha);
  await rail.received(1);

  const seen = (id: string) => seenByAdmins(site.b.api, admin, id);
  return {
    site,
    rail,
    admin,
    sender,
    sent,
    seen,
    keysSent: () => rail.requests.map(({ key }) => key),
    requestAnother: () => requestWithdrawal(site.b.api, bilal),
    /** As if a minute had gone by since it was sent. */
    async endLease(): Promise<void> {
      const connection = await connectMongo(site.data.environment.MONGODB_URL ?? '');
      const { withdrawals } = collectionsOf(connection.db);
      const ended = await withdrawals.updateOne({ _id: sent }, { $inc: { leaseUntil: -60_000 } });
      await connection.close();
      expect(ended.modifiedCount).toBe(1);
    },
    becomes: (id: string, payoutState: string) =>
      vi.waitFor(async () => expect(await seen(id)).toMatchObject({ payoutState }), {
        timeout: TAKEN_OVER_WITHIN_MS,
        interval: 500,
      }),
  };
}

describe('a worker that is lost while it sends a payout: nobody else sends it, another one goes on', () => {
  it.concurrent(
    'killed: unknown after its lease, sent again by a person alone [MONEY-10]',
    async ({ onTestFinished }) => {
      const opened = await openSite(onTestFinished);
      const { site, rail, admin, sender, sent, seen, keysSent, requestAnother, endLease, becomes } = opened;
      const adminCalls = createAdminCalls(() => site.a.url);
      await sender.end('SIGKILL');
      rail.release();
      const next = await requestAnother();
      await site.startWorker();
      // Its lease still runs: neither an admin nor the other worker may take it.
      const { version } = await seen(sent);
      const flipped = await adminCalls.flip(sent, admin, { from: 'Pending', to: 'Paid', version });
      expect(flipped.code).toBe('PAYOUT_IN_FLIGHT');
      expect(await seen(sent)).toMatchObject({ status: 'Pending', payoutState: 'sending', attempt: 1 });

      await endLease();
      await becomes(sent, 'unknown');
      // The other worker is given the lost job before this one.
      await becomes(next, 'done');
      expect(keysSent()).toEqual([`${sent}.1`, `${next}.1`]);

      expect((await adminCalls.payAgain(sent, admin, await seen(sent))).status).toBe(200);
      await becomes(sent, 'done');
      expect(keysSent()).toEqual([`${sent}.1`, `${next}.1`, `${sent}.2`]);
      expect(await site.data.audit()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it.concurrent(
    'frozen for longer than its lease (STOP, CONT): its late outcome is refused, and it works again [MONEY-11]',
    async ({ onTestFinished }) => {
      const opened = await openSite(onTestFinished);
      const { site, rail, sender, sent, seen, keysSent, requestAnother, endLease, becomes } = opened;
      void sender.end('SIGSTOP');
      const other = await site.startWorker();
      await endLease();
      await becomes(sent, 'unknown');
      // Whatever is done from here on, the one that was frozen does it.
      expect(await other.end('SIGTERM')).toBe(0);
      rail.release();
      void sender.end('SIGCONT');

      const next = await requestAnother();
      await becomes(next, 'done');
      expect(keysSent()).toEqual([`${sent}.1`, `${next}.1`]);
      expect(await sender.end('SIGTERM')).toBe(0);
      expect(await seen(sent)).toMatchObject({ status: 'Pending', payoutState: 'unknown', attempt: 1 });
      expect(await site.data.audit()).toEqual([]);
    },
    PATIENCE_MS,
  );
});
