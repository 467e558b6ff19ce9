import type { AckError } from '../../../shared/contract/events.ts';
import type { Result } from '../../../shared/kernel/result.ts';
import { type EventParts, handleEvent, refuse } from '../../edges/live/handle-event.ts';
import { hearRoom } from '../../edges/live/hear-room.ts';
import { playerRoom } from '../../edges/live/rooms.ts';
import type { PlayerSocket } from '../../edges/live/socket-types.ts';
import type { CountedAnswer } from '../../ports/metrics.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { PlayStart, StartRefusal } from './play.start.ts';
import { openedBy, type PlaySteps, type Sender, type Step, type StepRefusal } from './play.steps.ts';
import type { PlayTimers } from './play.timers.ts';
import { presentPlay, presentQuestion, presentResult, presentSettled } from './play.view.ts';
import { isSame, type Player } from './player.ts';
import type { Plays } from './plays.ts';
import type { VisitorPlayLimit } from './visitor-plays.ts';

export interface PlaySocketParts extends EventParts {
  readonly start: PlayStart;
  readonly refuseVisitor: VisitorPlayLimit;
  readonly plays: Pick<Plays, 'inOrder'>;
  readonly steps: PlaySteps;
  readonly timers: PlayTimers;
  /** False once the process is stopping: no new plays then. */
  readonly acceptsPlays: () => boolean;
}

/** What an answer is counted as. */
function verdictOf(answered: Result<Step, StepRefusal>): CountedAnswer {
  if (!answered.ok) return answered.error.code === 'LATE_ANSWER' ? 'late' : 'refused';
  const { changed, slot } = answered.value;
  if (!changed) return 'repeated';
  return slot.correct ? 'right' : 'wrong';
}

/** The play events, as they are bound to each connection. */
export function createPlayEvents(parts: PlaySocketParts): (socket: PlayerSocket) => void {
  const { start, refuseVisitor, plays, steps, timers, clock, floodGuard, metrics, acceptsPlays } = parts;

  /** The member of the socket's session while that is valid, else a visitor. */
  function playerNow({ data: { member, playIds } }: PlayerSocket): Player {
    return member && member.expiresAt > clock.now()
      ? { kind: 'member', accountId: member.accountId }
      : { kind: 'visitor', playIds };
  }

  const senderOf = (socket: PlayerSocket): Sender => ({ player: playerNow(socket), socketId: socket.id });

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
    const started = await plays.inOrder(socket.id, () =>
      start(player, payload, socket.data.roundTrips.credit()),
    );
    if (!started.ok) return startRefusal(started.error);
    const isHeard = joinPlay(socket, player, started.value);
    // It has started and counts, whoever hears of it.
    timers.watchEverywhere(started.value);
    if (!isHeard) return refuse('SESSION_EXPIRED');
    return { ok: true, play: presentPlay(started.value, clock.now()) };
  });

  const onResume = handleEvent('play:resume', parts, async (socket, { playId }) => {
    const player = playerNow(socket);
    const resumed = await steps.resume(player, playId);
    if (!resumed.ok) return stepRefusal(resumed.error);
    if (!joinPlay(socket, player, resumed.value)) return refuse('NOT_YOUR_PLAY');
    timers.watch(resumed.value);
    return { ok: true, play: presentPlay(resumed.value, clock.now()) };
  });

  const onAnswer = handleEvent('play:answer', parts, async (socket, payload, receivedAt) => {
    const answered = await steps.answer(senderOf(socket), payload, receivedAt);
    metrics.answered(verdictOf(answered));
    if (!answered.ok) return stepRefusal(answered.error);
    const { play, slot } = answered.value;
    return { ok: true, settled: presentSettled(play, slot, clock.now()) };
  });

  const onNext = handleEvent('play:next', parts, async (socket, payload, receivedAt) => {
    const stepped = await steps.next(senderOf(socket), payload, receivedAt);
    if (!stepped.ok) return stepRefusal(stepped.error);
    const { play } = stepped.value;
    const opened = openedBy(stepped.value, receivedAt);
    return opened
      ? { ok: true, question: presentQuestion(play, opened) }
      : { ok: true, result: presentResult(play, clock.now()) };
  });

  return (socket) => {
    for (const bind of [onStart, onResume, onAnswer, onNext]) bind(socket);
  };
}
