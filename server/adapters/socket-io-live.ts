import { adminNamespaceOf } from '../live/socket-server.ts';
import type { PlayerServer } from '../live/socket-types.ts';
import type { Live } from '../ports/live.ts';

/** The live bus of one process: Socket.IO's own rooms. */
export function createSocketIoLive(io: PlayerServer): Live {
  const dashboards = adminNamespaceOf(io);
  return {
    emit(room, { except, localOnly }, event, ...payload) {
      const reach = localOnly ? io.local.to(room) : io.to(room);
      (except === undefined ? reach : reach.except(except)).emit(event, ...payload);
    },
    admins: (event, ...payload) => void dashboards.emit(event, ...payload),
    hasLocal: (room) => (io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0,
  };
}
