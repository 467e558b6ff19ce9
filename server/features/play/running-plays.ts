import {
  MAX_CREDIT_MS,
  QUESTION_MS,
  QUESTIONS_PER_PLAY,
  READY_MS,
  REVEAL_MS,
} from '../../../shared/rules/constants.ts';
import type { PlayRecord } from '../../ports/play-record.ts';

/** Above the plays that one process carries at once; a play that makes room is read from the store again. */
const REMEMBERED = 50_000;
/** No play runs longer, whoever plays it. */
const LONGEST_PLAY_MS = READY_MS + QUESTIONS_PER_PLAY * (QUESTION_MS + MAX_CREDIT_MS + REVEAL_MS);

interface Remembered {
  readonly startedAt: number;
  /** Undefined while it isn't known what is stored; the entry stays, for it is needed again in a moment. */
  play: PlayRecord | undefined;
}

/**
 * The running plays as this process wrote them last, so that an answer needs no read before its write. Another process may
 * have written since: only what leads to a write that names the version may be judged by this.
 */
export function createRunningPlays(limit = REMEMBERED) {
  const plays = new Map<string, Remembered>();

  function makeRoom(): void {
    const [oldest] = plays.keys();
    if (oldest !== undefined) plays.delete(oldest);
  }

  return {
    last: (playId: string): PlayRecord | undefined => plays.get(playId)?.play,
    /** What was just stored; a finished play is none of them. */
    remember(play: PlayRecord): void {
      if (play.finishedAt !== null) {
        plays.delete(play.id);
        return;
      }
      const known = plays.get(play.id);
      if (known) {
        known.play = play;
        return;
      }
      if (plays.size >= limit) makeRoom();
      plays.set(play.id, { startedAt: play.startedAt, play });
    },
    forget(playId: string): void {
      const known = plays.get(playId);
      if (known) known.play = undefined;
    },
    /** Forgets what is over by now: another process may have finished it. */
    forgetOver(now: number): void {
      for (const [id, { startedAt }] of plays) if (startedAt + LONGEST_PLAY_MS < now) plays.delete(id);
    },
  };
}

export type RunningPlays = ReturnType<typeof createRunningPlays>;
