import { z } from 'zod';
import { ledgerEntrySchema } from './account.ts';
import { withdrawalSchema } from './withdrawal.ts';

/** A play in a member's export: of what is not settled yet it tells nothing. */
export const exportedPlaySchema = z.object({
  id: z.string(),
  quiz: z.string().describe('`category/quiz`.'),
  day: z.string(),
  startedAt: z.number(),
  finishedAt: z.number().nullable().describe('Null while it runs.'),
  score: z.int(),
  earned: z.int().nullable(),
  answers: z.array(
    z.object({
      question: z.string(),
      picked: z.string().nullable().describe('Null where the time ran out.'),
      correct: z.boolean(),
      openedAt: z.number(),
      receivedAt: z.number().nullable(),
    }),
  ),
});

/** Everything that is stored of an account, but for what proves who somebody is. */
export const accountExportSchema = z.object({
  exportedAt: z.number(),
  account: z.object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    createdAt: z.number(),
    lastActive: z.number(),
    points: z.int(),
    rank: z.string(),
    quizCount: z.int(),
  }),
  sessions: z.array(z.object({ expiresAt: z.number() })),
  passwordResets: z.array(
    z.object({
      madeAt: z.number(),
      expiresAt: z.number(),
      usedAt: z.number().nullable(),
      voidedAt: z.number().nullable(),
    }),
  ),
  supportMessages: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      message: z.string(),
      sentAt: z.number(),
      done: z.boolean(),
    }),
  ),
  withdrawals: z.array(
    withdrawalSchema.omit({ accountNumberMasked: true }).extend({ accountNumber: z.string() }),
  ),
  ledger: z.array(ledgerEntrySchema),
  plays: z.array(exportedPlaySchema),
});

export type ExportedPlayView = z.infer<typeof exportedPlaySchema>;
export type AccountExportView = z.infer<typeof accountExportSchema>;
