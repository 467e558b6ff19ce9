import { createAdapter } from '@socket.io/redis-adapter';
import { adminNamespaceOf } from '../../edges/live/socket-server.ts';
import type { PlayerServer } from '../../edges/live/socket-types.ts';
import { StartRefused } from '../../ports/start-refused.ts';
import type { GuardedPublisher } from './guarded-publisher.ts';
import type { GuardedSubscriber } from './guarded-subscriber.ts';
import { liveKey } from './live-key.ts';

export interface RedisLiveParts {
  readonly publisher: GuardedPublisher;
  /** A connection that does nothing else. */
  readonly subscriber: GuardedSubscriber;
  /** What the site's channels begin with. */
  readonly prefix: string;
}

/**
 * Joins a server to the site's others: what it emits reaches the sockets of all. Resolves once it is subscribed, and is to be
 * called before anybody connects; throws `StartRefused` when it can't be. Browsers whose events an outage has swallowed get
 * `resync`: its own after a loss of the subscription, everybody's after something was not published.
 */
export async function attachRedis(
  io: PlayerServer,
  { publisher, subscriber, prefix }: RedisLiveParts,
): Promise<void> {
  const dashboards = adminNamespaceOf(io);
  io.adapter(createAdapter(publisher.publishing, subscriber.subscribing, { key: liveKey(prefix) }));
  try {
    await subscriber.subscribed();
  } catch (cause) {
    throw new StartRefused('Redis accepts no subscription to live events', { cause });
  }

  subscriber.client.on('ready', () => {
    io.local.emit('resync');
    dashboards.local.emit('resync');
  });
  publisher.onRecovered(() => {
    io.emit('resync');
    dashboards.emit('resync');
  });
}
