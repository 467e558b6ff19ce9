import { z } from 'zod';
import { endpoints } from './paths.ts';
import {
  accountSchema,
  catalogueSchema,
  healthSchema,
  ledgerSchema,
  locksSchema,
  profileSchema,
  sessionSchema,
  siteSchema,
  slotsSchema,
  statsSchema,
} from './views.ts';

/** A field of a form: text, or not filled in at all, which is a rule's business and not the parser's. */
const field = z.string().max(1_000).default('');

const nothing = z.null();

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
} as const;

export type HttpCall = keyof typeof http;

type Replies<Call extends HttpCall> = (typeof http)[Call]['replies'];
type Success<R> = R extends { 200: infer S } ? S : R extends { 201: infer S } ? S : typeof nothing;

/** What a call answers when it succeeds. */
export type Reply<Call extends HttpCall> = z.infer<Success<Replies<Call>>>;
/** What a call takes, for those that take anything. */
export type Body<Call extends HttpCall> = (typeof http)[Call] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
