import { z } from 'zod';
import { hasMarksInARow, oneForm, trimmed } from '../rules/text.ts';
import { endpoints } from './paths.ts';
import {
  accountExportSchema,
  accountSchema,
  adminSessionSchema,
  adminWithdrawalSchema,
  catalogueSchema,
  cleanupPermissionSchema,
  cleanupPreviewSchema,
  cleanupSchema,
  figuresSchema,
  healthSchema,
  ledgerSchema,
  liveSchema,
  locksSchema,
  passwordResetCheckSchema,
  passwordResetLinkSchema,
  profileSchema,
  progressSchema,
  queuesSchema,
  sessionSchema,
  siteSchema,
  slotsSchema,
  statsSchema,
  supportEntrySchema,
  supportGroupsSchema,
  withdrawalSchema,
  withdrawalStatuses,
  withdrawalsSchema,
} from './views.ts';

/** Bounded in length and shape before it is brought into its one form: sorting marks takes the square of their number. */
const text = (max: number) =>
  z
    .string()
    .max(max, { abort: true })
    .refine((typed) => !hasMarksInARow(typed), { abort: true })
    .overwrite(oneForm);
/** A field of a form: text, or not filled in at all, which is a rule's business and not the parser's. */
const field = text(1_000).default('');
/** One line of a form: phones add a space behind a word, clipboards marks that nobody sees. */
const line = text(1_000).overwrite(trimmed).default('');
/** What is never shown nor compared but by its hash is taken as it was typed. */
const secret = z.string().max(1_000).default('');
/** Hexadecimal digits mean the same in capitals. */
const uuid = z.uuid().toLowerCase();

const nothing = z.null();
const supportId = z.object({ id: z.string().max(100) });
const withdrawalId = z.object({ id: uuid });
const reference = text(100).overwrite(trimmed);
const version = z
  .int()
  .describe('Of the request as the admin saw it: what was decided on another state is refused.');
