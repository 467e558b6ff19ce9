import { VISITOR_PLAY_KEPT_MS } from '../../shared/rules/constants.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import type { InOrder } from './in-order.ts';
import type { PlayService } from './play.service.ts';
import type { PlayTeller } from './play.teller.ts';

/** A play that is watched is finished by its nudge; this long after its end nobody does. */
const UNWATCHED_AFTER_MS = 2_000;
const BATCH = 100;

export interface PlaySweepParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly inOrder: InOrder;
  readonly service: PlayService;
  readonly teller: PlayTeller;
}

/** Finishes what nobody watches, and deletes visitors' plays an hour after their end. Safe to run anywhere, any time. */
export function createPlaySweep({ store, clock, inOrder, service, teller }: PlaySweepParts) {
  return async function sweep(): Promise<{ finished: number; deleted: number }> {
    let finishedCount = 0;
    let finishedNow: number;
    do {
      finishedNow = 0;
      for (const play of await store.duePlays(clock.now() - UNWATCHED_AFTER_MS, BATCH)) {
        const finished = await inOrder(play.id, () => service.finishIfOver(play));
        if (!finished) continue;
        finishedNow += 1;
        teller.finished(finished);
      }
      finishedCount += finishedNow;
    } while (finishedNow === BATCH);
    const deleted = await store.deleteVisitorPlays(clock.now() - VISITOR_PLAY_KEPT_MS);
    return { finished: finishedCount, deleted };
  };
}

export type PlaySweep = ReturnType<typeof createPlaySweep>;
