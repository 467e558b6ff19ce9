import { z } from 'zod';

/**
 * One question bank as its author writes it: `content/banks/<category>/<slug>.json`.
 * The right answer is named, never placed: the play shuffles the options.
 */
export const bankQuestionSchema = z.strictObject({
  n: z.int().min(1).max(20),
  text: z.string().min(1),
  correct: z.string().min(1),
  distractors: z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)]),
  explanation: z.string().min(1),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** What the picture shows; the studio knows its fields. */
  image: z.looseObject({ stage: z.string() }),
  alt: z.string().min(1),
  /** The picture is the question itself (a flag, a staff): exempt from the leak check. */
  imageIsQuestion: z.boolean().optional(),
  /** A fact that a data set or a calculation can confirm. */
  check: z.looseObject({ kind: z.string() }).optional(),
});

export const bankSchema = z.strictObject({
  quizId: z.string().regex(/^quiz\d+$/),
  slug: z.string(),
  category: z.string(),
  /** Image name prefix: question n is drawn to `<prefix><n>.webp`. */
  prefix: z.string().regex(/^[A-Z]{2,3}$/),
  questions: z.array(bankQuestionSchema).length(20),
});

export type BankQuestion = z.infer<typeof bankQuestionSchema>;
export type Bank = z.infer<typeof bankSchema>;
