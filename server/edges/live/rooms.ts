import type { Room } from '../../ports/live.ts';
import type { PlayRecord } from '../../ports/play-record.ts';

/** All sockets. */
export const everybody = 'everybody' as Room;

const ACCOUNT = 'account:';

export function accountRoom(accountId: string): Room {
  return `${ACCOUNT}${accountId}` as Room;
}

export const isAccountRoom = (room: string): boolean => room.startsWith(ACCOUNT);

/**
 * The sockets that follow a play: a member's all do, a visitor's are those that hold its id. That is the room's name as it is: a
 * text that were made anew for every event would be hashed and looked for among all of V8's texts every time.
 */
export function playerRoom({ id, owner }: Pick<PlayRecord, 'id' | 'owner'>): Room {
  return owner.kind === 'member' ? accountRoom(owner.accountId) : (id as Room);
}
