import { adminNamespaceOf } from '../live/socket-server.ts';
import type { PlayerServer } from '../live/socket-types.ts';
import type { Live } from '../ports/live.ts';

/** The live bus over Socket.IO's rooms: those of this process, or of the whole site where Redis is attached to `io`. */
export function createSocketIoLive(io: PlayerServer): Live {
  const dashboards = adminNamespaceOf(io);
  return {
    emit(room, { except, localOnly }, event, ...payload) {
      const reach = localOnly ? io.local.to(room) : io.to(room);
      (except === undefined ? reach : reach.except(except)).emit(event, ...payload);
    },
    admins: (event, ...payload) => void dashboards.emit(event, ...payload),
    localAdmins: (event, ...payload) => void dashboards.local.emit(event, ...payload),
    hasLocal: (room) => (io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0,
  };
}
