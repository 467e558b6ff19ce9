import { expect, vi } from 'vitest';
import { type OwnMongo, startOwnMongo } from '../../scripts/cluster/mongodb.ts';
import { type OwnRedis, startOwnRedis } from '../../scripts/cluster/redis.ts';
import { type Cluster, startCluster } from '../../scripts/cluster/site.ts';
import type { PayoutState } from '../../shared/contract/views.ts';
import { WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';
import { ADMIN } from '../clients/test-admin.ts';
import { createTestApi, type TestApi } from '../clients/test-api.ts';
import { type MongoProxy, startMongoProxy } from '../proxies/mongo-proxy.ts';
import { startTcpProxy, type TcpProxy } from '../proxies/tcp-proxy.ts';
import { type PaymentRail, RAIL_SECRET, startPaymentRail } from '../servers/payment-rail.ts';
import { createTestData, type TestData } from '../servers/test-data.ts';
import { type Load, startLoad } from './load.ts';

/** A cluster of two servers and two workers on services of its own, which a test may break under load. */
export interface LoadedSite {
  readonly mongo: OwnMongo;
  /** Between the cluster and MongoDB, where `hasMongoProxy` asked for it. */
  readonly toMongo: MongoProxy;
  readonly redis: OwnRedis;
  /** Between the cluster and Redis. */
  readonly toRedis: TcpProxy;
  readonly data: TestData;
  readonly cluster: Cluster;
  readonly rail: PaymentRail;
  readonly api: TestApi;
  startLoad(seed: string): Load;
  /** Resolves once every server says that it is well. */
  well(): Promise<void>;
  /**
   * Ends the load, and sees that nothing was lost, refused or half done, that no process ended, and that every request is
   * paid, once; resolves with how many are not.
   */
  expectWhole(load: Load, options?: WholeOptions): Promise<number>;
  stop(): Promise<void>;
}

export interface WholeOptions {
  /** How a request may stand instead of being paid. */
  readonly unpaid?: readonly PayoutState[];
  /** What visitors do is not kept through the death of MongoDB. */
  readonly mayForgetVisitors?: boolean;
}

/** What a busy machine takes to come back after a fault. */
const PATIENCE = { timeout: 30_000, interval: 100 };
/** The sweep's ten seconds, and the payments then. */
const PAYOUT_PATIENCE = { timeout: 60_000, interval: 500 };

export async function startLoadedSite({ hasMongoProxy = false } = {}): Promise<LoadedSite> {
  const [mongo, redis, rail] = await Promise.all([startOwnMongo(), startOwnRedis(), startPaymentRail()]);
  const data = createTestData({ kind: 'cluster', mongodbUrl: mongo.url, redisUrl: redis.url });
  const toMongo = await startMongoProxy(Number(new URL(mongo.url).port));
  const toRedis = await startTcpProxy({ port: Number(new URL(redis.url).port) });
  const { MONGODB_URL: mongodbUrl = '' } = data.environment;
  const deaths: string[] = [];
  const cluster = await startCluster({
    servers: 2,
    workers: 2,
    environment: {
      ...data.environment,
      MONGODB_URL: hasMongoProxy ? toMongo.through(mongodbUrl) : mongodbUrl,
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      FREE_ACCOUNTS: '10000',
      // One right answer is good for a withdrawal.
      POINTS_PER_CORRECT: `${WITHDRAWAL_POINTS}`,
      PAYOUT_RAIL: 'webhook',
      PAYOUT_WEBHOOK_URL: rail.url,
      PAYOUT_WEBHOOK_SECRET: RAIL_SECRET,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_KEY: ADMIN.adminKey,
      ADMIN_SECRET_CODE: ADMIN.secretCode,
      LOG_LEVEL: 'warn',
    },
    onDeath: (name) => void deaths.push(name),
  });
  const api = createTestApi(() => cluster.url);
  const token = (await api.call('createAdminSession', { body: ADMIN })).body.adminToken;

  const healthOf = async (url: string) => (await createTestApi(() => url).call('health')).status;
  return {
    mongo,
    toMongo,
    redis,
    toRedis,
    data,
    cluster,
    rail,
    api,
    startLoad: (seed) => startLoad(cluster.url, { seed }),
    well: () =>
      vi.waitFor(async () => {
        const healths = await Promise.all(cluster.servers.map(({ url }) => healthOf(url)));
        expect(healths).toEqual([200, 200]);
      }, PATIENCE),
    async expectWhole(load, { unpaid = [], mayForgetVisitors = false } = {}) {
      await load.stop();
      expect(deaths).toEqual([]);
      const { wrong, forgotten } = load.tally;
      expect({ wrong, log: wrong.length > 0 ? faultsOf(cluster) : [] }).toEqual({ wrong: [], log: [] });
      const lost = await load.verify();
      expect(lost.members).toEqual([]);
      if (!mayForgetVisitors) expect({ forgotten, lost: lost.visitors }).toEqual({ forgotten: 0, lost: [] });
      const unpaidCount = await vi.waitFor(async () => {
        const { withdrawals } = (await api.call('adminWithdrawals', { token })).body;
        const states = withdrawals.map(({ payoutState }) => payoutState).filter((state) => state !== 'done');
        expect(states.filter((state) => !unpaid.includes(state))).toEqual([]);
        return states.length;
      }, PAYOUT_PATIENCE);
      expectPaidAtMostOnce(rail);
      expect(await data.audit()).toEqual([]);
      return unpaidCount;
    },
    async stop() {
      await cluster.stop();
      await Promise.all([toMongo.close(), toRedis.close(), rail.close()]);
      await Promise.all([mongo.stop(), redis.stop()]);
    },
  };
}

/** What the processes have logged as faults of ours. */
const faultsOf = ({ servers, workers }: Cluster): string[] =>
  [...servers, ...workers].flatMap(({ output }) =>
    output.filter((line) => line.includes('"level":50') && !line.includes('StoreUnavailable')),
  );

/** No person has said «pay again», so whatever broke, each request was sent once, under its first key. */
function expectPaidAtMostOnce({ requests }: PaymentRail): void {
  const keys = requests.map(({ key }) => key).sort();
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys.filter((key) => !key.endsWith('.1'))).toEqual([]);
}
