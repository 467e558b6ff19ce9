import { setTimeout } from 'node:timers/promises';
import type { AckError } from '../../shared/contract/events.ts';
import type { PlayView, QuestionView, ResultView } from '../../shared/contract/views.ts';
import type { Random } from '../../shared/kernel/random.ts';
import { OPTIONS_PER_QUESTION, QUESTIONS_PER_PLAY } from '../../shared/rules/constants.ts';
import { type LoadConnectionParts, openLoadConnection } from './connection.ts';
import { backOff } from './retry.ts';
import { createNews, overOr, type Stage, stageOf } from './stage.ts';

/** The shares of questions that are answered after a while, and not at all; the others are answered at once. */
const SLOW = 0.06;
const NEVER = 0.02;
const SLOW_MS = 2_500;

/** A play as the site acknowledged it. */
export interface AcknowledgedPlay {
  readonly playId: string;
  /** Options by the index of their question. */
  readonly answers: Map<number, number>;
  result: ResultView | undefined;
}

export interface LoadPlayerParts extends LoadConnectionParts {
  readonly random: Random;
}

/** Somebody at the play page, who goes on through whatever breaks. */
export function createLoadPlayer(parts: LoadPlayerParts) {
  const { sessionToken, random, tally, pace } = parts;
  const isMember = sessionToken !== undefined;
  const connection = openLoadConnection(parts);
  const news = createNews(connection.socket);
  /** The connection on which the play was started or taken up: on another one it must be taken up first. */
  let heldBy: string | undefined;

  /** Undefined where an earlier try was a whole play, or the start was refused. */
  async function start(categoryId: string, quizId: string): Promise<PlayView | undefined> {
    for (let tries = 1; ; tries++) {
      await connection.online();
      heldBy = connection.id;
      const reply = await connection.start(categoryId, quizId);
      if (reply?.ok) return reply.play;
      const code = reply?.error.code ?? 'UNAVAILABLE';
      // Nobody's hands start as many as a program that plays day after day.
      if (code !== 'UNAVAILABLE' && code !== 'RATE_LIMITED') {
        if (code !== 'QUIZ_LOCKED' || tries === 1) tally.blame(`play:start: ${code}`);
        return undefined;
      }
      await backOff(tries);
    }
  }

  /** Undefined where the site does not know the play any more. */
  async function resume({ playId, answers }: AcknowledgedPlay): Promise<Stage | undefined> {
    for (;;) {
      await connection.online();
      heldBy = connection.id;
      const reply = await connection.resume(playId);
      if (reply?.ok) {
        const stage = stageOf(reply.play, isMember);
        const isAskedAgain = stage.at === 'question' && answers.has(stage.question.index);
        if (isMember && isAskedAgain) tally.blame(`play ${playId} lost an answer`);
        return stage;
      }
      const code = reply?.error.code ?? 'UNAVAILABLE';
      if (code !== 'UNAVAILABLE') {
        if (isMember || code !== 'PLAY_GONE') tally.blame(`play:resume: ${code}`);
        return undefined;
      }
      await backOff();
    }
  }

  /** What a refusal makes of the play; undefined where it must be asked for. */
  async function refused(event: string, { error: { code }, play }: AckError): Promise<Stage | undefined> {
    if (code === 'UNAVAILABLE') await backOff();
    else if (isMember || code !== 'PLAY_GONE') tally.blame(`${event}: ${code}`);
    return play && stageOf(play, isMember);
  }

  async function answer(
    play: AcknowledgedPlay,
    { index, deadline }: QuestionView,
    option: number,
  ): Promise<Stage | undefined> {
    const mood = random();
    if (mood < NEVER) return news.hear(deadline);
    if (mood < NEVER + SLOW) await setTimeout(SLOW_MS);
    if (connection.id !== heldBy) return undefined;
    const sentAt = Date.now();
    const isSurelyInTime = deadline - sentAt > pace.surelyInTimeMs;
    const reply = await connection.answer(play.playId, index, option);
    if (!reply) return undefined;
    if (reply.ok) {
      play.answers.set(index, option);
      return { at: 'reveal', index };
    }
    const isFair = reply.error.code === 'LATE_ANSWER' && (!isSurelyInTime || pace.mayBeLate(sentAt));
    return isFair ? undefined : refused('play:answer', reply);
  }

  async function goOn({ playId }: AcknowledgedPlay, index: number): Promise<Stage | undefined> {
    if (connection.id !== heldBy) return undefined;
    const reply = await connection.next(playId, index);
    if (!reply) return undefined;
    if (!reply.ok) return refused('play:next', reply);
    return 'question' in reply
      ? { at: 'question', question: reply.question }
      : overOr(reply.result, isMember);
  }

  return {
    close: connection.close,

    /** One quiz from Start to its result; undefined where there is none: it was played before, or is forgotten. */
    async play(
      categoryId: string,
      quizId: string,
      onStarted: (play: AcknowledgedPlay) => void,
    ): Promise<ResultView | undefined> {
      const options = Array.from({ length: QUESTIONS_PER_PLAY }, () =>
        Math.floor(random() * OPTIONS_PER_QUESTION),
      );
      const started = await start(categoryId, quizId);
      if (!started) return undefined;
      const play: AcknowledgedPlay = { playId: started.playId, answers: new Map(), result: undefined };
      onStarted(play);
      news.follow(play.playId);
      let stage: Stage | undefined = stageOf(started, isMember);
      while (stage.at !== 'over') {
        const next: Stage | undefined =
          stage.at === 'waiting'
            ? await news.hear(stage.until)
            : stage.at === 'question'
              ? await answer(play, stage.question, options[stage.question.index] ?? 0)
              : await goOn(play, stage.index);
        stage = next ?? (await resume(play));
        if (!stage) {
          tally.count('forgotten');
          return undefined;
        }
      }
      play.result = stage.result;
      tally.count('played');
      return stage.result;
    },
  };
}
