import { expect, it, vi } from 'vitest';
import type { ReadyProcess } from '../../../scripts/processes/ready-process.ts';
import { collectionsOf } from '../../../server/adapters/mongo/collections.ts';
import { connectMongo } from '../../../server/adapters/mongo/connection.ts';
import { readConfig } from '../../../server/config.ts';
import { pickAdapters } from '../../../server/container/pick-adapters.ts';
import { hashToken } from '../../../server/edges/token-hash.ts';
import { WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { giveMember } from '../../builders/member-with-points.ts';
import { type BreakPoint, commitOf, endAbandoned, startMongoProxy } from '../../proxies/mongo-proxy.ts';
import { RAIL_SECRET, startPaymentRail } from '../../servers/payment-rail.ts';
import { createTestData } from '../../servers/test-data.ts';
import { startWorkerProcess } from '../../servers/worker-process.ts';
import { describeFaults } from '../../support/describe-faults.ts';

/** BullMQ gives the job of a lost worker to another one after at most 45 s. */
const TAKEN_OVER_WITHIN = { timeout: 75_000, interval: 200 };
const LEASE_MS = 60_000;

/** One request that waits for its payout, and a worker that dies at that point of it. */
async function loseWorker(
  point: Pick<BreakPoint, 'when' | 'fits'>,
  onTestFinished: (clean: () => Promise<void>) => void,
) {
  const data = createTestData();
  const rail = await startPaymentRail();
  const { MONGODB_URL: url = '' } = data.environment;
  const toMongo = await startMongoProxy(Number(new URL(url).port));
  const environment = {
    ...data.environment,
    PAYOUT_RAIL: 'webhook',
    PAYOUT_WEBHOOK_URL: rail.url,
    PAYOUT_WEBHOOK_SECRET: RAIL_SECRET,
  };
  const { store, clock, ids, close } = await pickAdapters(readConfig(environment));
  const workers: ReadyProcess[] = [];
  onTestFinished(async () => {
    for (const worker of workers) await worker.end('SIGKILL');
    await Promise.all([close(), toMongo.close(), rail.close()]);
    await data.remove();
  });
  async function startWorker(mongodbUrl = url): Promise<ReadyProcess> {
    const worker = await startWorkerProcess({ ...environment, MONGODB_URL: mongodbUrl });
    workers.push(worker);
    return worker;
  }

  await store.setSlotLimit(1);
  const createdAt = clock.now();
  const token = await giveMember(store, 'Ayesha', WITHDRAWAL_POINTS, createdAt);
  const session = await store.session(hashToken(token));
  if (!session) throw new Error('the member has no session');
  const id = ids.withdrawal();
  await store.requestWithdrawal(session, {
    id,
    requestId: 'request',
    paymentMethod: 'JazzCash',
    accountName: 'Ayesha Khan',
    accountNumber: '03001234567',
    amount: WITHDRAWAL_POINTS,
    createdAt,
  });
  const victim = Promise.withResolvers<ReadyProcess>();
  const died = toMongo.breakAt({ ...point, meanwhile: async () => (await victim.promise).end('SIGKILL') });
  victim.resolve(startWorker(toMongo.through(url)));
  await endAbandoned(url, await died);

  return {
    rail,
    startWorker,
    audit: data.audit,
    keysSent: () => rail.requests.map(({ key }) => key),
    key: `${id}.1`,
    stateNow: async () => (await store.withdrawal(id))?.payoutState,
    becomes: (payoutState: string) =>
      vi.waitFor(
        async () => expect(await store.withdrawal(id)).toMatchObject({ payoutState }),
        TAKEN_OVER_WITHIN,
      ),
    /** As if a minute had gone by since it was sent. */
    async endLease(): Promise<void> {
      const connection = await connectMongo(url);
      const { withdrawals } = collectionsOf(connection.db);
      await withdrawals.updateOne({ _id: id }, { $inc: { leaseUntil: -LEASE_MS } });
      await connection.close();
    },
  };
}

const sending: BreakPoint['fits'] = ({ name, transaction }) =>
  name === 'update quiz-withdraw' && transaction.length === 0;

describeFaults('a worker killed in a payout: nothing is paid twice, nothing is forgotten', () => {
  it.concurrent('before the sending is stored: the next worker sends it, once', async ({
    onTestFinished,
  }) => {
    const lost = await loseWorker({ when: 'before', fits: sending }, onTestFinished);
    expect(await lost.stateNow()).toBe('queued');
    expect(lost.keysSent()).toEqual([]);
    await lost.startWorker();
    await lost.becomes('done');
    expect(lost.keysSent()).toEqual([lost.key]);
    expect(await lost.audit()).toEqual([]);
  });

  it.concurrent.for<[what: string, point: Pick<BreakPoint, 'when' | 'fits'>, paid: number]>([
    ['after the sending is stored, before it is sent', { when: 'after', fits: sending }, 0],
    [
      'after the payment, before its outcome is stored',
      { when: 'before', fits: commitOf('update quiz-withdraw') },
      1,
    ],
  ])(
    '%s: it is unknown after its lease, and nobody sends it again [MONEY-10]',
    async ([, point, paid], { onTestFinished }) => {
      const lost = await loseWorker(point, onTestFinished);
      expect(await lost.stateNow()).toBe('sending');
      await lost.endLease();
      await lost.startWorker();
      await lost.becomes('unknown');
      expect(lost.keysSent()).toEqual(Array(paid).fill(lost.key));
      expect(await lost.audit()).toEqual([]);
    },
  );
});
