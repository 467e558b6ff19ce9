import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnRedis, startOwnRedis } from '../../../scripts/cluster/redis.ts';
import { type LiveServer, startLiveServer } from '../../../tests/servers/live-server.ts';
import { everybody } from '../../edges/live/rooms.ts';
import { closeRedis, connectRedis, type RedisClient } from './connect-redis.ts';
import { createEmitterLive } from './emitter-live.ts';
import { guardPublisher } from './guarded-publisher.ts';
import { createOutageReport } from './outage-report.ts';
import { createWorkerPeers } from './redis-peers.ts';

const SLOTS = { limit: 50, taken: 1, free: 49, version: 1 };
const EVERY_MS = 50;
/** Past the 5 s after which a command that waits for Redis is rejected. */
const AWAY_MS = 6_000;
const PATIENCE = { timeout: 12_000, interval: 20 };

let redis: OwnRedis;
let first: LiveServer;
let second: LiveServer;
/** A connection that no server uses. */
let operator: RedisClient;
let prefix: string;
const unhandled: unknown[] = [];
const remember = (fault: unknown) => void unhandled.push(fault);

beforeEach(async () => {
  redis = await startOwnRedis();
  prefix = randomUUID();
  first = await startLiveServer(redis.url, prefix);
  second = await startLiveServer(redis.url, prefix);
  operator = await connectRedis(
    redis.url,
    createOutageReport(() => {}),
  );
  unhandled.length = 0;
  process.on('unhandledRejection', remember).on('uncaughtException', remember);
});
afterEach(async () => {
  await Promise.all([first.close(), second.close(), closeRedis(operator)]);
  await redis.stop();
  process.off('unhandledRejection', remember).off('uncaughtException', remember);
  expect(unhandled).toEqual([]);
});

interface Hearing {
  readonly events: readonly (readonly [string, unknown])[];
}
const resyncsOf = ({ events }: Hearing) => events.filter(([event]) => event === 'resync').length;
const expectResync = (player: Hearing) =>
  vi.waitFor(() => expect(resyncsOf(player)).toBeGreaterThan(0), PATIENCE);

/** A worker that tells something all the time, as the servers do. */
async function startTraffic() {
  const outages: unknown[] = [];
  const report = createOutageReport((fault) => outages.push(fault));
  const publisher = guardPublisher(await connectRedis(redis.url, report));
  const live = createEmitterLive({ publisher, prefix });
  const peers = createWorkerPeers({ publisher, prefix });
  const timer = setInterval(() => {
    for (const bus of [first.live, second.live, live]) {
      bus.emit(everybody, {}, 'slots:changed', SLOTS);
      bus.admins('queues:changed', { queues: [] });
    }
    for (const { publish } of [first.peers, second.peers, peers])
      publish('play:changed', { playId: 'p', accountId: 'a' });
  }, EVERY_MS);
  return {
    publisher,
    outages,
    async stop() {
      clearInterval(timer);
      await closeRedis(publisher.client);
    },
  };
}

describe('Redis away for 6 s under traffic', () => {
  it('ends no process and is told once; who is on the server keeps hearing it; back again, all are told to resync [LIVE-2]', async () => {
    const player = await first.player();
    const others = [await second.player(), await first.dashboard(), await second.dashboard()];
    const traffic = await startTraffic();
    await redis.kill();
    const diedAt = performance.now();
    await vi.waitFor(() => expect(performance.now() - diedAt).toBeGreaterThan(AWAY_MS), PATIENCE);
    for (const { publisher } of [first, second, traffic]) {
      expect(publisher.dropped()).toBeGreaterThan(AWAY_MS / EVERY_MS / 2);
    }
    const heardBefore = player.events.length;
    await vi.waitFor(() => expect(player.events.length).toBeGreaterThan(heardBefore));
    expect(resyncsOf(player)).toBe(0);

    await redis.restart();
    for (const connected of [player, ...others]) await expectResync(connected);
    await traffic.stop();
    for (const { outages } of [first, second, traffic]) expect(outages).toHaveLength(1);
    await vi.waitFor(() => {
      second.live.emit(everybody, {}, 'server:stopping');
      expect(player.events.map(([event]) => event)).toContain('server:stopping');
    }, PATIENCE);
  });

  it('a server can be stopped meanwhile, soon', async () => {
    const brief = await startLiveServer(redis.url, prefix);
    const lost = new Promise((resolve) => brief.publisher.client.once('error', resolve));
    await redis.kill();
    await lost;
    brief.live.emit(everybody, {}, 'slots:changed', SLOTS);
    const startedAt = performance.now();
    await brief.close();
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await redis.restart();
  });
});

describe('a connection that is cut', () => {
  const cut = async (client: RedisClient) =>
    operator.sendCommand(['CLIENT', 'KILL', 'ID', `${await client.clientId()}`]);

  it('of a subscription: the own server’s sockets are told to resync, once it is back, and the server knows that it missed something', async () => {
    const [here, there] = [await first.player(), await second.player()];
    const missed: string[] = [];
    first.peers.onMissed(() => missed.push('first'));
    second.peers.onMissed(() => missed.push('second'));
    await cut(first.subscriber.client);
    await expectResync(here);
    expect(missed).toEqual(['first']);
    second.live.emit(everybody, {}, 'server:stopping');
    await Promise.all([here, there].map((player) => player.waitFor('server:stopping')));
    expect(resyncsOf(here)).toBe(1);
    expect(resyncsOf(there)).toBe(0);
  });

  it('of what publishes: everybody is told to resync where something was dropped [LIVE-2]', async () => {
    const players = [await first.player(), await second.player()];
    const { client } = first.publisher;
    const lost = new Promise((resolve) => client.once('error', resolve));
    await cut(client);
    await lost;
    first.live.emit(everybody, {}, 'slots:changed', SLOTS);
    for (const player of players) await expectResync(player);
    expect(first.publisher.dropped()).toBe(1);
  });

  it('of what publishes: nobody is told where nothing was dropped', async () => {
    const player = await second.player();
    const { client } = first.publisher;
    const back = new Promise((resolve) => client.once('ready', resolve));
    await cut(client);
    await back;
    first.live.emit(everybody, {}, 'server:stopping');
    await player.waitFor('server:stopping');
    expect(resyncsOf(player)).toBe(0);
  });
});

it('Redis that answers nothing for 9 s is given up, and all are told to resync when it answers', async () => {
  const players = [await first.player(), await second.player()];
  await operator.sendCommand(['CLIENT', 'PAUSE', '9000', 'ALL']);
  for (const player of players) await expectResync(player);
  expect(first.outages).toHaveLength(1);
});
