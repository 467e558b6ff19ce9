import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type Document, MongoClient } from 'mongodb';
import { type OwnMongo, startOwnMongo } from '../../scripts/cluster/mongodb.ts';
import { type OwnRedis, startOwnRedis } from '../../scripts/cluster/redis.ts';
import { startCluster } from '../../scripts/cluster/site.ts';
import { auditCluster } from '../../server/store-copy/audit-cluster.ts';
import { startMongoProxy } from '../proxies/mongo-proxy.ts';
import { startTcpProxy, type TcpProxy } from '../proxies/tcp-proxy.ts';
import { startPaymentRail } from '../servers/payment-rail.ts';
import type { Way } from './plan.ts';
import {
  breakProcess,
  type ChaosSite,
  chaosEnvironment,
  createFreezer,
  createRailBreaker,
  isWell,
  until,
} from './site.ts';

const SHUTTING_DOWN = 91;
const done = { writeConcernError: { code: SHUTTING_DOWN, errmsg: 'shutting down' } };
const writes = ['insert', 'update', 'findAndModify'];
const failing: Partial<Record<Way, Document>> = {
  'fails writes': { failCommands: writes, closeConnection: true },
  'fails commits': { failCommands: ['commitTransaction'], closeConnection: true },
  'does writes and reports them as failed': {
    failCommands: writes,
    ...done,
    errorLabels: ['RetryableWriteError'],
  },
};
const FAILS_TIMES = 3;

async function breakConnection(proxy: TcpProxy, way: Way, forMs: number): Promise<void> {
  if (way === 'has its connections cut') return proxy.cut();
  if (way === 'is stalled') proxy.stall();
  else proxy.refuse();
  await pause(forMs);
  proxy.heal();
}

async function breakService(service: OwnMongo | OwnRedis, forMs: number): Promise<void> {
  await service.kill();
  await pause(forMs);
  await service.restart();
}

/** Two servers and two workers on a MongoDB and a Redis of their own, each behind a proxy. */
export async function startClusterSite(): Promise<ChaosSite> {
  const [mongo, redis, rail] = await Promise.all([startOwnMongo(), startOwnRedis(), startPaymentRail()]);
  const toMongo = await startMongoProxy(Number(new URL(mongo.url).port));
  const toRedis = await startTcpProxy({ port: Number(new URL(redis.url).port) });
  const railBreaker = createRailBreaker(rail);
  const freezer = createFreezer();
  const deaths: string[] = [];
  const name = `sawaal-${randomUUID()}`;
  const database = new URL(mongo.url);
  database.pathname = `/${name}`;
  const cluster = await startCluster({
    servers: 2,
    workers: 2,
    environment: {
      ...chaosEnvironment(rail),
      MONGODB_URL: toMongo.through(database.href),
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      REDIS_PREFIX: name,
    },
    onDeath: (process) => void deaths.push(process),
  });
  const processes = [...cluster.servers, ...cluster.workers];

  async function tellMongo(command: Document): Promise<void> {
    const client = new MongoClient(mongo.url);
    try {
      await client.db('admin').command(command);
    } finally {
      await client.close();
    }
  }

  async function breakMongo(way: Way, forMs: number): Promise<void> {
    const failure = failing[way];
    if (failure) {
      const data = { appName: 'sawaal', ...failure };
      return tellMongo({ configureFailPoint: 'failCommand', mode: { times: FAILS_TIMES }, data });
    }
    if (way === 'steps down')
      return tellMongo({ replSetStepDown: 3, secondaryCatchUpPeriodSecs: 1, force: true });
    if (way === 'is killed') return breakService(mongo, forMs);
    return breakConnection(toMongo, way, forMs);
  }

  async function breakRedis(way: Way, forMs: number): Promise<void> {
    if (way === 'is killed') return breakService(redis, forMs);
    if (way !== 'is emptied') return breakConnection(toRedis, way, forMs);
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
  }

  return {
    url: cluster.url,
    rail,
    deaths,
    output: () => processes.flatMap(({ output }) => output),
    wasFrozenSince: freezer.wasFrozenSince,
    well: () =>
      until('the servers are well', async () =>
        (await Promise.all(cluster.servers.map(({ url }) => isWell(url)))).every(Boolean),
      ),
    audit: async () => (await auditCluster(database.href)).map(({ check, found }) => `${check}: ${found}`),
    async break({ part, way, forMs }) {
      if (part === 'rail') return railBreaker.break(way, forMs);
      if (part === 'mongodb') return breakMongo(way, forMs);
      if (part === 'redis') return breakRedis(way, forMs);
      const process = processes.find((one) => one.name === part);
      if (!process) throw new Error(`the site has no ${part}`);
      return breakProcess(process, way, forMs, freezer);
    },
    async stop() {
      await cluster.stop();
      await Promise.all([toMongo.close(), toRedis.close(), railBreaker.close()]);
      await Promise.all([mongo.stop(), redis.stop()]);
    },
  };
}
