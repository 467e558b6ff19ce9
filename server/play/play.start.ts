import type { ClientPayload } from '../../shared/contract/events.ts';
import { err, ok, type Result } from '../../shared/kernel/result.ts';
import { dayOf, nextDayStart } from '../../shared/rules/day.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { PlayRecord } from '../ports/play-record.ts';
import type { QuestionBank, Questions } from '../ports/questions.ts';
import type { Store } from '../ports/store.ts';
import { drawQuestions } from './draw.ts';
import type { PlayFinish } from './play.finish.ts';
import { hold, type Player } from './player.ts';
import { positionAt } from './timeline.ts';

export interface PlayStartParts {
  readonly store: Store;
  readonly questions: Questions;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly metrics: Metrics;
  readonly timeZone: string;
  readonly finish: PlayFinish;
  readonly isQuiz: (categoryId: string, quizId: string) => boolean;
}

export type StartRefusal =
  | { readonly code: 'QUIZ_UNKNOWN' | 'QUIZ_NOT_READY' | 'SESSION_EXPIRED' }
  | { readonly code: 'QUIZ_LOCKED'; readonly unlocksAt: number };

type Quiz = ClientPayload<'play:start'>;

/** Starting a quiz: what already runs is resumed, and a member's start is the day's claim. */
export function createPlayStart(parts: PlayStartParts) {
  const { store, questions, clock, ids, metrics, timeZone, finish, isQuiz } = parts;

  async function runningOfConnection(
    playIds: ReadonlySet<string>,
    { categoryId, quizId }: Quiz,
  ): Promise<PlayRecord | undefined> {
    for (const id of playIds) {
      const play = await store.play(id);
      if (play?.categoryId !== categoryId || play.quizId !== quizId) continue;
      if (positionAt(play, clock.now()).phase !== 'finished') return play;
    }
    return undefined;
  }

  function draw(owner: PlayRecord['owner'], quiz: Quiz, bank: QuestionBank, creditMs: number): PlayRecord {
    const startedAt = clock.now();
    const seed = ids.seed();
    return {
      id: ids.play(),
      version: 1,
      owner,
      ...quiz,
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
      grant: null,
    };
  }

  return async function start(
    player: Player,
    quiz: Quiz,
    creditMs: number,
  ): Promise<Result<PlayRecord, StartRefusal>> {
    if (!isQuiz(quiz.categoryId, quiz.quizId)) return err({ code: 'QUIZ_UNKNOWN' });
    if (player.kind === 'member') await finish.finishDue(player.accountId);
    else {
      const running = await runningOfConnection(player.playIds, quiz);
      if (running) return ok(running);
    }
    const bank = questions.bank(quiz.categoryId, quiz.quizId);
    if (!bank) return err({ code: 'QUIZ_NOT_READY' });
    const owner =
      player.kind === 'member' ? { kind: player.kind, accountId: player.accountId } : { kind: player.kind };
    const play = draw(owner, quiz, bank, creditMs);
    const started = await store.startPlay(play);
    switch (started.kind) {
      case 'started':
        hold(player, play.id);
        metrics.playStarted(owner.kind);
        return ok(play);
      case 'exists':
        return started.play.finishedAt === null
          ? ok(started.play)
          : err({ code: 'QUIZ_LOCKED', unlocksAt: started.play.unlocksAt });
      case 'gone':
        return err({ code: 'SESSION_EXPIRED' });
    }
  };
}

export type PlayStart = ReturnType<typeof createPlayStart>;
