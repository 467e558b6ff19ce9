import { z } from 'zod';

/** The shapes that leave the server. Times are epoch milliseconds of the server's clock. */

export const quizCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imgUrl: z.string(),
  rating: z.number().min(0).max(5).multipleOf(0.5),
  badge: z.string(),
  /** Its question bank is there, so it can be played. */
  ready: z.boolean(),
});
export const categoryCardSchema = quizCardSchema
  .omit({ ready: true })
  .extend({ quizzes: z.array(quizCardSchema) });

export const catalogueSchema = z.object({ categories: z.array(categoryCardSchema) });

export const siteSchema = z.object({
  pointsPerCorrect: z.int(),
  freeAccounts: z.int(),
  timeZone: z.string(),
  contact: z.object({ email: z.string().optional(), phone: z.string().optional() }),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
});

export const healthSchema = z.object({
  status: z.enum(['ok', 'failing']),
  mode: z.enum(['embedded', 'cluster']),
  version: z.string(),
  /** The part that is away, when `status` is `failing`. */
  failing: z.string().optional(),
});

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
});

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

export const paymentMethods = ['JazzCash', 'EasyPaisa', 'SadaPay'] as const;
export const withdrawalStatuses = ['Pending', 'Paid'] as const;
export const payoutStates = ['queued', 'sending', 'retry', 'unknown', 'refused', 'done', 'manual'] as const;

const statusSchema = z.enum(withdrawalStatuses);

export const withdrawalSchema = z.object({
  id: z.string(),
  version: z.int(),
  paymentMethod: z.enum(paymentMethods),
  accountName: z.string(),
  /** All but the last four characters hidden. */
  accountNumberMasked: z.string(),
  /** Points. */
  amount: z.int(),
  pkrPaisa: z.int(),
  pkr: z.string(),
  status: statusSchema,
  timestamp: z.number(),
  reference: z.string().nullable(),
  history: z.array(z.object({ at: z.number(), from: statusSchema, to: statusSchema })),
});
export const withdrawalsSchema = z.object({ withdrawals: z.array(withdrawalSchema) });

/** What speaks for and against a request; a person decides. */
export const evidenceSchema = z.object({
  plays: z.int(),
  rightAnswers: z.int(),
  medianAnswerMs: z.number().nullable(),
  /** Share (0 to 1) of answers faster than a person can read. */
  fastShare: z.number(),
  /** Other members who gave the same account number. */
  sharedNumberUsernames: z.array(z.string()),
});

export const adminWithdrawalSchema = withdrawalSchema.extend({
  username: z.string(),
  accountNumber: z.string(),
  payoutState: z.enum(payoutStates),
  attempt: z.int(),
  /** Still Pending 24 hours after it was made. */
  overdue: z.boolean(),
  /** The admin who is paying it, and until when the mark holds. */
  claimedBy: z.string().nullable(),
  claimedUntil: z.number().nullable(),
  history: z.array(z.object({ at: z.number(), from: statusSchema, to: statusSchema, by: z.string() })),
  evidence: evidenceSchema,
});

export const supportMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  timestamp: z.number(),
});
export const supportGroupsSchema = z.object({
  groups: z.array(z.object({ username: z.string(), messages: z.array(supportMessageSchema) })),
});

export const adminSessionSchema = z.object({
  adminToken: z.string(),
  email: z.string(),
  expiresAt: z.number(),
});

export const queueSchema = z.object({
  name: z.enum(['payout', 'cleanup']),
  /** Waiting and running. */
  depth: z.int(),
  /** Milliseconds; null when nothing waits. */
  oldestAgeMs: z.number().nullable(),
  running: z.int(),
  /** Jobs that failed too often, and payouts whose outcome is unknown: each waits for a person. */
  failed: z.array(z.object({ id: z.string(), error: z.string(), at: z.number() })),
  unknown: z.int(),
});
export const queuesSchema = z.object({ queues: z.array(queueSchema) });

