import { z } from 'zod';
import { endpoints } from './paths.ts';
import {
  accountSchema,
  adminSessionSchema,
  adminWithdrawalSchema,
  catalogueSchema,
  cleanupPermissionSchema,
  cleanupSchema,
  healthSchema,
  ledgerSchema,
  locksSchema,
  profileSchema,
  queuesSchema,
  sessionSchema,
  siteSchema,
  slotsSchema,
  statsSchema,
  supportGroupsSchema,
  withdrawalSchema,
  withdrawalStatuses,
  withdrawalsSchema,
} from './views.ts';

/** A field of a form: text, or not filled in at all, which is a rule's business and not the parser's. */
const field = z.string().max(1_000).default('');

const nothing = z.null();
const withdrawalId = z.object({ id: z.uuid() });
const reference = z.string().trim().max(100);
const oneWithdrawal = z.object({ withdrawal: withdrawalSchema });
const oneAdminWithdrawal = z.object({ withdrawal: adminWithdrawalSchema });

/** Every HTTP call, declared once: method, path and the schemas of what goes in and comes out. */
export const http = {
  health: { ...endpoints.health, replies: { 200: healthSchema, 503: healthSchema } },
  catalogue: { ...endpoints.catalogue, replies: { 200: catalogueSchema } },
  site: { ...endpoints.site, replies: { 200: siteSchema } },
  slots: { ...endpoints.slots, replies: { 200: slotsSchema } },
  stats: { ...endpoints.stats, replies: { 200: statsSchema } },
  createAccount: {
    ...endpoints.createAccount,
    body: z.object({ username: field, email: field, password: field }),
    replies: { 201: accountSchema },
  },
  createSession: {
    ...endpoints.createSession,
    body: z.object({ username: field, password: field }),
    replies: { 201: sessionSchema },
  },
  endSession: { ...endpoints.endSession, replies: { 204: nothing } },
  profile: { ...endpoints.profile, replies: { 200: profileSchema } },
  me: { ...endpoints.me, replies: { 200: profileSchema } },
  changePassword: {
    ...endpoints.changePassword,
    body: z.object({ current: field, next: field }),
    replies: { 204: nothing },
  },
  ledger: { ...endpoints.ledger, replies: { 200: ledgerSchema } },
  locks: { ...endpoints.locks, replies: { 200: locksSchema } },

  createWithdrawal: {
    ...endpoints.createWithdrawal,
    body: z.object({
      /** Minted once per intent by the page; the same again is the same withdrawal. */
      requestId: z.uuid(),
      paymentMethod: field,
      accountName: field,
      accountNumber: field,
    }),
    replies: { 200: oneWithdrawal, 201: oneWithdrawal },
  },
  withdrawals: { ...endpoints.withdrawals, replies: { 200: withdrawalsSchema } },
  support: {
    ...endpoints.support,
    body: z.object({ name: field, email: field, message: z.string().max(20_000).default('') }),
    replies: { 201: z.object({}) },
  },
  newsletter: {
    ...endpoints.newsletter,
    body: z.object({ email: field }),
    replies: { 201: z.object({}) },
  },

  createAdminSession: {
    ...endpoints.createAdminSession,
    body: z.object({ email: field, adminKey: field, secretCode: field }),
    replies: { 201: adminSessionSchema },
  },
  endAdminSession: { ...endpoints.endAdminSession, replies: { 204: nothing } },
  adminSupport: { ...endpoints.adminSupport, replies: { 200: supportGroupsSchema } },
  adminWithdrawals: {
    ...endpoints.adminWithdrawals,
    query: z.object({
      sort: z.enum(['timestamp', 'status']).optional(),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    replies: { 200: z.object({ withdrawals: z.array(adminWithdrawalSchema) }) },
  },
  setWithdrawalStatus: {
    ...endpoints.setWithdrawalStatus,
    params: withdrawalId,
    body: z.object({
      from: z.enum(withdrawalStatuses),
      to: z.enum(withdrawalStatuses),
      version: z.int().optional(),
      reference: reference.optional(),
      /** Minted once per click; the same again gets the stored result. */
      flipId: z.uuid().optional(),
      /** Flips one that another admin is paying. */
      confirm: z.boolean().optional(),
    }),
    replies: { 200: oneAdminWithdrawal },
  },
  claimWithdrawal: {
    ...endpoints.claimWithdrawal,
    params: withdrawalId,
    replies: { 200: oneAdminWithdrawal },
  },
  decidePayout: {
    ...endpoints.decidePayout,
    params: withdrawalId,
    body: z.object({ action: z.enum(['pay-again', 'paid-by-hand']), reference: reference.optional() }),
    replies: { 200: oneAdminWithdrawal },
  },
  queues: { ...endpoints.queues, replies: { 200: queuesSchema } },
  retryJob: {
    ...endpoints.retryJob,
    params: z.object({ queue: z.enum(['payout', 'cleanup']), id: z.string().max(100) }),
    replies: { 202: z.object({}) },
  },
  cleanup: { ...endpoints.cleanup, replies: { 200: cleanupSchema } },
  startCleanup: { ...endpoints.startCleanup, replies: { 202: z.object({ jobId: z.string() }) } },
  cleanupPermission: { ...endpoints.cleanupPermission, replies: { 200: cleanupPermissionSchema } },
  setCleanupPermission: {
    ...endpoints.setCleanupPermission,
    body: z.object({ cleanupAllowed: z.boolean() }),
    replies: { 200: cleanupPermissionSchema },
  },
} as const;

export type HttpCall = keyof typeof http;

type Replies<Call extends HttpCall> = (typeof http)[Call]['replies'];
type Success<R> = R extends { 200: infer S }
  ? S
  : R extends { 201: infer S }
    ? S
    : R extends { 202: infer S }
      ? S
      : typeof nothing;

/** What a call answers when it succeeds. */
export type Reply<Call extends HttpCall> = z.infer<Success<Replies<Call>>>;
/** What a call takes, for those that take anything. */
export type Body<Call extends HttpCall> = (typeof http)[Call] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
