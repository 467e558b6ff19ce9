import type { RedisClient } from './connect-redis.ts';

export interface GuardedPublisher {
  readonly client: RedisClient;
  /** What Socket.IO uses of the client. Its `publish` never rejects: what can't be sent is dropped. */
  readonly publishing: Pick<
    RedisClient,
    'publish' | 'pSubscribe' | 'sSubscribe' | 'sendCommand' | 'on' | 'off'
  >;
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

  const publish: typeof client.publish = async (channel, message) => {
    if (!client.isReady) return drop();
    try {
      const receivers = await client.publish(channel, message);
      recover();
      return receivers;
    } catch {
      return drop();
    }
  };
  client.on('ready', recover);

  const publishing = {
    publish,
    // By these two it knows what kind of client it has.
    pSubscribe: client.pSubscribe.bind(client),
    sSubscribe: client.sSubscribe.bind(client),
    sendCommand: client.sendCommand.bind(client),
    on: client.on.bind(client),
    off: client.off.bind(client),
  };
  return { client, publishing, dropped: () => dropped, onRecovered: (run) => void listeners.push(run) };
}
