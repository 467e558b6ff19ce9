import type { Room } from '../../ports/live.ts';
import { cut } from './cut.ts';
import type { PlayerSocket } from './socket-types.ts';

/** More than the pages that one person has open; what a room is told is written once for each of them. */
const MOST_HEARERS = 30;

/** Lets a socket hear what is told of one account, or of one visitor's play. Of too many that do, the one that came first is cut off. */
export function hearRoom(socket: PlayerSocket, room: Room): void {
  const { nsp } = socket;
  void socket.join(room);
  const hearers = nsp.adapter.rooms.get(room);
  if (!hearers || hearers.size <= MOST_HEARERS) return;
  const [first = socket.id] = hearers;
  const longest = nsp.sockets.get(first);
  if (longest) cut(longest.conn);
}
