import { playerRoom } from '../../edges/live/rooms.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Live, Reach } from '../../ports/live.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { FinishedPlay } from '../../ports/store.ts';
import { presentGrant, presentQuestion, presentResult, presentSettled } from './play.view.ts';
import type { ClockChange, Slot } from './timeline.ts';

export interface PlayBroadcastParts {
  readonly live: Live;
  readonly clock: Clock;
}

/** Tells a player's sockets what happened in a play. What the clock brings, every process tells its own sockets. */
export function createPlayBroadcast({ live, clock }: PlayBroadcastParts) {
  const now = (play: PlayRecord, at: number) => Math.max(clock.now(), at, play.startedAt);

  return {
    isWatchedHere: (play: PlayRecord): boolean => live.hasLocal(playerRoom(play)),
    settled(play: PlayRecord, slot: Slot, reach: Reach): void {
      const room = playerRoom(play);
      if (!live.reaches(room, reach)) return;
      live.emit(room, reach, 'play:settled', presentSettled(play, slot, now(play, slot.settledAt)));
    },
    question(play: PlayRecord, slot: Slot, reach: Reach): void {
      const room = playerRoom(play);
      if (live.reaches(room, reach)) live.emit(room, reach, 'play:question', presentQuestion(play, slot));
    },
    clockChange(play: PlayRecord, change: ClockChange): void {
      if (change.kind === 'question') this.question(play, change.slot, { localOnly: true });
      else this.settled(play, change.slot, { localOnly: true });
    },
    /** The result, once, to all sockets of the player, as soon as no loss of power takes it back. Rejects where nobody can tell. */
    async finished({ play, lasting }: Omit<FinishedPlay, 'kind'>): Promise<void> {
      const room = playerRoom(play);
      if (!live.reaches(room, {})) return;
      await lasting;
      live.emit(room, {}, 'play:finished', presentResult(play, clock.now()));
      if (play.grant) live.emit(room, {}, 'profile:changed', presentGrant(play.grant));
    },
  };
}

export type PlayBroadcast = ReturnType<typeof createPlayBroadcast>;
