import { sample, seededRandom, shuffled } from '../../../shared/kernel/random.ts';
import { QUESTIONS_PER_PLAY } from '../../../shared/rules/constants.ts';
import type { DrawnQuestion } from '../../ports/play-record.ts';
import type { BankedQuestion } from '../../ports/questions.ts';

/** Draws a play's questions from a bank and shuffles their options: the same seed, the same draw. */
export function drawQuestions(bank: readonly BankedQuestion[], seed: string): readonly DrawnQuestion[] {
  const random = seededRandom(seed);
  return sample(bank, QUESTIONS_PER_PLAY, random).map((question) => {
    const options = shuffled([question.correct, ...question.distractors], random);
    return {
      text: question.text,
      image: question.image,
      alt: question.alt,
      options,
      correctOption: options.indexOf(question.correct),
      explanation: question.explanation,
    };
  });
}
