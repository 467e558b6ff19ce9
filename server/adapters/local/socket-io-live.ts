import { adminNamespaceOf } from '../../edges/live/socket-server.ts';
import type { PlayerServer } from '../../edges/live/socket-types.ts';
import type { Live, Room } from '../../ports/live.ts';

/**
 * The live bus over Socket.IO's rooms: those of this process, or of the whole site where Redis is attached to `io`, which then
 * may have sockets in any room.
 */
export function createSocketIoLive(io: PlayerServer, { isAlone }: { readonly isAlone: boolean }): Live {
  const dashboards = adminNamespaceOf(io);
  const players = io.of('/');
  const here = (room: Room) => players.adapter.rooms.get(room);
  return {
    emit(room, { except, localOnly }, event, ...payload) {
      const sockets = isAlone || localOnly ? here(room) : undefined;
      if (sockets?.size === 1) {
        // What a broadcast prepares for many connections costs one of them more than its own event.
        for (const id of sockets) if (id !== except) players.sockets.get(id)?.emit(event, ...payload);
        return;
      }
      const reach = localOnly ? io.local.to(room) : io.to(room);
      (except === undefined ? reach : reach.except(except)).emit(event, ...payload);
    },
    admins: (event, ...payload) => void dashboards.emit(event, ...payload),
    reaches(room, { except, localOnly }) {
      if (!isAlone && !localOnly) return true;
      const sockets = here(room);
      return sockets !== undefined && sockets.size > (except !== undefined && sockets.has(except) ? 1 : 0);
    },
    hasLocal: (room) => (here(room)?.size ?? 0) > 0,
  };
}
