import { playerRoom } from '../../edges/live/rooms.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Live, Reach } from '../../ports/live.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { FinishedPlay } from '../../ports/store.ts';
import { presentGrant, presentQuestion, presentResult, presentSettled } from './play.view.ts';
import type { PlayFollowers } from './play-followers.ts';
import type { ClockChange, Slot } from './timeline.ts';

export interface PlayBroadcastParts {
  readonly live: Live;
  readonly clock: Clock;
  readonly followers: Pick<PlayFollowers, 'isOnlyHere' | 'ended'>;
}

/** Tells a player's sockets what happened in a play. What the clock brings, every process tells its own sockets. */
export function createPlayBroadcast({ live, clock, followers }: PlayBroadcastParts) {
  const now = (play: PlayRecord, at: number) => Math.max(clock.now(), at, play.startedAt);
  const reachOf = (play: PlayRecord, wanted: Reach = {}): Reach =>
    followers.isOnlyHere(play.id) ? { ...wanted, localOnly: true } : wanted;

  return {
    isWatchedHere: (play: PlayRecord): boolean => live.hasLocal(playerRoom(play)),
    settled(play: PlayRecord, slot: Slot, wanted: Reach): void {
      const room = playerRoom(play);
      const reach = reachOf(play, wanted);
      if (!live.reaches(room, reach)) return;
      live.emit(room, reach, 'play:settled', presentSettled(play, slot, now(play, slot.settledAt)));
    },
    question(play: PlayRecord, slot: Slot, wanted: Reach): void {
      const room = playerRoom(play);
      const reach = reachOf(play, wanted);
      if (live.reaches(room, reach)) live.emit(room, reach, 'play:question', presentQuestion(play, slot));
    },
    clockChange(play: PlayRecord, change: ClockChange): void {
      if (change.kind === 'question') this.question(play, change.slot, { localOnly: true });
      else this.settled(play, change.slot, { localOnly: true });
    },
    /** The result, once, to all sockets of the player, as soon as no loss of power takes it back. Rejects where nobody can tell. */
    async finished({ play, lasting }: Omit<FinishedPlay, 'kind'>): Promise<void> {
      const room = playerRoom(play);
      const reach = reachOf(play);
      followers.ended(play.id);
      if (!live.reaches(room, reach)) return;
      await lasting;
      live.emit(room, reach, 'play:finished', presentResult(play, clock.now()));
      if (play.grant) live.emit(room, reach, 'profile:changed', presentGrant(play.grant));
    },
  };
}

export type PlayBroadcast = ReturnType<typeof createPlayBroadcast>;
