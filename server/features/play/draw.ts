import { sample, seededRandom, shuffled } from '../../../shared/kernel/random.ts';
import { QUESTIONS_PER_PLAY } from '../../../shared/rules/constants.ts';
import type { DrawnQuestion } from '../../ports/play-record.ts';
import type { BankedQuestion } from '../../ports/questions.ts';

/**
 * Draws a play's questions from a bank and shuffles their options: the same seed, the same draw. Those of `before` are left out where
 * the bank has enough others; no older ones are, since whoever knew what is left would know what comes.
 */
export function drawQuestions(
  bank: readonly BankedQuestion[],
  seed: string,
  before: readonly DrawnQuestion[] = [],
): readonly DrawnQuestion[] {
  const random = seededRandom(seed);
  const known = new Set(before.map(({ text }) => text));
  const others = bank.filter(({ text }) => !known.has(text));
  const drawable = others.length < QUESTIONS_PER_PLAY ? bank : others;
  return sample(drawable, QUESTIONS_PER_PLAY, random).map((question) => {
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
