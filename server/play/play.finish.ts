import type { Clock } from '../ports/clock.ts';
import type { PlayRecord } from '../ports/play-record.ts';
import type { Saved, Store } from '../ports/store.ts';
import type { InOrder } from './in-order.ts';
import type { PlayTeller } from './play.teller.ts';
import { lastSettlementAt, lastStoredAt, scoreAt } from './timeline.ts';

export interface PlayFinishParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly inOrder: InOrder;
  readonly teller: PlayTeller;
  readonly pointsPerCorrect: number;
}

/** Whether the fifth question is settled. A stored answer is, even where it lies ahead of this server's clock. */
function isOver(play: PlayRecord, now: number): boolean {
  return lastSettlementAt(play) <= Math.max(now, lastStoredAt(play));
}

/** How a play comes to its end: by its last answer, or by time, whoever notices first. */
export function createPlayFinish({ store, clock, inOrder, teller, pointsPerCorrect }: PlayFinishParts) {
  /** Stores a changed play; the settlement of the last question finishes it in the same step. */
  function keep(play: PlayRecord, now: number): Promise<Saved> {
    const endedAt = lastSettlementAt(play);
    return isOver(play, now)
      ? store.finishPlay(play, endedAt, scoreAt(play, endedAt) * pointsPerCorrect)
      : store.savePlay(play);
  }

  /** Finishes a play whose time is over; resolves with it when this call did so, and is to be called in its order. */
  async function finishIfOver(play: PlayRecord): Promise<PlayRecord | undefined> {
    const now = clock.now();
    if (play.finishedAt !== null || !isOver(play, now)) return undefined;
    const kept = await keep(play, now);
    return kept.kind === 'saved' ? kept.play : undefined;
  }

  /** Finishes those that are over, and tells their players; returns how many. */
  async function finishAll(plays: readonly PlayRecord[]): Promise<number> {
    let count = 0;
    for (const play of plays) {
      const finished = await inOrder(play.id, () => finishIfOver(play));
      if (!finished) continue;
      count += 1;
      teller.finished(finished);
    }
    return count;
  }

  return {
    keep,
    finishIfOver,
    finishAll,
    /** What is over of a member's plays, so that locks, points and new starts are true at this moment. */
    finishDue: async (accountId: string): Promise<void> => {
      await finishAll(await store.runningPlays(accountId));
    },
  };
}

export type PlayFinish = ReturnType<typeof createPlayFinish>;
