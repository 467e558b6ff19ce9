import { z } from 'zod';
import { withdrawalSchema } from './withdrawal.ts';

/** What members and visitors see of accounts. Times are epoch milliseconds of the server's clock. */

export const slotsSchema = z.object({
  limit: z.int(),
  taken: z.int(),
  free: z.int().min(0).describe('max(0, limit − taken).'),
  version: z.int(),
});

export const statsSchema = z.object({ members: z.int(), plays: z.int(), paidOutPkrPaisa: z.int() });

export const accountSchema = z.object({ username: z.string() });

export const sessionSchema = z.object({
  sessionToken: z.string(),
  username: z.string(),
  expiresAt: z.number(),
});

export const inactivitySchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('deletable'),
      from: z.number().describe('From this moment on, unless the account is used before.'),
    }),
    z.object({
      kind: z.literal('kept'),
      by: z
        .enum(['cleanup-off', 'pending-withdrawal'])
        .describe('Not as long as cleanups are off, or money is owed.'),
    }),
  ])
  .describe('Whether a cleanup could delete the account for inactivity.');

export const profileSchema = z.object({
  username: z.string(),
  points: z.int(),
  pkr: z.string().describe('The points’ worth in rupees, two decimals.'),
  quizCount: z.int(),
  rank: z.string(),
  lastActive: z.number(),
  inactivity: inactivitySchema,
  expiresAt: z.number(),
  withdrawals: z.array(withdrawalSchema),
  version: z.int(),
});

/** What changes in a profile while it is shown. */
export const profileChangeSchema = profileSchema.pick({
  points: true,
  pkr: true,
  quizCount: true,
  rank: true,
  version: true,
});

export const sessionEndSchema = z.enum(['expired', 'replaced', 'loggedOut', 'deleted']);

export const ledgerEntrySchema = z.object({
  id: z.string(),
  at: z.number(),
  points: z.int(),
  balance: z.int().describe('The points after this entry.'),
  reason: z.enum(['quiz', 'withdrawal']),
  ref: z.string().describe('What it was for: `category/quiz` of a play.'),
});
export const ledgerSchema = z.object({ entries: z.array(ledgerEntrySchema) });

/** How a member comes along, in days of the site. */
export const progressSchema = z.object({
  /** The points at the end of each day, the oldest day first, today last. */
  days: z.array(z.object({ day: z.string(), points: z.int() })),
  /** Of every category that was played, by its id. */
  categories: z.array(
    z.object({ id: z.string(), plays: z.int(), rightAnswers: z.int(), questions: z.int() }),
  ),
});

export const locksSchema = z.object({
  day: z.string(),
  timeZone: z.string(),
  unlocksAt: z.number(),
  locked: z.array(z.string()).describe('`category/quiz` of those finished today.'),
  running: z.array(z.object({ quiz: z.string(), playId: z.string() })),
});

export type SlotsView = z.infer<typeof slotsSchema>;
export type StatsView = z.infer<typeof statsSchema>;
export type SessionView = z.infer<typeof sessionSchema>;
export type ProfileView = z.infer<typeof profileSchema>;
export type InactivityView = z.infer<typeof inactivitySchema>;
export type LedgerEntryView = z.infer<typeof ledgerEntrySchema>;
export type ProgressView = z.infer<typeof progressSchema>;
export type LocksView = z.infer<typeof locksSchema>;

export type ProfileChange = z.infer<typeof profileChangeSchema>;
export type SessionEnd = z.infer<typeof sessionEndSchema>;
