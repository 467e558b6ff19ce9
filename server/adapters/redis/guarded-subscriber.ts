import type { RedisClient } from './connect-redis.ts';

export interface GuardedSubscriber {
  readonly client: RedisClient;
  /** What Socket.IO uses of the client, heard. */
  readonly subscribing: Pick<
    RedisClient,
    'subscribe' | 'pSubscribe' | 'unsubscribe' | 'pUnsubscribe' | 'on' | 'off'
  >;
  /** Resolves once everything is subscribed that was asked for until now; rejects where it can't be. */
  subscribed(): Promise<void>;
}

/**
 * Socket.IO's adapter subscribes and unsubscribes without waiting or a catch: unguarded, a stop right after the start ends
 * the process, and a subscription that failed goes unnoticed.
 */
export function guardSubscriber(client: RedisClient): GuardedSubscriber {
  let asked: Promise<void>[] = [];
  const heard =
    <Args extends unknown[]>(call: (...args: Args) => Promise<void>) =>
    (...args: Args) => {
      const answer = call.apply(client, args);
      asked.push(answer);
      answer.catch(() => {});
      return answer;
    };

  return {
    client,
    subscribing: {
      subscribe: heard(client.subscribe),
      pSubscribe: heard(client.pSubscribe),
      unsubscribe: heard(client.unsubscribe),
      pUnsubscribe: heard(client.pUnsubscribe),
      on: client.on.bind(client),
      off: client.off.bind(client),
    },
    async subscribed() {
      await Promise.all(asked);
      asked = [];
    },
  };
}
