import { Emitter } from '@socket.io/redis-emitter';
import { z } from 'zod';
import type { PeerServerEvents, PlayerServer } from '../../edges/live/socket-types.ts';
import type { PeerEvent, PeerEvents, Peers } from '../../ports/peers.ts';
import type { EmitterParts } from './emitter-live.ts';
import type { GuardedSubscriber } from './guarded-subscriber.ts';
import { liveKey } from './live-key.ts';

const id = z.string().min(1);

/** Another process may run another release. */
const payloads: { [Event in PeerEvent]: z.ZodType<PeerEvents[Event]> } = {
  'session:ended': z.object({
    tokenHash: id,
    reason: z.enum(['expired', 'replaced', 'loggedOut', 'deleted']),
  }),
  'session:prolonged': z.object({ tokenHash: id, expiresAt: z.number() }),
  'admin-session:ended': z.object({ tokenHash: id }),
  'play:changed': z.object({ playId: id, accountId: id.optional() }),
};

/**
 * The other servers as a server tells and hears them. Redis must be attached to `io`, by this subscriber. What a listener throws is
 * told to `onFault`: nobody else would catch it.
 */
export function createServerPeers(
  io: PlayerServer,
  { client }: Pick<GuardedSubscriber, 'client'>,
  onFault: (fault: unknown) => void,
): Peers {
  function contained(run: () => void): void {
    try {
      run();
    } catch (fault) {
      onFault(fault);
    }
  }

  return {
    isAlone: false,
    publish: (event, payload) => void io.serverSideEmit('peer', event, payload),
    on(event, listener) {
      io.on('peer', (told, payload) => {
        if (told !== event) return;
        const parsed = payloads[event].safeParse(payload);
        if (parsed.success) contained(() => listener(parsed.data));
      });
    },
    onMissed: (run) => void client.on('ready', () => contained(run)),
  };
}

/** The servers as a worker tells them. */
export function createWorkerPeers({ publisher, prefix }: EmitterParts): Pick<Peers, 'publish'> {
  const emitter = new Emitter<PeerServerEvents>(publisher.publishing, { key: liveKey(prefix) });
  return { publish: (event, payload) => emitter.serverSideEmit('peer', event, payload) };
}
