import { loadBanks } from '../../content/load-banks.ts';
import { drawQuestions } from '../../server/features/play/draw.ts';
import {
  presentPlay,
  presentQuestion,
  presentResult,
  presentSettled,
} from '../../server/features/play/play.view.ts';
import { finishableAt, timelineOf } from '../../server/features/play/timeline.ts';
import type { PlayRecord } from '../../server/ports/play-record.ts';
import { READY_MS } from '../../shared/rules/constants.ts';
import { buildPlay, START } from '../../tests/builders/play-builder.ts';
import { QUIZZES } from './load/quizzes.ts';

/** What a play of the product sends, made by its own presenters: so long are the frames of the bare server. */
export function sampleFrames() {
  const [quiz] = QUIZZES;
  const bank = quiz && loadBanks().bank(quiz.categoryId, quiz.quizId);
  if (!bank) throw new Error('a bench without a question bank');
  const questions = drawQuestions(bank.questions, 'bench');
  const started = buildPlay({ ...quiz, questions });
  const answers = questions.map((_, index) => ({
    index,
    option: 0,
    receivedAt: START + READY_MS + index * 2_000 + 400,
  }));
  const answered: PlayRecord = { ...started, answers };
  const slots = timelineOf(answered);
  const end = finishableAt(answered);
  return {
    play: presentPlay(started, START),
    questions: slots.map((slot) => presentQuestion(answered, slot)),
    settled: slots.map((slot) => presentSettled(answered, slot, end)),
    result: presentResult({ ...answered, finishedAt: end }, end),
  };
}
