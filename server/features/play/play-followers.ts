import type { Peers } from '../../ports/peers.ts';
import type { PlayRecord } from '../../ports/play-record.ts';

/** Above the plays that one process carries at once; a play that makes room is told to all servers again. */
const REMEMBERED = 50_000;

/**
 * Which visitors' plays are followed by this process's sockets alone: those that began here, until another server says that a
 * socket of its own takes one up. What happens in them needn't go through Redis, where every server would look at it.
 */
export function createPlayFollowers(peers: Peers, limit = REMEMBERED) {
  const onlyHere = new Set<string>();
  peers.on('play:followed', ({ playId }) => onlyHere.delete(playId));
  peers.onMissed(() => onlyHere.clear());

  function makeRoom(): void {
    const [oldest] = onlyHere;
    if (oldest !== undefined) onlyHere.delete(oldest);
  }

  return {
    isOnlyHere: (playId: string): boolean => peers.isAlone || onlyHere.has(playId),
    /** A play has begun by a socket of this process. */
    began({ id, owner }: Pick<PlayRecord, 'id' | 'owner'>): void {
      if (peers.isAlone || owner.kind === 'member') return;
      if (onlyHere.size >= limit) makeRoom();
      onlyHere.add(id);
    },
    /** A socket of this process is about to take up a visitor's play, which may have begun anywhere. */
    follow(playId: string): void {
      if (!onlyHere.has(playId)) peers.publish('play:followed', { playId });
    },
    /** There is nothing more to tell of a play. */
    ended: (playId: string): void => void onlyHere.delete(playId),
  };
}

export type PlayFollowers = ReturnType<typeof createPlayFollowers>;

/** What a process says that knows nothing of sockets. */
export const followedAnywhere: Pick<PlayFollowers, 'isOnlyHere' | 'ended'> = {
  isOnlyHere: () => false,
  ended() {},
};
