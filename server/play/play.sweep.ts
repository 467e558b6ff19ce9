import { VISITOR_PLAY_KEPT_MS } from '../../shared/rules/constants.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import type { PlayFinish } from './play.finish.ts';

/** A play that is watched is finished by its nudge; this long after its end nobody does. */
const UNWATCHED_AFTER_MS = 2_000;
const BATCH = 100;

export interface PlaySweepParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly finish: PlayFinish;
}

/** Finishes what nobody watches, and deletes visitors' plays an hour after their end. Safe to run anywhere, any time. */
export function createPlaySweep({ store, clock, finish }: PlaySweepParts) {
  return async function sweep(): Promise<{ finished: number; deleted: number }> {
    let finished = 0;
    let finishedNow: number;
    do {
      finishedNow = await finish.finishAll(await store.duePlays(clock.now() - UNWATCHED_AFTER_MS, BATCH));
      finished += finishedNow;
    } while (finishedNow === BATCH);
    const deleted = await store.deleteVisitorPlays(clock.now() - VISITOR_PLAY_KEPT_MS);
    return { finished, deleted };
  };
}

export type PlaySweep = ReturnType<typeof createPlaySweep>;
