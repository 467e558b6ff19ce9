import { createStoreClock } from '../adapters/clock/store-clock.ts';
import { argon2Passwords } from '../adapters/local/argon2-passwords.ts';
import { queuedPasswords } from '../adapters/local/queued-passwords.ts';
import { randomIds } from '../adapters/local/random-ids.ts';
import { createSocketIoLive } from '../adapters/local/socket-io-live.ts';
import { connectMongo } from '../adapters/mongo/connection.ts';
import { createMongoStore } from '../adapters/mongo/mongo-store.ts';
import { prepareDatabase } from '../adapters/mongo/prepare-database.ts';
import { createBullmqQueue } from '../adapters/redis/bullmq-queue.ts';
import { closeRedis, connectRedis } from '../adapters/redis/connect-redis.ts';
import { createEmitterLive } from '../adapters/redis/emitter-live.ts';
import { guardPublisher } from '../adapters/redis/guarded-publisher.ts';
import { guardSubscriber } from '../adapters/redis/guarded-subscriber.ts';
import { createOutageReport } from '../adapters/redis/outage-report.ts';
import { attachRedis } from '../adapters/redis/redis-live.ts';
import { createServerPeers, createWorkerPeers } from '../adapters/redis/redis-peers.ts';
import { createRedisRateLimits } from '../adapters/redis/redis-rate-limits.ts';
import type { ClusterConfig } from '../config.ts';
import { lastSettlementAt } from '../features/play/timeline.ts';
import type { OnFault, ProcessAdapters, ServerAdapters, WorkerAdapters } from './adapters.ts';
import { createMetrics, createRail, failingOf } from './shared-adapters.ts';

/** What is to be closed, newest first, whatever of it fails. */
function createClosing() {
  const closings: (() => unknown)[] = [];
  return {
    add: (close: () => unknown): void => void closings.unshift(close),
    async close(): Promise<void> {
      for (const close of closings.splice(0)) await close();
    },
  };
}

/** What servers and workers of a cluster share. */
async function connectProcess(config: ClusterConfig, onFault: OnFault) {
  const { REDIS_URL: url, REDIS_PREFIX: prefix } = config;
  const closing = createClosing();
  const connection = await connectMongo(config.MONGODB_URL);
  closing.add(connection.close);
  try {
    await prepareDatabase(connection.db);
    const store = createMongoStore({ connection, endsAt: lastSettlementAt });
    const clock = createStoreClock({
      measure: connection.serverTime,
      monotonic: () => performance.now(),
      onFault: (fault) => onFault(fault, 'the clock cannot be measured'),
      onTimerFault: (fault) => onFault(fault, 'a timer failed'),
    });
    await clock.start();
    closing.add(clock.stop);
    const report = createOutageReport((fault) => onFault(fault, 'Redis is away'));
    const client = await connectRedis(url, report);
    closing.add(() => closeRedis(client));
    const publisher = guardPublisher(client);
    const metrics = await createMetrics(config);
    metrics.watch({ clock: clock.health, droppedPublishes: publisher.dropped });
    const container: ProcessAdapters = {
      mode: 'cluster',
      store,
      clock,
      ids: randomIds,
      metrics,
      createQueue: (parts) =>
        createBullmqQueue({
          ...parts,
          url,
          prefix,
          report,
          timeZone: config.SITE_TIME_ZONE,
          onError: (fault) => onFault(fault, 'a worker and Redis do not get along'),
        }),
      createRail: (clock) => createRail(config, clock),
      close: closing.close,
    };
    return { container, closing, clock, publisher, report };
  } catch (fault) {
    await closing.close();
    throw fault;
  }
}

/** A server of a cluster. Throws `StartRefused` where MongoDB or Redis can't be used. */
export async function createClusterAdapters(
  config: ClusterConfig,
  onFault: OnFault,
): Promise<ServerAdapters> {
  const { container, closing, clock, publisher, report } = await connectProcess(config, onFault);
  const { REDIS_URL: url, REDIS_PREFIX: prefix } = config;
  try {
    const client = await connectRedis(url, report);
    closing.add(() => closeRedis(client));
    const subscriber = guardSubscriber(client);
    const limits = await createRedisRateLimits({ url, prefix, report });
    closing.add(limits.close);
    return {
      ...container,
      passwords: queuedPasswords(argon2Passwords),
      limits,
      runsJobs: false,
      async createLive(io) {
        await attachRedis(io, { publisher, subscriber, prefix });
        return createSocketIoLive(io, { isAlone: false });
      },
      createPeers: (io) =>
        createServerPeers(io, subscriber, (fault) => onFault(fault, 'what another server told failed')),
      async failing() {
        const store = await failingOf('store', container.store.check);
        if (store !== undefined) return store;
        if (!publisher.client.isReady || !client.isReady) return 'redis';
        return clock.health().isHealthy ? undefined : 'clock';
      },
    };
  } catch (fault) {
    await closing.close();
    throw fault;
  }
}

/** A worker of a cluster. Throws `StartRefused` where MongoDB or Redis can't be used. */
export async function createClusterWorkerAdapters(
  config: ClusterConfig,
  onFault: OnFault,
): Promise<WorkerAdapters> {
  const { container, publisher } = await connectProcess(config, onFault);
  const parts = { publisher, prefix: config.REDIS_PREFIX };
  return { ...container, live: createEmitterLive(parts), peers: createWorkerPeers(parts) };
}
