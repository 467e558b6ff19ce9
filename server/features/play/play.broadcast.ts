import { playerRoom } from '../../edges/live/rooms.ts';
import type { Container } from '../../ports/container.ts';
import type { Reach } from '../../ports/live.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import { presentGrant, presentQuestion, presentResult, presentSettled } from './play.view.ts';
import type { Slot } from './timeline.ts';

/** What happened in a play. */
export type PlayChange =
  | { readonly kind: 'question' | 'settled' | 'timeout'; readonly slot: Slot }
  | { readonly kind: 'finished' };

/** Tells a player's sockets what happened in a play. What the clock brings, every process tells its own sockets. */
export function createPlayBroadcast({ live, clock }: Pick<Container, 'live' | 'clock'>) {
  return {
    isWatchedHere: (play: PlayRecord): boolean => live.hasLocal(playerRoom(play)),
    /** Whether anybody may hear of the play, here or at another server. */
    isHeard: (play: PlayRecord): boolean => live.reaches(playerRoom(play), {}),
    /** Who is told of a play: all sockets of its player but for those that `reach` leaves out. */
    tell(play: PlayRecord, change: PlayChange, reach: Reach = {}): void {
      const room = playerRoom(play);
      if (!live.reaches(room, reach)) return;
      if (change.kind === 'finished') {
        live.emit(room, reach, 'play:finished', presentResult(play, clock.now()));
        if (play.grant) live.emit(room, reach, 'profile:changed', presentGrant(play.grant));
      } else if (change.kind === 'question') {
        live.emit(room, reach, 'play:question', presentQuestion(play, change.slot));
      } else {
        const now = Math.max(clock.now(), change.slot.settledAt, play.startedAt);
        live.emit(room, reach, 'play:settled', presentSettled(play, change.slot, now));
      }
    },
  };
}

export type PlayBroadcast = ReturnType<typeof createPlayBroadcast>;
