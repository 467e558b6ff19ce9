import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSocketIoLive } from '../../server/adapters/local/socket-io-live.ts';
import { closeRedis, connectRedis } from '../../server/adapters/redis/connect-redis.ts';
import { type GuardedPublisher, guardPublisher } from '../../server/adapters/redis/guarded-publisher.ts';
import { type GuardedSubscriber, guardSubscriber } from '../../server/adapters/redis/guarded-subscriber.ts';
import { createOutageReport } from '../../server/adapters/redis/outage-report.ts';
import { attachRedis } from '../../server/adapters/redis/redis-live.ts';
import { createServerPeers } from '../../server/adapters/redis/redis-peers.ts';
import { everybody } from '../../server/edges/live/rooms.ts';
import { createSocketServer } from '../../server/edges/live/socket-server.ts';
import type { PlayerServer } from '../../server/edges/live/socket-types.ts';
import type { Live } from '../../server/ports/live.ts';
import type { Peers } from '../../server/ports/peers.ts';
import { connectAdmin, type TestAdmin } from '../clients/test-admin.ts';
import { connectPlayer, type TestPlayer } from '../clients/test-player.ts';

export interface LiveServer {
  readonly io: PlayerServer;
  readonly live: Live;
  readonly peers: Peers;
  readonly publisher: GuardedPublisher;
  readonly subscriber: GuardedSubscriber;
  /** Every outage and fault that it told of. */
  readonly outages: unknown[];
  /** A browser's connection, which is in `everybody` and in `room`. */
  player(room?: string): Promise<TestPlayer>;
  dashboard(): Promise<TestAdmin>;
  close(): Promise<void>;
}

/** What a server of a cluster has for its live events, and nothing else: sockets joined by Redis. */
export async function startLiveServer(redisUrl: string, prefix: string): Promise<LiveServer> {
  const outages: unknown[] = [];
  const report = createOutageReport((fault) => outages.push(fault));
  const publisher = guardPublisher(await connectRedis(redisUrl, report));
  const subscriber = guardSubscriber(await connectRedis(redisUrl, report));
  const http = createServer();
  const io = createSocketServer(http, { isAllowedOrigin: () => true });
  await attachRedis(io, { publisher, subscriber, prefix });
  io.on('connection', (socket) => {
    void socket.join([everybody, String(socket.handshake.auth.room)]);
    socket.on('clock', (acknowledge) => acknowledge({ ok: true, now: 0 }));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const clients: (TestPlayer | TestAdmin)[] = [];

  async function keep<Client extends TestPlayer | TestAdmin>(client: Promise<Client>): Promise<Client> {
    clients.push(await client);
    return client;
  }

  return {
    io,
    live: createSocketIoLive(io, { isAlone: false }),
    peers: createServerPeers(io, subscriber, (fault) => outages.push(fault)),
    publisher,
    subscriber,
    outages,
    player: (room) => keep(connectPlayer(url, { room })),
    dashboard: () => keep(connectAdmin(url, {})),
    async close() {
      for (const client of clients) client.close();
      await io.close();
      await Promise.all([closeRedis(publisher.client), closeRedis(subscriber.client)]);
    },
  };
}
