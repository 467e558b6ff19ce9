import { z } from 'zod';

/** The shapes that leave the server. Times are epoch milliseconds of the server's clock. */

export const quizCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imgUrl: z.string(),
  rating: z.number().min(0).max(5).multipleOf(0.5),
  badge: z.string(),
  ready: z.boolean().describe('Its question bank is there, so it can be played.'),
});
export const categoryCardSchema = quizCardSchema
  .omit({ ready: true })
  .extend({ quizzes: z.array(quizCardSchema) });

export const catalogueSchema = z.object({ categories: z.array(categoryCardSchema) });

export const siteSchema = z.object({
  pointsPerCorrect: z.int(),
  freeAccounts: z.int(),
  payoutRail: z
    .enum(['manual', 'webhook'])
    .describe('Whether people pay withdrawals, or a payment service does.'),
  timeZone: z.string(),
  contact: z.object({ email: z.string().optional(), phone: z.string().optional() }),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
});

export const healthSchema = z.object({
  status: z.enum(['ok', 'failing']),
  mode: z.enum(['embedded', 'cluster']),
  version: z.string(),
  failing: z.string().optional().describe('The part that is away, when `status` is `failing`.'),
});

export const liveSchema = z.object({ status: z.literal('ok') });

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe('The message for people.'),
  code: z.string().describe('The name for programs; it stays as it is.'),
});

export type QuizCard = z.infer<typeof quizCardSchema>;
export type CategoryCard = z.infer<typeof categoryCardSchema>;
export type CatalogueView = z.infer<typeof catalogueSchema>;
export type SiteView = z.infer<typeof siteSchema>;
export type HealthView = z.infer<typeof healthSchema>;
export type Problem = z.infer<typeof problemSchema>;