const flipId = uuid.optional().describe('Minted once per click; the same again gets the stored result.');
const confirm = z.boolean().optional().describe('Decides on one that another admin is paying.');
/** A page of a list that may be long, newest first unless told otherwise. */
const page = {
  q: text(100).overwrite(trimmed).optional().describe('What is searched for.'),
  cursor: z.string().max(500).optional().describe('`nextCursor` of the page before.'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};
const nextCursor = z.string().nullable().describe('Null on the last page.');
/** Which requests, and in which order. */
const requestFilter = {
  sort: z.enum(['timestamp', 'status']).optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
  status: z.enum(withdrawalStatuses).optional(),
};
const oneWithdrawal = z.object({ withdrawal: withdrawalSchema });
const oneAdminWithdrawal = z.object({ withdrawal: adminWithdrawalSchema });

/** Every HTTP call, declared once: method, path and the schemas of what goes in and comes out. */
export const http = {
  health: { ...endpoints.health, replies: { 200: healthSchema, 503: healthSchema } },
  /** The process answers: to be started again where it doesn't, and not for what it depends on. */
  live: { ...endpoints.live, replies: { 200: liveSchema } },
  /** The same as `health`: whether to send somebody here. */
  ready: { ...endpoints.ready, replies: { 200: healthSchema, 503: healthSchema } },
  catalogue: { ...endpoints.catalogue, replies: { 200: catalogueSchema } },
  site: { ...endpoints.site, replies: { 200: siteSchema } },
  slots: { ...endpoints.slots, replies: { 200: slotsSchema } },
  stats: { ...endpoints.stats, replies: { 200: statsSchema } },
  createAccount: {
    ...endpoints.createAccount,
    body: z.object({ username: line, email: line, password: secret }),
    replies: { 201: accountSchema },
  },
  createSession: {
    ...endpoints.createSession,
    body: z.object({ username: line, password: secret }),
    replies: { 201: sessionSchema },
  },
  endSession: { ...endpoints.endSession, replies: { 204: nothing } },
  profile: { ...endpoints.profile, replies: { 200: profileSchema } },
  me: { ...endpoints.me, replies: { 200: profileSchema } },
  changePassword: {
    ...endpoints.changePassword,
    body: z.object({ current: secret, next: secret }),
    replies: { 204: nothing },
  },
  /** Everything that is stored of the account. */
  exportAccount: { ...endpoints.exportAccount, replies: { 200: accountExportSchema } },
  deleteAccount: {
    ...endpoints.deleteAccount,
    body: z.object({ password: secret }),
    replies: { 204: nothing },
  },
  /** By the link that an admin made. */
  resetPassword: {
    ...endpoints.resetPassword,
    params: z.object({ token: z.string().max(200) }),
    body: z.object({ newPassword: secret }),
    replies: { 204: nothing },
  },
  ledger: { ...endpoints.ledger, replies: { 200: ledgerSchema } },
  progress: { ...endpoints.progress, replies: { 200: progressSchema } },
  locks: { ...endpoints.locks, replies: { 200: locksSchema } },

  createWithdrawal: {
    ...endpoints.createWithdrawal,
    body: z.object({
      requestId: uuid.describe(
        'Minted once per intent by the client; the same again is the same withdrawal.',
      ),
      paymentMethod: field,
      accountName: line,
      accountNumber: line,
    }),
    replies: { 200: oneWithdrawal, 201: oneWithdrawal },
  },
  withdrawals: { ...endpoints.withdrawals, replies: { 200: withdrawalsSchema } },
  support: {
    ...endpoints.support,
    body: z.object({ name: line, email: line, message: text(20_000).default('') }),
    replies: { 201: z.object({}) },
  },
  newsletter: {
    ...endpoints.newsletter,
    body: z.object({ email: line }),
    replies: { 201: z.object({}) },
  },

  createAdminSession: {
    ...endpoints.createAdminSession,
    body: z.object({ email: line, adminKey: secret, secretCode: secret }),
    replies: { 201: adminSessionSchema },
  },
  endAdminSession: { ...endpoints.endAdminSession, replies: { 204: nothing } },
  adminSupport: {
    ...endpoints.adminSupport,
    query: z.object({ status: z.enum(['open', 'done']).optional(), ...page }),
    replies: { 200: supportGroupsSchema.extend({ nextCursor }) },
  },
  setSupportDone: {
    ...endpoints.setSupportDone,
    params: supportId,
    body: z.object({ done: z.boolean() }),
    replies: { 200: supportEntrySchema },
  },
  /** What an admin looks at before making a link. */
  passwordResetCheck: {
    ...endpoints.passwordResetCheck,
    params: supportId,
    replies: { 200: passwordResetCheckSchema },
  },
  makePasswordReset: {
    ...endpoints.makePasswordReset,
    params: supportId,
    replies: { 201: passwordResetLinkSchema },
  },
  adminWithdrawals: {
    ...endpoints.adminWithdrawals,
    query: z.object({ ...requestFilter, ...page }),
    replies: { 200: z.object({ withdrawals: z.array(adminWithdrawalSchema), nextCursor }) },
  },
  /** All of them, whatever their number, for the books. */
  adminWithdrawalsCsv: {
    ...endpoints.adminWithdrawalsCsv,
    query: z.object({ ...requestFilter, q: page.q }),
    /** `text/csv`, streamed. */
    replies: { 200: z.unknown() },
  },
  adminWithdrawal: {
    ...endpoints.adminWithdrawal,
    params: withdrawalId,
    replies: { 200: oneAdminWithdrawal },
  },
  setWithdrawalStatus: {
    ...endpoints.setWithdrawalStatus,
    params: withdrawalId,
    body: z.object({
      from: z.enum(withdrawalStatuses),
      to: z.enum(withdrawalStatuses),
      version,
      reference: reference.optional(),
      flipId,
      confirm,
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
    body: z.object({
      action: z.enum(['pay-again', 'paid-by-hand']),
      version,
      reference: reference.optional(),
      flipId,
      confirm,
    }),
    replies: { 200: oneAdminWithdrawal },
  },
  figures: { ...endpoints.figures, replies: { 200: figuresSchema } },
  queues: { ...endpoints.queues, replies: { 200: queuesSchema } },
  retryJob: {
    ...endpoints.retryJob,
    params: z.object({ queue: z.enum(['payout', 'cleanup']), id: z.string().max(100) }),
    replies: { 202: z.object({}) },
  },
  cleanup: { ...endpoints.cleanup, replies: { 200: cleanupSchema } },
  cleanupPreview: { ...endpoints.cleanupPreview, replies: { 200: cleanupPreviewSchema } },
  startCleanup: {
    ...endpoints.startCleanup,
    body: z
      .object({
        jobId: uuid.optional().describe('Minted once per click; the same again is the same cleanup.'),
      })
      .nullish(),
    replies: { 202: z.object({ jobId: z.string() }) },
  },
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
