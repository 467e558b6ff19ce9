import type { FastifyBaseLogger } from 'fastify';
import type { FloodGuard } from '../live/flood-guard.ts';
import { accountRoom } from '../live/rooms.ts';
import type { PlayerSocket } from '../live/socket-types.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Live } from '../ports/live.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { Peers } from '../ports/peers.ts';
import type { PlayRecord } from '../ports/play-record.ts';
import type { Questions } from '../ports/questions.ts';
import type { Store } from '../ports/store.ts';
import { createInOrder } from './in-order.ts';
import { createNudges } from './nudges.ts';
import { createPlayFinish } from './play.finish.ts';
import { createPlayLocks, type PlayLocks } from './play.locks.ts';
import { createPlayService } from './play.service.ts';
import { bindPlayEvents } from './play.socket.ts';
import { createPlayStart } from './play.start.ts';
import { createPlaySweep, type PlaySweep } from './play.sweep.ts';
import { createPlayTeller } from './play.teller.ts';

export interface PlayFeatureParts {
  readonly store: Store;
  readonly questions: Questions;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly live: Live;
  readonly peers: Peers;
  readonly timeZone: string;
  readonly pointsPerCorrect: number;
  readonly isQuiz: (categoryId: string, quizId: string) => boolean;
  readonly floodGuard: FloodGuard;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

export interface PlayFeature {
  bind(socket: PlayerSocket): void;
  readonly sweep: PlaySweep;
  readonly locks: PlayLocks;
  /** Finishes what is over of a member's plays. */
  finishDue(accountId: string): Promise<void>;
  /** No new plays, no more nudges: the process is stopping. */
  stop(): void;
}

/** Finishes plays that nobody watches, for a process without players. */
export function createPlayKeeper(
  parts: Pick<PlayFeatureParts, 'store' | 'clock' | 'live' | 'metrics' | 'pointsPerCorrect'>,
): PlaySweep {
  const teller = createPlayTeller(parts);
  return createPlaySweep({
    ...parts,
    finish: createPlayFinish({ ...parts, inOrder: createInOrder(), teller }),
  });
}

/** Quiz play, put together. */
export function createPlayFeature(parts: PlayFeatureParts): PlayFeature {
  const { log, peers, live } = parts;
  const inOrder = createInOrder();
  const teller = createPlayTeller(parts);
  const finish = createPlayFinish({ ...parts, inOrder, teller });
  const start = createPlayStart({ ...parts, finish });
  const service = createPlayService({ ...parts, inOrder, finish });
  const onFault = (fault: unknown, playId: string) => log.warn({ err: fault, playId }, 'a nudge failed');
  const nudges = createNudges({ ...parts, inOrder, finish, teller, onFault });
  peers.on('play:moved', ({ playId, accountId }) => {
    if (live.hasLocal(accountRoom(accountId))) nudges.watchIfHere(playId);
  });
  function moved(play: PlayRecord): void {
    nudges.watch(play);
    const { id: playId, owner } = play;
    // A visitor's play has one browser, on one server.
    if (owner.kind === 'member') peers.tell('play:moved', { playId, accountId: owner.accountId });
  }
  let isStopping = false;
  const acceptsPlays = () => !isStopping;

  return {
    bind: (socket) =>
      bindPlayEvents(socket, { ...parts, start, service, nudges, moved, teller, acceptsPlays }),
    sweep: createPlaySweep({ ...parts, finish }),
    locks: createPlayLocks({ ...parts, finish }),
    finishDue: finish.finishDue,
    stop() {
      isStopping = true;
      nudges.stopAll();
    },
  };
}
