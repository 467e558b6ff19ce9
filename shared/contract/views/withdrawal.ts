import { z } from 'zod';

/** Withdrawals as members and admins see them, and the rest of the admins' desk. */

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
