import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LiveServer, startLiveServer } from '../../../tests/servers/live-server.ts';
import { testRedisUrl } from '../../../tests/servers/test-services.ts';
import { everybody } from '../../edges/live/rooms.ts';
import type { Live, Room } from '../../ports/live.ts';
import type { PeerEvent, PeerEvents, Peers } from '../../ports/peers.ts';
import { closeRedis, connectRedis } from './connect-redis.ts';
import { createEmitterLive } from './emitter-live.ts';
import { type GuardedPublisher, guardPublisher } from './guarded-publisher.ts';
import { createOutageReport } from './outage-report.ts';
import { createWorkerPeers } from './redis-peers.ts';

const SLOTS = { limit: 50, taken: 1, free: 49, version: 1 };

let first: LiveServer;
let second: LiveServer;
let publisher: GuardedPublisher;
let workerPeers: Pick<Peers, 'publish'>;
let workerLive: Live;
beforeEach(async () => {
  const redisUrl = testRedisUrl();
  const prefix = randomUUID();
  first = await startLiveServer(redisUrl, prefix);
  second = await startLiveServer(redisUrl, prefix);
  publisher = guardPublisher(
    await connectRedis(
      redisUrl,
      createOutageReport(() => {}),
    ),
  );
  workerPeers = createWorkerPeers({ publisher, prefix });
  workerLive = createEmitterLive({ publisher, prefix });
});
afterEach(async () => {
  await first.close();
  await second.close();
  await closeRedis(publisher.client);
});

/** What a server is told, and when the session `last` has ended. */
function hear({ peers }: LiveServer) {
  const told: unknown[] = [];
  const { promise: last, resolve } = Promise.withResolvers<void>();
  const listen = <Event extends PeerEvent>(event: Event) =>
    peers.on(event, (payload: PeerEvents[Event]) => told.push([event, payload]));
  listen('session:prolonged');
  listen('admin-session:ended');
  listen('play:changed');
  peers.on('session:ended', ({ tokenHash }) => (tokenHash === 'last' ? resolve() : told.push(tokenHash)));
  return { told, last };
}
const tellLast = ({ publish }: Pick<Peers, 'publish'>) =>
  publish('session:ended', { tokenHash: 'last', reason: 'deleted' });

describe('the servers of a site', () => {
  it('a listener that throws takes no other with it, and never the process [FAULT-17]', async () => {
    second.peers.on('session:ended', () => {
      throw new Error('a fault of ours');
    });
    const { last } = hear(second);
    tellLast(first.peers);
    await last;
    expect(second.outages).toEqual([new Error('a fault of ours')]);
  });

  const moved = { playId: 'play', accountId: 'account' };
  const prolonged = { tokenHash: 'token', expiresAt: 1 };

  it('hear what another tells, and not what they publish themselves', async () => {
    const [here, there] = [hear(first), hear(second)];
    first.peers.publish('play:changed', moved);
    first.peers.publish('play:changed', { playId: 'a visitor’s', accountId: undefined });
    first.peers.publish('session:prolonged', prolonged);
    first.peers.publish('admin-session:ended', { tokenHash: 'admin' });
    tellLast(first.peers);
    await there.last;
    expect(there.told).toEqual([
      ['play:changed', moved],
      ['play:changed', { playId: 'a visitor’s' }],
      ['session:prolonged', prolonged],
      ['admin-session:ended', { tokenHash: 'admin' }],
    ]);
    tellLast(second.peers);
    await here.last;
    expect(here.told).toEqual([]);
  });

  it('all hear what a worker tells', async () => {
    const both = [hear(first), hear(second)];
    workerPeers.publish('play:changed', moved);
    tellLast(workerPeers);
    for (const { told, last } of both) {
      await last;
      expect(told).toEqual([['play:changed', moved]]);
    }
  });

  it('ignore what they don’t understand', async () => {
    const { told, last } = hear(second);
    first.io.serverSideEmit('peer', 'play:changed', { playId: 7 });
    first.io.serverSideEmit('peer', 'play:changed', null);
    first.io.serverSideEmit('peer', 'session:ended', { tokenHash: 'token', reason: 'a whim' });
    first.io.serverSideEmit('peer', 'toString', moved);
    tellLast(first.peers);
    await last;
    expect(told).toEqual([]);
  });
});

describe('the live events of a worker', () => {
  it('reach a room on every server, but for the socket that is excepted', async () => {
    const [a, b, outside] = [await first.player('a'), await second.player('a'), await second.player('b')];
    workerLive.emit('a' as Room, { except: b.socket.id }, 'slots:changed', SLOTS);
    workerLive.emit(everybody, {}, 'server:stopping');
    for (const player of [a, b, outside]) await player.waitFor('server:stopping');
    expect([a, b, outside].map(({ events }) => events.length)).toEqual([2, 1, 1]);
  });

  it('that are local reach nobody; those of the admins every dashboard', async () => {
    const [player, dashboard] = [await first.player(), await second.dashboard()];
    workerLive.emit(everybody, { localOnly: true }, 'slots:changed', SLOTS);
    workerLive.admins('session:ended', { reason: 'expired' });
    workerLive.emit(everybody, {}, 'server:stopping');
    await Promise.all([player.waitFor('server:stopping'), dashboard.waitFor('session:ended')]);
    expect([player.events.length, dashboard.events.length]).toEqual([1, 1]);
    expect(workerLive.hasLocal(everybody)).toBe(false);
  });
});
