import { Emitter } from '@socket.io/redis-emitter';
import type { AdminServerToClientEvents, ServerToClientEvents } from '../../../shared/contract/events.ts';
import type { Live } from '../../ports/live.ts';
import type { GuardedPublisher } from './guarded-publisher.ts';
import { liveKey } from './live-key.ts';

export interface EmitterParts {
  readonly publisher: GuardedPublisher;
  /** What the site's channels begin with. */
  readonly prefix: string;
}

/** The live bus of a process without sockets: what it tells goes through Redis to the servers' sockets. */
export function createEmitterLive({ publisher, prefix }: EmitterParts): Live {
  const options = { key: liveKey(prefix) };
  const players = new Emitter<ServerToClientEvents>(publisher.publishing, options);
  const dashboards = new Emitter<AdminServerToClientEvents>(publisher.publishing, options, '/admin');
  publisher.onRecovered(() => {
    players.emit('resync');
    dashboards.emit('resync');
  });

  return {
    emit(room, { except, localOnly }, event, ...payload) {
      if (localOnly) return;
      const reach = players.to(room);
      (except === undefined ? reach : reach.except(except)).emit(event, ...payload);
    },
    admins: (event, ...payload) => void dashboards.emit(event, ...payload),
    reaches: (_room, { localOnly = false }) => !localOnly,
    hasLocal: () => false,
  };
}
