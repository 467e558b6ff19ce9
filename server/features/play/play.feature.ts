import { findQuiz } from '../../../shared/catalogue/catalogue.ts';
import type { Feature } from '../../edges/feature.ts';
import type { FloodGuard } from '../../edges/live/flood-guard.ts';
import type { Container } from '../../ports/container.ts';
import { createPlayBroadcast } from './play.broadcast.ts';
import { createPlayLocks, type PlayLocks } from './play.locks.ts';
import { createPlayEvents } from './play.socket.ts';
import { createPlayStart } from './play.start.ts';
import { createPlaySteps } from './play.steps.ts';
import { createPlaySweep, PLAY_SWEEP_MS, type PlaySweep } from './play.sweep.ts';
import { createPlayTimers } from './play.timers.ts';
import { createPlays } from './plays.ts';
import { createVisitorPlayLimit } from './visitor-plays.ts';

export type PlayFeatureParts = Pick<
  Container,
  | 'store'
  | 'questions'
  | 'clock'
  | 'ids'
  | 'limits'
  | 'live'
  | 'peers'
  | 'timeZone'
  | 'pointsPerCorrect'
  | 'metrics'
  | 'log'
>;

export interface PlayFeature extends Feature {
  readonly sweep: PlaySweep;
  readonly locks: PlayLocks;
  /** Finishes what is over of a member's plays. */
  finishDue(accountId: string): Promise<void>;
}

/** Finishes plays that nobody watches, for a process without players. */
export function createUnattendedPlaySweep(
  parts: Pick<PlayFeatureParts, 'store' | 'clock' | 'live' | 'metrics' | 'log' | 'pointsPerCorrect'>,
): PlaySweep {
  const plays = createPlays({ ...parts, broadcast: createPlayBroadcast(parts) });
  return createPlaySweep({ ...parts, plays });
}

/** Quiz play, put together. */
export function createPlayFeature(
  parts: PlayFeatureParts & { readonly floodGuard: FloodGuard },
): PlayFeature {
  const broadcast = createPlayBroadcast(parts);
  const plays = createPlays({ ...parts, broadcast });
  const timers = createPlayTimers({ ...parts, plays, broadcast });
  const steps = createPlaySteps({ ...parts, plays, broadcast, timers });
  const isQuiz = (categoryId: string, quizId: string) => findQuiz(categoryId, quizId) !== undefined;
  const start = createPlayStart({ ...parts, plays, isQuiz });
  const refuseVisitor = createVisitorPlayLimit(parts);
  const sweep = createPlaySweep({ ...parts, plays });
  let isStopping = false;
  const acceptsPlays = () => !isStopping;

  return {
    bindSocket: createPlayEvents({ ...parts, refuseVisitor, start, plays, steps, timers, acceptsPlays }),
    sweep,
    sweeps: [{ name: 'plays', everyMs: PLAY_SWEEP_MS, run: sweep }],
    locks: createPlayLocks({ ...parts, plays }),
    finishDue: plays.finishDue,
    /** No new plays, no more timers. */
    stop() {
      isStopping = true;
      timers.stopAll();
    },
  };
}
