import type { RedisClient } from './connect-redis.ts';

export interface GuardedPublisher {
  /** Its `publish` never rejects: what can't be sent is dropped. */
  readonly client: RedisClient;
  /** How many messages were dropped so far. */
  dropped(): number;
  /** Calls `run` each time that messages get through again after some were dropped. */
  onRecovered(run: () => void): void;
}

/**
 * Socket.IO's adapter and emitter publish without a catch, and a command that waits for Redis rejects after 5 s: unguarded,
 * an outage ends the process.
 */
export function guardPublisher(client: RedisClient): GuardedPublisher {
  const publish = client.publish.bind(client);
  const listeners: (() => void)[] = [];
  let dropped = 0;
  let isOwing = false;

  function drop(): number {
    dropped += 1;
    isOwing = true;
    return 0;
  }

  function recover(): void {
    if (!isOwing) return;
    isOwing = false;
    for (const run of listeners) run();
  }

  const guarded: typeof client.publish = async (channel, message) => {
    if (!client.isReady) return drop();
    try {
      const receivers = await publish(channel, message);
      recover();
      return receivers;
    } catch {
      return drop();
    }
  };
  Object.assign(client, { publish: guarded });
  client.on('ready', recover);

  return { client, dropped: () => dropped, onRecovered: (run) => void listeners.push(run) };
}
