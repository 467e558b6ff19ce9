import { findQuiz } from '../../../shared/catalogue/catalogue.ts';
import type { Feature } from '../../edges/feature.ts';
import type { FloodGuard } from '../../edges/live/flood-guard.ts';
import { playerRoom } from '../../edges/live/rooms.ts';
import type { Container } from '../../ports/container.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import { createPlayBroadcast } from './play.broadcast.ts';
import { createPlayFinish } from './play.finish.ts';
import { createPlayLocks, type PlayLocks } from './play.locks.ts';
import { createPlayService } from './play.service.ts';
import { createPlayEvents } from './play.socket.ts';
import { createPlayStart } from './play.start.ts';
import { createPlaySweep, PLAY_SWEEP_MS, type PlaySweep } from './play.sweep.ts';
import { createPlayTimers } from './play.timers.ts';
import { createRunningPlays } from './running-plays.ts';
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

const VISITOR = { kind: 'visitor' } as const;

/** Finishes plays that nobody watches, for a process without players. */
export function createUnattendedPlaySweep(
  parts: Pick<PlayFeatureParts, 'store' | 'clock' | 'live' | 'metrics' | 'log' | 'pointsPerCorrect'>,
): PlaySweep {
  const broadcast = createPlayBroadcast(parts);
  const running = createRunningPlays();
  const finish = createPlayFinish({ ...parts, exclusively: createKeyedMutex(), broadcast, running });
  return createPlaySweep({ ...parts, finish, running });
}

/** Quiz play, put together. */
export function createPlayFeature(
  parts: PlayFeatureParts & { readonly floodGuard: FloodGuard },
): PlayFeature {
  const { log, peers, live } = parts;
  const exclusively = createKeyedMutex();
  const broadcast = createPlayBroadcast(parts);
  const running = createRunningPlays();
  const finish = createPlayFinish({ ...parts, exclusively, broadcast, running });
  const isQuiz = (categoryId: string, quizId: string) => findQuiz(categoryId, quizId) !== undefined;
  const start = createPlayStart({ ...parts, finish, running, isQuiz });
  const refuseVisitor = createVisitorPlayLimit(parts);
  const sweep = createPlaySweep({ ...parts, finish, running });
  const service = createPlayService({ ...parts, exclusively, finish, running });
  const onFault = (fault: unknown, playId: string) => log.warn({ err: fault, playId }, 'a timer failed');
  const timers = createPlayTimers({ ...parts, exclusively, finish, broadcast, running, onFault });
  peers.on('play:changed', ({ playId, accountId }) => {
    const owner = accountId === undefined ? VISITOR : ({ kind: 'member', accountId } as const);
    if (live.hasLocal(playerRoom({ id: playId, owner }))) timers.watchIfHere(playId);
  });
  function moved(play: PlayRecord): void {
    timers.watch(play);
    const { id: playId, owner } = play;
    const accountId = owner.kind === 'member' ? owner.accountId : undefined;
    peers.publish('play:changed', { playId, accountId });
  }
  let isStopping = false;
  const acceptsPlays = () => !isStopping;

  return {
    bindSocket: createPlayEvents({
      ...parts,
      exclusively,
      refuseVisitor,
      start,
      service,
      finish,
      timers,
      moved,
      broadcast,
      acceptsPlays,
    }),
    sweep,
    sweeps: [{ name: 'plays', everyMs: PLAY_SWEEP_MS, run: sweep }],
    locks: createPlayLocks({ ...parts, finish }),
    finishDue: finish.finishDue,
    /** No new plays, no more timers. */
    stop() {
      isStopping = true;
      timers.stopAll();
    },
  };
}
