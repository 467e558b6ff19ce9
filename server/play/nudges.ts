import type { Clock } from '../ports/clock.ts';
import type { PlayRecord } from '../ports/play-record.ts';
import type { Store } from '../ports/store.ts';
import type { InOrder } from './in-order.ts';
import type { PlayFinish } from './play.finish.ts';
import type { PlayTeller } from './play.teller.ts';
import { clockChanges } from './timeline.ts';

/** A nudge that failed (the store is away) is tried again after this. */
const RETRY_AFTER_MS = 1_000;

export interface NudgeParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly inOrder: InOrder;
  readonly finish: PlayFinish;
  readonly teller: PlayTeller;
  readonly onFault: (fault: unknown, playId: string) => void;
}

interface Watch {
  /** Everything that the clock brought up to here has been told. */
  toldUntil: number;
  cancel: () => void;
}

/**
 * Timers for the plays that sockets of this process follow. A nudge decides nothing: it reads the play again and tells
 * what time has brought since the last one, so a late or lost timer changes no result.
 */
export function createNudges({ store, clock, inOrder, finish, teller, onFault }: NudgeParts) {
  const watches = new Map<string, Watch>();

  function stop(playId: string): void {
    watches.get(playId)?.cancel();
    watches.delete(playId);
  }

  async function nudge(playId: string): Promise<void> {
    const watch = watches.get(playId);
    const play = await store.play(playId);
    if (!watch || !play || !teller.isWatchedHere(play)) {
      stop(playId);
      return;
    }
    const finished = await finish.finishIfOver(play);
    const now = clock.now();
    for (const change of clockChanges(play, watch.toldUntil)) {
      if (change.at <= now) teller.clockChange(play, change);
    }
    watch.toldUntil = now;
    if (finished) teller.finished(finished);
    arm(play);
  }

  function arm(play: PlayRecord, notBefore = 0): void {
    const watch = watches.get(play.id) ?? { toldUntil: clock.now(), cancel: () => {} };
    watch.cancel();
    const [change] = clockChanges(play, watch.toldUntil);
    if (!change) {
      stop(play.id);
      return;
    }
    watch.cancel = clock.at(Math.max(change.at, notBefore), () => {
      inOrder(play.id, () => nudge(play.id)).catch((fault) => {
        onFault(fault, play.id);
        arm(play, clock.now() + RETRY_AFTER_MS);
      });
    });
    watches.set(play.id, watch);
  }

  async function watchIfHere(playId: string): Promise<void> {
    const play = await store.play(playId);
    if (play && teller.isWatchedHere(play)) arm(play);
  }

  return {
    /** Follows a play from now on, or from its newest state. */
    watch: (play: PlayRecord): void => arm(play),
    /** The same for a play that moved on another server, where this process has a socket of its player. */
    watchIfHere: (playId: string): void => {
      inOrder(playId, () => watchIfHere(playId)).catch((fault) => onFault(fault, playId));
    },
    stopAll(): void {
      for (const playId of [...watches.keys()]) stop(playId);
    },
  };
}

export type Nudges = ReturnType<typeof createNudges>;
