import type { ClientPayload } from '../../../shared/contract/events.ts';
import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import type { CountedAnswer } from '../../ports/metrics.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import { type Finished, type Saved, type Store, StoreUnavailable } from '../../ports/store.ts';
import type { KeyedMutex } from './keyed-mutex.ts';
import type { PlayFinish } from './play.finish.ts';
import { hold, mayResume, owns, type Player } from './player.ts';
import type { RunningPlays } from './running-plays.ts';
import { type AnswerVerdict, answer, type NextVerdict, next, type Slot, timelineOf } from './timeline.ts';

/** How often a write that met another one is judged again. */
const ATTEMPTS = 3;

export interface PlayServiceParts {
  readonly store: Store;
  readonly exclusively: KeyedMutex;
  readonly finish: PlayFinish;
  readonly running: RunningPlays;
}

export interface StepRefusal {
  readonly code: 'LATE_ANSWER' | 'ALREADY_ANSWERED' | 'NOT_OPEN' | 'NOT_YOUR_PLAY' | 'PLAY_GONE';
  /** The play as it stands, where the player may see it. */
  readonly play?: PlayRecord;
}

/** A play after a step, and the question that the step was about. */
export interface Step {
  readonly play: PlayRecord;
  readonly slot: Slot;
  /** Whether this step stored something, so that others must hear of it. */
  readonly changed: boolean;
  /** Where this step ended the play: resolves once its result may be told. */
  readonly lasting: Promise<unknown> | undefined;
}

/** What an answer is counted as. */
export function verdictOf(answered: Result<Step, StepRefusal>): CountedAnswer {
  if (!answered.ok) return answered.error.code === 'LATE_ANSWER' ? 'late' : 'refused';
  const { changed, slot } = answered.value;
  if (!changed) return 'repeated';
  return slot.correct ? 'right' : 'wrong';
}

function stepOf(play: PlayRecord, index: number, kept?: Saved | Finished): Step {
  const slot = timelineOf(play)[index];
  if (!slot) throw new Error(`play ${play.id} has no question ${index}`);
  const lasting = kept && 'lasting' in kept ? kept.lasting : undefined;
  return { play, slot, changed: kept !== undefined, lasting };
}

type Judge = (play: PlayRecord) => AnswerVerdict | NextVerdict;

/** Answering, going on and coming back: every rule is the timeline's, every write names its version. */
export function createPlayService({ store, exclusively, finish, running }: PlayServiceParts) {
  /**
   * The play after a step by what this process wrote last, without a read: whether it was still so, the version says when it is
   * written. Undefined where the store must be asked: nobody is refused by what may be old.
   */
  function stepFromMemory(player: Player, playId: string, judge: Judge): PlayRecord | undefined {
    const last = running.last(playId);
    if (!last || !owns(player, last)) return undefined;
    const verdict = judge(last);
    return verdict.kind === 'accepted' ? verdict.play : undefined;
  }

  /** Loads, judges and stores until no other write came between, at most `ATTEMPTS` times. */
  async function step(
    player: Player,
    { playId, index }: { readonly playId: string; readonly index: number },
    now: number,
    judge: Judge,
  ): Promise<Result<Step, StepRefusal>> {
    const remembered = stepFromMemory(player, playId, judge);
    if (remembered) {
      const kept = await finish.keep(remembered, now);
      if (kept.kind === 'saved') return ok(stepOf(kept.play, index, kept));
    }
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const play = await store.play(playId);
      if (!play) return err({ code: 'PLAY_GONE' });
      if (!owns(player, play)) return err({ code: 'NOT_YOUR_PLAY' });
      const verdict = judge(play);
      if (verdict.kind === 'refused') return err({ code: verdict.code, play });
      if (verdict.kind !== 'accepted') return ok(stepOf(play, index));
      const kept = await finish.keep(verdict.play, now);
      if (kept.kind === 'gone') return err({ code: 'PLAY_GONE' });
      if (kept.kind === 'saved') return ok(stepOf(kept.play, index, kept));
    }
    throw new StoreUnavailable(`play ${playId} was written by others ${ATTEMPTS} times in a row`);
  }

  return {
    /** Judges an answer by `receivedAt`, whatever happened since. */
    answer: (
      player: Player,
      payload: ClientPayload<'play:answer'>,
      receivedAt: number,
    ): Promise<Result<Step, StepRefusal>> =>
      exclusively(payload.playId, () =>
        step(player, payload, receivedAt, (play) => answer(play, payload.index, payload.option, receivedAt)),
      ),

    next: (
      player: Player,
      payload: ClientPayload<'play:next'>,
      receivedAt: number,
    ): Promise<Result<Step, StepRefusal>> =>
      exclusively(payload.playId, () =>
        step(player, payload, receivedAt, (play) => next(play, payload.index, receivedAt)),
      ),

    async resume(player: Player, playId: string): Promise<Result<PlayRecord, StepRefusal>> {
      const play = await store.play(playId);
      if (!play) return err({ code: 'PLAY_GONE' });
      if (!mayResume(player, play)) return err({ code: 'NOT_YOUR_PLAY' });
      hold(player, play);
      return ok(play);
    },
  };
}

export type PlayService = ReturnType<typeof createPlayService>;
