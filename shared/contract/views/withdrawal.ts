import { z } from 'zod';

/** Withdrawals as members and admins see them, and the rest of the dashboard. */

export const paymentMethods = ['JazzCash', 'EasyPaisa', 'SadaPay'] as const;
export const withdrawalStatuses = ['Pending', 'Paid'] as const;
export const payoutStates = ['queued', 'sending', 'retry', 'unknown', 'refused', 'done', 'manual'] as const;

const statusSchema = z.enum(withdrawalStatuses);

export const withdrawalSchema = z.object({
  id: z.string(),
  version: z.int(),
  paymentMethod: z.enum(paymentMethods),
  accountName: z.string(),
  accountNumberMasked: z.string().describe('All but the last four characters hidden.'),
  amount: z.int().describe('Points.'),
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
  fastShare: z.number().describe('Share (0 to 1) of answers faster than a person can read.'),
  sharedNumberUsernames: z.array(z.string()).describe('Other members who gave the same account number.'),
});

export const adminWithdrawalSchema = withdrawalSchema.extend({
  username: z.string(),
  accountNumber: z.string(),
  payoutState: z.enum(payoutStates),
  attempt: z.int(),
  overdue: z.boolean().describe('Still Pending 24 hours after it was made.'),
  claimedBy: z.string().nullable().describe('The admin who is paying it.'),
  claimedUntil: z.number().nullable().describe('Until when that mark holds.'),
  history: z.array(
    z.object({
      at: z.number(),
      from: statusSchema,
      to: statusSchema,
      by: z.string(),
      reference: z
        .string()
        .nullable()
        .describe(
          'The payment’s, of a change to Paid that was undone, or of a payment that the rail told of too late (`from` is `to`).',
        ),
    }),
  ),
  evidence: evidenceSchema,
});

export const adminSessionSchema = z.object({
  adminToken: z.string(),
  email: z.string(),
  expiresAt: z.number(),
});

export const queueSchema = z.object({
  name: z.enum(['payout', 'cleanup']),
  depth: z.int().describe('Waiting and running.'),
  oldestAgeMs: z.number().nullable().describe('Milliseconds; null when nothing waits.'),
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
  code: z.string().nullable().describe('Why it failed.'),
});
export const cleanupSchema = z.object({
  running: cleanupRunSchema.nullable(),
  last: cleanupRunSchema.nullable(),
});
/** What a cleanup would do now. */
export const cleanupPreviewSchema = z.object({
  at: z.number(),
  deleted: z.int(),
  /** Some of them, those who have been away longest first. */
  members: z.array(z.object({ username: z.string(), points: z.int(), lastActive: z.number() })),
  /** How many would stay, each for the first reason that fits. */
  kept: z.object({ active: z.int(), owed: z.int(), settledLately: z.int() }),
});
export const cleanupPermissionSchema = z.object({ cleanupAllowed: z.boolean(), version: z.int() });

export type PaymentMethod = (typeof paymentMethods)[number];
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
export type PayoutState = (typeof payoutStates)[number];
export type WithdrawalView = z.infer<typeof withdrawalSchema>;
export type AdminWithdrawalView = z.infer<typeof adminWithdrawalSchema>;
export type EvidenceView = z.infer<typeof evidenceSchema>;
export type AdminSessionView = z.infer<typeof adminSessionSchema>;
export type QueueView = z.infer<typeof queueSchema>;
export type CleanupRunView = z.infer<typeof cleanupRunSchema>;
export type CleanupView = z.infer<typeof cleanupSchema>;
export type CleanupPreviewView = z.infer<typeof cleanupPreviewSchema>;
export type CleanupPermissionView = z.infer<typeof cleanupPermissionSchema>;