export const cleanupRunSchema = z.object({
  jobId: z.string(),
  state: z.enum(['running', 'completed', 'failed']),
  startedAt: z.number(),
  scanned: z.int(),
  deleted: z.int(),
  kept: z.int(),
  /** Why it failed. */
  code: z.string().nullable(),
});
export const cleanupSchema = z.object({
  running: cleanupRunSchema.nullable(),
  last: cleanupRunSchema.nullable(),
});
export const cleanupPermissionSchema = z.object({ cleanupAllowed: z.boolean(), version: z.int() });

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

export type PaymentMethod = (typeof paymentMethods)[number];
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
export type PayoutState = (typeof payoutStates)[number];
export type WithdrawalView = z.infer<typeof withdrawalSchema>;
export type AdminWithdrawalView = z.infer<typeof adminWithdrawalSchema>;
export type EvidenceView = z.infer<typeof evidenceSchema>;
export type SupportMessageView = z.infer<typeof supportMessageSchema>;
export type SupportGroupsView = z.infer<typeof supportGroupsSchema>;
export type AdminSessionView = z.infer<typeof adminSessionSchema>;
export type QueueView = z.infer<typeof queueSchema>;
export type CleanupRunView = z.infer<typeof cleanupRunSchema>;
export type CleanupView = z.infer<typeof cleanupSchema>;
export type CleanupPermissionView = z.infer<typeof cleanupPermissionSchema>;

export type SlotsView = z.infer<typeof slotsSchema>;
export type StatsView = z.infer<typeof statsSchema>;
export type SessionView = z.infer<typeof sessionSchema>;
export type ProfileView = z.infer<typeof profileSchema>;
export type LedgerEntryView = z.infer<typeof ledgerEntrySchema>;
export type LocksView = z.infer<typeof locksSchema>;

/** What changes in a profile while it is shown. */
export type ProfileChange = Pick<ProfileView, 'points' | 'pkr' | 'quizCount' | 'rank' | 'version'>;

export type SessionEnd = 'expired' | 'replaced' | 'loggedOut' | 'deleted';

export type QuizCard = z.infer<typeof quizCardSchema>;
export type CategoryCard = z.infer<typeof categoryCardSchema>;
export type CatalogueView = z.infer<typeof catalogueSchema>;
export type SiteView = z.infer<typeof siteSchema>;
export type HealthView = z.infer<typeof healthSchema>;
export type Problem = z.infer<typeof problemSchema>;

/** A question as a player sees it while it is open: no answer, no explanation. */
export interface QuestionView {
  playId: string;
  index: number;
  total: number;
  text: string;
  image: string;
  alt: string;
  options: string[];
  openedAt: number;
  deadline: number;
  /** Address of the next question's image, to load it before it is shown; null on the last. */
  nextImage: string | null;
}

/** How time was judged, in a form that the player can check. */
export interface Receipt {
  openedAt: number;
  /** Null when nothing was received in time. */
  receivedAt: number | null;
  deadline: number;
  creditMs: number;
}

export interface SettledView {
  playId: string;
  index: number;
  reason: 'answered' | 'timeout';
  picked: number | null;
  correctOption: number;
  correct: boolean;
  explanation: string;
  /** The score after this question. */
  score: number;
  receipt: Receipt;
  /** When the next question opens, or the result shows after the last one. */
  nextAt: number;
}

/** A settled question with what was asked, for lists and results. */
export interface SettledQuestionView extends SettledView {
  text: string;
  image: string;
  alt: string;
  options: string[];
}

export interface ResultView {
  playId: string;
  score: number;
  total: number;
  settled: SettledQuestionView[];
  /** What a member gained and has; all four null for a visitor. */
  earned: number | null;
  points: number | null;
  rank: string | null;
  quizCount: number | null;
  unlocksAt: number;
}

export type PlayPhase = 'ready' | 'question' | 'reveal' | 'finished';

/** A whole play as its player may see it at this moment. */
export interface PlayView {
  playId: string;
  categoryId: string;
  quizId: string;
  phase: PlayPhase;
  index: number;
  total: number;
  score: number;
  /** The open question, or the one whose answer is being revealed; null while `ready` and when `finished`. */
  question: QuestionView | null;
  /** The first question's image while `ready`, else null. */
  image: string | null;
  opensAt: number | null;
  settled: SettledQuestionView[];
  nextAt: number | null;
  result: ResultView | null;
  unlocksAt: number;
}
