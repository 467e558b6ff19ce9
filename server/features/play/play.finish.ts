import type { Container } from '../../ports/container.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { Finished, FinishedPlay, Saved } from '../../ports/store.ts';
import { answerTimesOf } from './answer-times.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import type { PlayBroadcast } from './play.broadcast.ts';
import type { RunningPlays } from './running-plays.ts';
import { finishableAt, lastSettlementAt, lastStoredAt, scoreAt } from './timeline.ts';

export interface PlayFinishParts extends Pick<Container, 'store' | 'clock' | 'metrics' | 'pointsPerCorrect'> {
  readonly exclusively: KeyedMutex;
  readonly broadcast: PlayBroadcast;
  readonly running: RunningPlays;
}

/** Whether nothing can change any more. A stored answer can't, even where it lies ahead of this server's clock. */
function isOver(play: PlayRecord, now: number): boolean {
  return finishableAt(play) <= Math.max(now, lastStoredAt(play));
}

/** How a play comes to its end: by its last answer, or by time, whoever notices first. */
export function createPlayFinish(parts: PlayFinishParts) {
  const { store, clock, exclusively, broadcast, running, metrics, pointsPerCorrect } = parts;

  async function finish(play: PlayRecord): Promise<Finished> {
    const endedAt = lastSettlementAt(play);
    const earned = scoreAt(play, endedAt) * pointsPerCorrect;
    const kept = await store.finishPlay(play, endedAt, earned, answerTimesOf(play));
    if (kept.kind === 'saved') metrics.playFinished(play.owner.kind);
    return kept;
  }

  /** Stores a changed play; the settlement of the last question finishes it in the same step. */
  async function keep(play: PlayRecord, now: number): Promise<Saved | Finished> {
    // Until it is known what is stored: a write that fails may have been carried out.
    running.forget(play.id);
    const kept = await (isOver(play, now) ? finish(play) : store.savePlay(play));
    if (kept.kind === 'saved') running.remember(kept.play);
    return kept;
  }

  /** Finishes a play whose time is over; resolves with it when this call did so, and is to be called in its order. */
  async function finishIfOver(play: PlayRecord): Promise<FinishedPlay | undefined> {
    const now = clock.now();
    if (play.finishedAt !== null || !isOver(play, now)) return undefined;
    const kept = await keep(play, now);
    return 'lasting' in kept ? kept : undefined;
  }

  /** Tells the result of a play that a step has ended, in the play's order: who asks for it next gets it after that. */
  const tell = (finished: Omit<FinishedPlay, 'kind'>): Promise<void> =>
    exclusively(finished.play.id, () => broadcast.finished(finished));

  async function finishAndTell(play: PlayRecord): Promise<boolean> {
    const finished = await finishIfOver(play);
    if (finished) await broadcast.finished(finished);
    return finished !== undefined;
  }

  /** Finishes those that are over, and tells their players; returns how many. */
  async function finishAll(plays: readonly PlayRecord[]): Promise<number> {
    let count = 0;
    for (const play of plays) if (await exclusively(play.id, () => finishAndTell(play))) count += 1;
    return count;
  }

  return {
    keep,
    tell,
    finishIfOver,
    finishAll,
    /** What is over of a member's plays, so that locks, points and new starts are true at this moment. */
    finishDue: async (accountId: string): Promise<void> => {
      await finishAll(await store.runningPlays(accountId));
    },
  };
}

export type PlayFinish = ReturnType<typeof createPlayFinish>;
