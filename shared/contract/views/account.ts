import { z } from 'zod';
import { withdrawalSchema } from './withdrawal.ts';

/** What members and visitors see of accounts. Times are epoch milliseconds of the server's clock. */

export const slotsSchema = z.object({
  limit: z.int(),
  taken: z.int(),
  /** max(0, limit − taken). */
  free: z.int().min(0),
  version: z.int(),
});

export const statsSchema = z.object({ members: z.int(), plays: z.int(), paidOutPkrPaisa: z.int() });

export const accountSchema = z.object({ username: z.string() });

export const sessionSchema = z.object({
  sessionToken: z.string(),
  username: z.string(),
  expiresAt: z.number(),
});

export const profileSchema = z.object({
  username: z.string(),
  points: z.int(),
  /** The points' worth in rupees, two decimals. */
  pkr: z.string(),
  quizCount: z.int(),
  rank: z.string(),
  lastActive: z.number(),
  expiresAt: z.number(),
  withdrawals: z.array(withdrawalSchema),
  version: z.int(),
});

export const ledgerEntrySchema = z.object({
  id: z.string(),
  at: z.number(),
  points: z.int(),
  /** The points after this entry. */
  balance: z.int(),
  reason: z.enum(['quiz', 'withdrawal']),
  /** What it was for: `category/quiz` of a play. */
  ref: z.string(),
});
export const ledgerSchema = z.object({ entries: z.array(ledgerEntrySchema) });

export const locksSchema = z.object({
  day: z.string(),
  timeZone: z.string(),
  unlocksAt: z.number(),
  /** `category/quiz` of those finished today. */
  locked: z.array(z.string()),
  running: z.array(z.object({ quiz: z.string(), playId: z.string() })),
});

export type SlotsView = z.infer<typeof slotsSchema>;
export type StatsView = z.infer<typeof statsSchema>;
export type SessionView = z.infer<typeof sessionSchema>;
export type ProfileView = z.infer<typeof profileSchema>;
export type LedgerEntryView = z.infer<typeof ledgerEntrySchema>;
export type LocksView = z.infer<typeof locksSchema>;

/** What changes in a profile while it is shown. */
export type ProfileChange = Pick<ProfileView, 'points' | 'pkr' | 'quizCount' | 'rank' | 'version'>;

export type SessionEnd = 'expired' | 'replaced' | 'loggedOut' | 'deleted';
