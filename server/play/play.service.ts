import type { ClientPayload } from '../../shared/contract/events.ts';
import { err, ok, type Result } from '../../shared/kernel/result.ts';
import { dayOf, nextDayStart } from '../../shared/rules/day.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { PlayRecord } from '../ports/play-record.ts';
import type { Questions } from '../ports/questions.ts';
import { type Store, StoreUnavailable } from '../ports/store.ts';
import { drawQuestions } from './draw.ts';
import type { InOrder } from './in-order.ts';
import { hold, mayResume, owns, type Player } from './player.ts';
import { answer, lastSettlementAt, next, positionAt, type Slot, timelineOf } from './timeline.ts';

/** How often a write that met another one is judged again. */
const ATTEMPTS = 3;

export interface PlayServiceParts {
  readonly store: Store;
  readonly questions: Questions;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly timeZone: string;
  readonly inOrder: InOrder;
  readonly isQuiz: (categoryId: string, quizId: string) => boolean;
}

export interface PlayRefusal {
  readonly code:
    | 'QUIZ_UNKNOWN'
    | 'QUIZ_NOT_READY'
    | 'LATE_ANSWER'
    | 'ALREADY_ANSWERED'
    | 'NOT_OPEN'
    | 'NOT_YOUR_PLAY'
    | 'PLAY_GONE';
  /** The play as it stands, where the player may see it. */
  readonly play?: PlayRecord;
}

/** A play after a step, and the question that the step was about. */
export interface Step {
  readonly play: PlayRecord;
  readonly slot: Slot;
  /** Whether this step stored something, so that others must hear of it. */
  readonly changed: boolean;
}

function slotOf(play: PlayRecord, index: number): Slot {
  const slot = timelineOf(play)[index];
  if (!slot) throw new Error(`play ${play.id} has no question ${index}`);
  return slot;
}

/** Starting, answering, going on and coming back: every rule is the timeline's, every write names its version. */
export function createPlayService(parts: PlayServiceParts) {
  const { store, questions, clock, ids, timeZone, inOrder, isQuiz } = parts;

  /** Stores a changed play; the settlement of the last question finishes it in the same step. */
  async function keep(play: PlayRecord, now: number): Promise<PlayRecord | 'conflict' | 'gone'> {
    const endedAt = lastSettlementAt(play);
    const finishedAt = endedAt <= now ? endedAt : null;
    const saved = finishedAt === null ? await store.savePlay(play) : await store.finishPlay(play, finishedAt);
    return saved === 'saved' ? { ...play, version: play.version + 1, finishedAt } : saved;
  }

  async function runningOf(
    player: Player,
    categoryId: string,
    quizId: string,
  ): Promise<PlayRecord | undefined> {
    if (player.kind === 'member') return undefined;
    for (const id of player.playIds) {
      const play = await store.play(id);
      if (play?.categoryId !== categoryId || play.quizId !== quizId) continue;
      if (positionAt(play, clock.now()).phase !== 'finished') return play;
    }
    return undefined;
  }

  async function start(
    player: Player,
    { categoryId, quizId }: ClientPayload<'play:start'>,
    creditMs: number,
  ): Promise<Result<PlayRecord, PlayRefusal>> {
    if (!isQuiz(categoryId, quizId)) return err({ code: 'QUIZ_UNKNOWN' });
    const running = await runningOf(player, categoryId, quizId);
    if (running) return ok(running);
    const bank = questions.bank(categoryId, quizId);
    if (!bank) return err({ code: 'QUIZ_NOT_READY' });
    const startedAt = clock.now();
    const seed = ids.seed();
    const play: PlayRecord = {
      id: ids.play(),
      version: 1,
      owner: player.kind === 'member' ? { kind: 'member', accountId: player.accountId } : { kind: 'visitor' },
      categoryId,
      quizId,
      bankHash: bank.hash,
      seed,
      day: dayOf(startedAt, timeZone),
      unlocksAt: nextDayStart(startedAt, timeZone),
      creditMs,
      startedAt,
      questions: drawQuestions(bank.questions, seed),
      answers: [],
      nexts: [],
      finishedAt: null,
    };
    await store.startPlay(play);
    hold(player, play.id);
    return ok(play);
  }

  /** Loads, judges and stores until no other write came between, at most `ATTEMPTS` times. */
  async function step(
    player: Player,
    playId: string,
    index: number,
    now: number,
    judge: (
      play: PlayRecord,
    ) =>
      | { kind: 'accepted'; play: PlayRecord }
      | { kind: 'repeated' | 'past' }
      | { kind: 'refused'; code: PlayRefusal['code'] },
  ): Promise<Result<Step, PlayRefusal>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const play = await store.play(playId);
      if (!play) return err({ code: 'PLAY_GONE' });
      if (!owns(player, play)) return err({ code: 'NOT_YOUR_PLAY' });
      const verdict = judge(play);
      if (verdict.kind === 'refused') return err({ code: verdict.code, play });
      if (verdict.kind !== 'accepted') return ok({ play, slot: slotOf(play, index), changed: false });
      const kept = await keep(verdict.play, now);
      if (kept === 'gone') return err({ code: 'PLAY_GONE' });
      if (kept !== 'conflict') return ok({ play: kept, slot: slotOf(kept, index), changed: true });
    }
    throw new StoreUnavailable(`play ${playId} was written by others ${ATTEMPTS} times in a row`);
  }

  return {
    start,

    /** Judges an answer by `receivedAt`, whatever happened since. */
    answer: (
      player: Player,
      { playId, index, option }: ClientPayload<'play:answer'>,
      receivedAt: number,
    ): Promise<Result<Step, PlayRefusal>> =>
      inOrder(playId, () =>
        step(player, playId, index, receivedAt, (play) => answer(play, index, option, receivedAt)),
      ),

    next: (
      player: Player,
      { playId, index }: ClientPayload<'play:next'>,
      receivedAt: number,
    ): Promise<Result<Step, PlayRefusal>> =>
      inOrder(playId, () => step(player, playId, index, receivedAt, (play) => next(play, index, receivedAt))),

    async resume(player: Player, playId: string): Promise<Result<PlayRecord, PlayRefusal>> {
      const play = await store.play(playId);
      if (!play) return err({ code: 'PLAY_GONE' });
      if (!mayResume(player, play)) return err({ code: 'NOT_YOUR_PLAY' });
      hold(player, play.id);
      return ok(play);
    },

    /** Finishes a play whose time is over; resolves with it when this call did so, and is to be called in its order. */
    async finishIfOver(play: PlayRecord): Promise<PlayRecord | undefined> {
      if (play.finishedAt !== null || lastSettlementAt(play) > clock.now()) return undefined;
      const kept = await keep(play, clock.now());
      return typeof kept === 'string' ? undefined : kept;
    },
  };
}

export type PlayService = ReturnType<typeof createPlayService>;
