import type { Room } from '../ports/live.ts';
import type { PlayRecord } from '../ports/play-record.ts';

/** The sockets that follow a play: a member's all do, a visitor's are those that hold its id. */
export function playerRoom(play: Pick<PlayRecord, 'id' | 'owner'>): Room {
  return (play.owner.kind === 'member' ? `account:${play.owner.accountId}` : `play:${play.id}`) as Room;
}
