import type { AckError } from '../../../shared/contract/events.ts';
import { type EventParts, handleEvent, refuse } from '../../edges/live/handle-event.ts';
import { hearRoom } from '../../edges/live/hear-room.ts';
import { playerRoom } from '../../edges/live/rooms.ts';
import type { PlayerSocket } from '../../edges/live/socket-types.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import type { PlayBroadcast } from './play.broadcast.ts';
import type { PlayFinish } from './play.finish.ts';
import { type PlayService, type StepRefusal, verdictOf } from './play.service.ts';
import type { PlayStart, StartRefusal } from './play.start.ts';
import type { PlayTimers } from './play.timers.ts';
import { presentPlay, presentQuestion, presentResult, presentSettled } from './play.view.ts';
import { isSame, type Player } from './player.ts';
import { positionAt } from './timeline.ts';
import type { VisitorPlayLimit } from './visitor-plays.ts';

export interface PlaySocketParts extends EventParts {
  readonly exclusively: KeyedMutex;
  readonly start: PlayStart;
  readonly refuseVisitor: VisitorPlayLimit;
  readonly service: PlayService;
  readonly finish: Pick<PlayFinish, 'tell'>;
  readonly timers: PlayTimers;
  /** A play has started or gone on: follows it from its newest state, on every server with a socket of its player. */
  readonly moved: (play: PlayRecord) => void;
  readonly broadcast: PlayBroadcast;
  /** False once the process is stopping: no new plays then. */
  readonly acceptsPlays: () => boolean;
}

/** The play events, as they are bound to each connection. */
export function createPlayEvents(parts: PlaySocketParts): (socket: PlayerSocket) => void {
  const {
    exclusively,
    start,
    refuseVisitor,
    service,
    finish,
    timers,
    moved,
    broadcast,
    clock,
    floodGuard,
    metrics,
    log,
    acceptsPlays,
  } = parts;

  /** The member of the socket's session while that is valid, else a visitor. */
  function playerNow({ data: { member, playIds } }: PlayerSocket): Player {
    return member && member.expiresAt > clock.now()
      ? { kind: 'member', accountId: member.accountId }
      : { kind: 'visitor', playIds };
  }

  /**
   * Lets a socket hear of a play. Not where it acts for its player no more: its session may have ended while the store was asked.
   */
  function joinPlay(socket: PlayerSocket, player: Player, play: PlayRecord): boolean {
    if (!isSame(playerNow(socket), player)) return false;
    hearRoom(socket, playerRoom(play));
    return true;
  }

  function stepRefusal({ code, play }: StepRefusal): AckError {
    const isShown = play && (code === 'LATE_ANSWER' || code === 'ALREADY_ANSWERED');
    return refuse(code, isShown ? { play: presentPlay(play, clock.now()) } : {});
  }

  function startRefusal(refusal: StartRefusal): AckError {
    return refuse(refusal.code, refusal.code === 'QUIZ_LOCKED' ? { unlocksAt: refusal.unlocksAt } : {});
  }

  const onStart = handleEvent('play:start', parts, async (socket, payload) => {
    if (!acceptsPlays()) return refuse('UNAVAILABLE');
    const limited = floodGuard.start(socket);
    if (limited) return refuse('RATE_LIMITED', {}, limited.retryAfter);
    const player = playerNow(socket);
    if (player.kind === 'visitor') {
      const retryAfter = await refuseVisitor(socket.data.address);
      if (retryAfter !== null) return refuse('RATE_LIMITED', {}, retryAfter);
    }
    // One after the other: a visitor's second finds the first by its connection.
    const started = await exclusively(socket.id, () =>
      start(player, payload, socket.data.roundTrips.credit()),
    );
    if (!started.ok) return startRefusal(started.error);
    const isHeard = joinPlay(socket, player, started.value);
    // It has started and counts, whoever hears of it.
    moved(started.value);
    if (!isHeard) return refuse('SESSION_EXPIRED');
    return { ok: true, play: presentPlay(started.value, clock.now()) };
  });

  const onResume = handleEvent('play:resume', parts, async (socket, { playId }) => {
    const player = playerNow(socket);
    const resumed = await service.resume(player, playId);
    if (!resumed.ok) return stepRefusal(resumed.error);
    if (!joinPlay(socket, player, resumed.value)) return refuse('NOT_YOUR_PLAY');
    timers.watch(resumed.value);
    return { ok: true, play: presentPlay(resumed.value, clock.now()) };
  });

  const onAnswer = handleEvent('play:answer', parts, async (socket, payload, receivedAt) => {
    const answered = await service.answer(playerNow(socket), payload, receivedAt);
    metrics.answered(verdictOf(answered));
    if (!answered.ok) return stepRefusal(answered.error);
    const { play, slot, changed, lasting } = answered.value;
    if (changed) {
      moved(play);
      broadcast.settled(play, slot, { except: socket.id });
    }
    // The answer is acknowledged as the four before it are, with its commit: the result comes after.
    if (lasting) {
      finish
        .tell({ play, lasting })
        .catch((fault) => log.error({ err: fault, playId: play.id }, 'a result could not be told'));
    }
    return { ok: true, settled: presentSettled(play, slot, clock.now()) };
  });

  const onNext = handleEvent('play:next', parts, async (socket, payload, receivedAt) => {
    const stepped = await service.next(playerNow(socket), payload, receivedAt);
    if (!stepped.ok) return stepRefusal(stepped.error);
    const { play, slot, changed } = stepped.value;
    const position = positionAt(play, Math.max(receivedAt, slot.endsAt));
    if (position.phase === 'finished' || position.phase === 'ready') {
      return { ok: true, result: presentResult(play, clock.now()) };
    }
    if (changed) {
      moved(play);
      broadcast.question(play, position.slot, { except: socket.id });
    }
    return { ok: true, question: presentQuestion(play, position.slot) };
  });

  return (socket) => {
    for (const bind of [onStart, onResume, onAnswer, onNext]) bind(socket);
  };
}
