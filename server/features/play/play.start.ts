import type { ClientPayload } from '../../../shared/contract/events.ts';
import { err, ok, type Result } from '../../../shared/kernel/result.ts';
import { dayOf, nextDayStart } from '../../../shared/rules/day.ts';
import type { Container } from '../../ports/container.ts';
import { type PlayRecord, quizKey } from '../../ports/play-record.ts';
import type { QuestionBank } from '../../ports/questions.ts';
import { drawQuestions } from './draw.ts';
import { hold, type Player } from './player.ts';
import type { Plays } from './plays.ts';
import { positionAt } from './timeline.ts';

export interface PlayStartParts
  extends Pick<Container, 'store' | 'questions' | 'clock' | 'ids' | 'metrics' | 'timeZone'> {
  readonly plays: Pick<Plays, 'finishDue' | 'running'>;
  readonly isQuiz: (categoryId: string, quizId: string) => boolean;
}

export type StartRefusal =
  | { readonly code: 'QUIZ_UNKNOWN' | 'QUIZ_NOT_READY' | 'SESSION_EXPIRED' }
  | { readonly code: 'QUIZ_LOCKED'; readonly unlocksAt: number };

type Quiz = ClientPayload<'play:start'>;

/** Starting a quiz: what already runs is resumed, and a member's start is the day's claim. */
export function createPlayStart(parts: PlayStartParts) {
  const { store, questions, clock, ids, metrics, timeZone, plays, isQuiz } = parts;

  async function runningOfConnection(
    playIds: ReadonlyMap<string, string>,
    quiz: Quiz,
  ): Promise<PlayRecord | undefined> {
    const wanted = quizKey(quiz);
    for (const [id, held] of playIds) {
      const play = held === wanted ? await store.play(id) : undefined;
      if (play && positionAt(play, clock.now()).phase !== 'finished') return play;
    }
    return undefined;
  }

  async function draw(
    owner: PlayRecord['owner'],
    quiz: Quiz,
    bank: QuestionBank,
    creditMs: number,
  ): Promise<PlayRecord> {
    const before = owner.kind === 'member' ? await store.lastPlay(owner.accountId, quiz) : undefined;
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
      questions: drawQuestions(bank.questions, seed, before?.questions),
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
    if (player.kind === 'member') await plays.finishDue(player.accountId);
    else {
      const resumed = await runningOfConnection(player.playIds, quiz);
      if (resumed) return ok(resumed);
    }
    const bank = questions.bank(quiz.categoryId, quiz.quizId);
    if (!bank) return err({ code: 'QUIZ_NOT_READY' });
    const owner =
      player.kind === 'member' ? { kind: player.kind, accountId: player.accountId } : { kind: player.kind };
    const play = await draw(owner, quiz, bank, creditMs);
    const started = await store.startPlay(play);
    switch (started.kind) {
      case 'started':
        plays.running.remember(play);
        hold(player, play);
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
