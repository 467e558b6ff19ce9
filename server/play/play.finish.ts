import type { Clock } from '../ports/clock.ts';
import type { Metrics } from '../ports/metrics.ts';
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
  readonly metrics: Metrics;
  readonly pointsPerCorrect: number;
}

/** Whether the fifth question is settled. A stored answer is, even where it lies ahead of this server's clock. */
function isOver(play: PlayRecord, now: number): boolean {
  return lastSettlementAt(play) <= Math.max(now, lastStoredAt(play));
}

/** How a play comes to its end: by its last answer, or by time, whoever notices first. */
export function createPlayFinish(parts: PlayFinishParts) {
  const { store, clock, inOrder, teller, metrics, pointsPerCorrect } = parts;

  /** Stores a changed play; the settlement of the last question finishes it in the same step. */
  async function keep(play: PlayRecord, now: number): Promise<Saved> {
    if (!isOver(play, now)) return store.savePlay(play);
    const endedAt = lastSettlementAt(play);
    const kept = await store.finishPlay(play, endedAt, scoreAt(play, endedAt) * pointsPerCorrect);
    if (kept.kind === 'saved') metrics.playFinished(play.owner.kind);
    return kept;
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
