import type { FastifyBaseLogger } from 'fastify';
import type { AckError } from '../../shared/contract/events.ts';
import type { FloodGuard } from '../live/flood-guard.ts';
import { handleEvent, refuse } from '../live/handle-event.ts';
import { playerRoom } from '../live/rooms.ts';
import type { PlayerSocket } from '../live/socket-types.ts';
import type { Clock } from '../ports/clock.ts';
import type { PlayRecord } from '../ports/play-record.ts';
import type { Nudges } from './nudges.ts';
import type { PlayService, StepRefusal } from './play.service.ts';
import type { PlayStart, StartRefusal } from './play.start.ts';
import type { PlayTeller } from './play.teller.ts';
import { presentPlay, presentQuestion, presentResult, presentSettled } from './play.view.ts';
import type { Player } from './player.ts';
import { positionAt } from './timeline.ts';

export interface PlaySocketParts {
  readonly start: PlayStart;
  readonly service: PlayService;
  readonly nudges: Nudges;
  readonly teller: PlayTeller;
  readonly clock: Clock;
  readonly floodGuard: FloodGuard;
  readonly log: FastifyBaseLogger;
  /** False once the process is stopping: no new plays then. */
  readonly acceptsPlays: () => boolean;
}

/** Binds the play events of one connection. */
export function bindPlayEvents(socket: PlayerSocket, parts: PlaySocketParts): void {
  const { start, service, nudges, teller, clock, floodGuard, acceptsPlays } = parts;

  /** The member of the socket's session while that is valid, else a visitor. */
  function playerNow(): Player {
    const { member, playIds } = socket.data;
    return member && member.expiresAt > clock.now()
      ? { kind: 'member', accountId: member.accountId }
      : { kind: 'visitor', playIds };
  }

  async function follow(play: PlayRecord): Promise<void> {
    await socket.join(playerRoom(play));
    nudges.watch(play);
  }

  function stepRefusal({ code, play }: StepRefusal): AckError {
    const isShown = play && (code === 'LATE_ANSWER' || code === 'ALREADY_ANSWERED');
    return refuse(code, isShown ? { play: presentPlay(play, clock.now()) } : {});
  }

  function startRefusal(refusal: StartRefusal): AckError {
    return refuse(refusal.code, refusal.code === 'QUIZ_LOCKED' ? { unlocksAt: refusal.unlocksAt } : {});
  }

  handleEvent(socket, 'play:start', parts, async (payload) => {
    if (!acceptsPlays()) return refuse('UNAVAILABLE');
    const limited = await floodGuard.start(socket.id);
    if (limited) return refuse('RATE_LIMITED', {}, limited.retryAfter);
    const started = await start(playerNow(), payload, socket.data.roundTrips.credit());
    if (!started.ok) return startRefusal(started.error);
    await follow(started.value);
    return { ok: true, play: presentPlay(started.value, clock.now()) };
  });

  handleEvent(socket, 'play:resume', parts, async ({ playId }) => {
    const resumed = await service.resume(playerNow(), playId);
    if (!resumed.ok) return stepRefusal(resumed.error);
    await follow(resumed.value);
    return { ok: true, play: presentPlay(resumed.value, clock.now()) };
  });

  handleEvent(socket, 'play:answer', parts, async (payload, receivedAt) => {
    const answered = await service.answer(playerNow(), payload, receivedAt);
    if (!answered.ok) return stepRefusal(answered.error);
    const { play, slot, changed } = answered.value;
    if (changed) {
      nudges.watch(play);
      teller.settled(play, slot, { except: socket.id });
      if (play.finishedAt !== null) teller.finished(play);
    }
    return { ok: true, settled: presentSettled(play, slot, clock.now()) };
  });

  handleEvent(socket, 'play:next', parts, async (payload, receivedAt) => {
    const moved = await service.next(playerNow(), payload, receivedAt);
    if (!moved.ok) return stepRefusal(moved.error);
    const { play, slot, changed } = moved.value;
    const position = positionAt(play, Math.max(receivedAt, slot.endsAt));
    if (position.phase === 'finished' || position.phase === 'ready') {
      return { ok: true, result: presentResult(play, clock.now()) };
    }
    if (changed) {
      nudges.watch(play);
      teller.question(play, position.slot, { except: socket.id });
    }
    return { ok: true, question: presentQuestion(play, position.slot) };
  });
}
