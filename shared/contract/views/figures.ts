import { z } from 'zod';
import { slotsSchema } from './account.ts';

/** What the people who run the site look at first. Times are epoch milliseconds of the server's clock. */

const moneySchema = z.object({
  requests: z.int(),
  pkrPaisa: z.int(),
  /** Rupees, two decimals. */
  pkr: z.string(),
});
const spansSchema = z.object({ today: moneySchema, days7: moneySchema, days30: moneySchema });

export const figuresSchema = z.object({
  at: z.number(),
  /** Whose days these are. */
  timeZone: z.string(),
  /** What was asked for in each span and is still owed; `all` whenever it was. */
  owed: spansSchema.extend({ all: moneySchema }),
  /** What was paid in each span. */
  paid: spansSchema,
  /** Pending for longer than the promise. */
  overdue: z.int(),
  /** When the request that waits longest was made. */
  oldestPendingAt: z.number().nullable(),
  /** Thirty days of the site, today last: each with what was asked for on it and is still owed, and what was paid on it. */
  days: z.array(z.object({ day: z.string(), owedPaisa: z.int(), paidPaisa: z.int() })),
  /** The last 24 hours, the running one last: finished plays, and right answers among all their questions. */
  hours: z.array(z.object({ from: z.number(), plays: z.int(), rightAnswers: z.int(), questions: z.int() })),
  /** How long answers of these hours took, in steps that cover all the time there is; the last has whatever took longer. */
  answerTimes: z.array(z.object({ fromMs: z.number(), toMs: z.number(), answers: z.int() })),
  slots: slotsSchema,
  /** Members who did something today. */
  activeToday: z.int(),
});

export type MoneyView = z.infer<typeof moneySchema>;
export type FiguresView = z.infer<typeof figuresSchema>;
