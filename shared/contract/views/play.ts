import { z } from 'zod';

/** A play as its player sees it. Times are epoch milliseconds of the server's clock. */

/** What was asked, in the order of this play. */
const asked = {
  text: z.string(),
  image: z.string(),
  alt: z.string(),
  options: z.array(z.string()).length(4),
};

export const questionSchema = z
  .object({
    playId: z.string(),
    index: z.int(),
    total: z.int(),
    ...asked,
    openedAt: z.number(),
    deadline: z.number(),
    nextImage: z
      .string()
      .nullable()
      .describe('Address of the next question’s image, to load it before it is shown; null on the last.'),
  })
  .describe('A question as a player sees it while it is open: no answer, no explanation.');

export const receiptSchema = z
  .object({
    openedAt: z.number(),
    receivedAt: z.number().nullable().describe('Null when nothing was received in time.'),
    deadline: z.number(),
    creditMs: z.number().describe('What the player’s network is forgiven, fixed when the play began.'),
  })
  .describe('How time was judged, in a form that the player can check.');

export const settledSchema = z
  .object({
    playId: z.string(),
    index: z.int(),
    reason: z.enum(['answered', 'timeout']),
    picked: z.int().nullable(),
    correctOption: z.int(),
    correct: z.boolean(),
    explanation: z.string(),
    score: z.int().describe('After this question.'),
    receipt: receiptSchema,
    nextAt: z.number().describe('When the next question opens, or the result shows after the last one.'),
  })
  .describe('A question that was answered or timed out, with its answer.');

export const settledQuestionSchema = settledSchema
  .extend(asked)
  .describe('A settled question with what was asked, for lists and results.');

const ofMembers = 'Null for a visitor.';

export const resultSchema = z.object({
  playId: z.string(),
  score: z.int(),
  total: z.int(),
  settled: z.array(settledQuestionSchema),
  earned: z.int().nullable().describe(`The points that this play brought. ${ofMembers}`),
  points: z.int().nullable().describe(`All points that the member has now. ${ofMembers}`),
  rank: z.string().nullable().describe(ofMembers),
  quizCount: z.int().nullable().describe(ofMembers),
  unlocksAt: z.number(),
});

export const playSchema = z
  .object({
    playId: z.string(),
    categoryId: z.string(),
    quizId: z.string(),
    phase: z.enum(['ready', 'question', 'reveal', 'finished']),
    index: z.int(),
    total: z.int(),
    score: z.int(),
    question: questionSchema
      .nullable()
      .describe('The open one, or the one whose answer is revealed; null while `ready` and when `finished`.'),
    image: z.string().nullable().describe('The first question’s image while `ready`, else null.'),
    opensAt: z.number().nullable().describe('When the first question opens, while `ready`; else null.'),
    settled: z.array(settledQuestionSchema),
    nextAt: z.number().nullable(),
    result: resultSchema.nullable(),
    unlocksAt: z.number(),
  })
  .describe('A whole play as its player may see it at this moment.');

export type QuestionView = z.infer<typeof questionSchema>;
export type Receipt = z.infer<typeof receiptSchema>;
export type SettledView = z.infer<typeof settledSchema>;
export type SettledQuestionView = z.infer<typeof settledQuestionSchema>;
export type ResultView = z.infer<typeof resultSchema>;
export type PlayView = z.infer<typeof playSchema>;
export type PlayPhase = PlayView['phase'];
