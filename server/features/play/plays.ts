import type { Container } from '../../ports/container.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { Finished, FinishedPlay, Saved } from '../../ports/store.ts';
import { answerTimesOf } from './answer-times.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import type { PlayBroadcast } from './play.broadcast.ts';
import { createRunningPlays } from './running-plays.ts';
import { finishableAt, lastSettlementAt, lastStoredAt, scoreAt } from './timeline.ts';

export interface PlaysParts extends Pick<Container, 'store' | 'clock' | 'metrics' | 'pointsPerCorrect'> {
  readonly broadcast: PlayBroadcast;
}

/** Whether nothing can change any more. A stored answer can't, even where it lies ahead of this server's clock. */
function isOver(play: PlayRecord, now: number): boolean {
  return finishableAt(play) <= Math.max(now, lastStoredAt(play));
}

/** The running plays: what is done with one comes in order, is stored, and ends by its last answer or by time, whoever notices first. */
export function createPlays({ store, clock, metrics, pointsPerCorrect, broadcast }: PlaysParts) {
  const inOrder = createKeyedMutex();
  const running = createRunningPlays();

  async function finish(play: PlayRecord): Promise<Finished> {
    const endedAt = lastSettlementAt(play);
    const earned = scoreAt(play, endedAt) * pointsPerCorrect;
    const finished = await store.finishPlay(play, endedAt, earned, answerTimesOf(play));
    if (finished.kind === 'saved') metrics.playFinished(play.owner.kind);
    return finished;
  }

  /** Stores a changed play; the settlement of the last question finishes it in the same step. */
  async function save(play: PlayRecord, now: number): Promise<Saved | Finished> {
    // Until it is known what is stored: a write that fails may have been carried out.
    running.forget(play.id);
    const saved = await (isOver(play, now) ? finish(play) : store.savePlay(play));
    if (saved.kind === 'saved') running.remember(saved.play);
    return saved;
  }

  /** Finishes a play whose time is over; resolves with it when this call did so, and is to be called in its order. */
  async function finishIfOver(play: PlayRecord): Promise<FinishedPlay | undefined> {
    const now = clock.now();
    if (play.finishedAt !== null || !isOver(play, now)) return undefined;
    const saved = await save(play, now);
    return 'lasting' in saved ? saved : undefined;
  }

  /** Tells the result, once, as soon as no loss of power takes it back. Rejects where nobody can tell. */
  async function tellResult({ play, lasting }: FinishedPlay): Promise<void> {
    if (!broadcast.isHeard(play)) return;
    await lasting;
    broadcast.tell(play, { kind: 'finished' });
  }

  async function finishAndTell(play: PlayRecord): Promise<boolean> {
    const finished = await finishIfOver(play);
    if (finished) await tellResult(finished);
    return finished !== undefined;
  }

  /** Finishes those that are over, and tells their players; returns how many. */
  async function finishAll(plays: readonly PlayRecord[]): Promise<number> {
    let count = 0;
    for (const play of plays) if (await inOrder(play.id, () => finishAndTell(play))) count += 1;
    return count;
  }

  return {
    inOrder,
    running,
    save,
    finishIfOver,
    tellResult,
    finishAll,
    /** What is over of a member's plays, so that locks, points and new starts are true at this moment. */
    finishDue: async (accountId: string): Promise<void> => {
      await finishAll(await store.runningPlays(accountId));
    },
  };
}

export type Plays = ReturnType<typeof createPlays>;
