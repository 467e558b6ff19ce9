import type {
  ExportedPlayView,
  PlayView,
  ProfileChange,
  QuestionView,
  ResultView,
  SettledQuestionView,
  SettledView,
} from '../../../shared/contract/views.ts';
import { formatPkr, paisaOf } from '../../../shared/rules/money.ts';
import { type DrawnQuestion, type Grant, type PlayRecord, quizKey } from '../../ports/play-record.ts';
import { isSettledAt, positionAt, type Slot, scoreAt, settledAt } from './timeline.ts';

/**
 * Everything about a play that leaves the server is built here, and only here are answers read for it: an answer is in
 * a view only of a question that is settled at the view's `now`.
 */
function questionOf(play: PlayRecord, slot: Slot): DrawnQuestion {
  const question = play.questions[slot.index];
  if (!question) throw new Error(`play ${play.id} has no question ${slot.index}`);
  return question;
}

/** A question without its answer. */
export function presentQuestion(play: PlayRecord, slot: Slot): QuestionView {
  const { text, image, alt, options } = questionOf(play, slot);
  return {
    playId: play.id,
    index: slot.index,
    total: play.questions.length,
    text,
    image,
    alt,
    options: [...options],
    openedAt: slot.opensAt,
    deadline: slot.deadline,
    nextImage: play.questions[slot.index + 1]?.image ?? null,
  };
}

/** A settled question with its answer. Throws when it is not settled at `now`. */
export function presentSettled(play: PlayRecord, slot: Slot, now: number): SettledView {
  if (!isSettledAt(play, slot, now)) {
    throw new Error(`question ${slot.index} of play ${play.id} is not settled`);
  }
  const question = questionOf(play, slot);
  return {
    playId: play.id,
    index: slot.index,
    reason: slot.picked === null ? 'timeout' : 'answered',
    picked: slot.picked,
    correctOption: question.correctOption,
    correct: slot.correct,
    explanation: question.explanation,
    score: scoreAt(play, slot.settledAt),
    receipt: {
      openedAt: slot.opensAt,
      receivedAt: slot.picked === null ? null : slot.settledAt,
      deadline: slot.deadline,
      creditMs: play.creditMs,
    },
    nextAt: slot.endsAt,
  };
}

function presentSettledQuestions(play: PlayRecord, now: number): SettledQuestionView[] {
  return settledAt(play, now).map((slot) => {
    const { text, image, alt, options } = questionOf(play, slot);
    return { ...presentSettled(play, slot, now), text, image, alt, options: [...options] };
  });
}

/** The result of a play whose five questions are settled at `now`. */
export function presentResult(play: PlayRecord, now: number): ResultView {
  return {
    playId: play.id,
    score: scoreAt(play, now),
    total: play.questions.length,
    settled: presentSettledQuestions(play, now),
    earned: play.grant?.earned ?? null,
    points: play.grant?.points ?? null,
    rank: play.grant?.rank ?? null,
    quizCount: play.grant?.quizCount ?? null,
    unlocksAt: play.unlocksAt,
  };
}

/** What a finished play changed in its member's profile. */
export function presentGrant({ points, quizCount, rank, profileVersion }: Grant): ProfileChange {
  return { points, pkr: formatPkr(paisaOf(points)), quizCount, rank, version: profileVersion };
}

/** A play as its player may see it at `now`. */
export function presentPlay(play: PlayRecord, now: number): PlayView {
  const position = positionAt(play, now);
  const view: PlayView = {
    playId: play.id,
    categoryId: play.categoryId,
    quizId: play.quizId,
    phase: position.phase,
    index: 0,
    total: play.questions.length,
    score: scoreAt(play, now),
    question: null,
    image: null,
    opensAt: null,
    settled: presentSettledQuestions(play, now),
    nextAt: null,
    result: null,
    unlocksAt: play.unlocksAt,
  };
  switch (position.phase) {
    case 'ready':
      return {
        ...view,
        image: questionOf(play, position.first).image,
        opensAt: position.first.opensAt,
      };
    case 'question':
      return { ...view, index: position.slot.index, question: presentQuestion(play, position.slot) };
    case 'reveal':
      return {
        ...view,
        index: position.slot.index,
        question: presentQuestion(play, position.slot),
        nextAt: position.slot.endsAt,
      };
    case 'finished':
      return { ...view, index: position.last.index, result: presentResult(play, now) };
  }
}

/** A play in its member's export. */
export function presentExportedPlay(play: PlayRecord, now: number): ExportedPlayView {
  const { id, day, startedAt, finishedAt, grant } = play;
  return {
    id,
    quiz: quizKey(play),
    day,
    startedAt,
    finishedAt,
    score: scoreAt(play, now),
    earned: grant?.earned ?? null,
    answers: settledAt(play, now).map((slot) => {
      const { text, options } = questionOf(play, slot);
      return {
        question: text,
        picked: slot.picked === null ? null : (options[slot.picked] ?? null),
        correct: slot.correct,
        openedAt: slot.opensAt,
        receivedAt: slot.picked === null ? null : slot.settledAt,
      };
    }),
  };
}
