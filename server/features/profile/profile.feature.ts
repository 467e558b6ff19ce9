import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../../shared/contract/http.ts';
import type { LocksView, WithdrawalView } from '../../../shared/contract/views.ts';
import { dayOf, dayStarts } from '../../../shared/rules/day.ts';
import type { Feature, Guards } from '../../edges/feature.ts';
import { sessionOf } from '../../edges/http/member-guard.ts';
import { sendProblem } from '../../edges/http/problem.ts';
import type { Profile } from '../../ports/account-store.ts';
import { type AnswerCounts, noAnswers } from '../../ports/answer-counts.ts';
import type { Container } from '../../ports/container.ts';
import type { StoredSession } from '../../ports/session-store.ts';
import { type AccountExportParts, createAccountExport } from './account-export.ts';
import { pointsByDay } from './points-by-day.ts';
import { presentLedgerEntry, presentProfile, presentProgress } from './profile.view.ts';

/** More than a member can earn in a month. */
const LEDGER_ENTRIES = 200;
const PROGRESS_DAYS = 30;

export interface ProfileParts
  extends Pick<Container, 'store' | 'limits' | 'clock' | 'timeZone'>,
    AccountExportParts {
  readonly prolong: (session: StoredSession) => Promise<{ profile: Profile; expiresAt: number } | undefined>;
  /** Finishes what is over of a member's plays. */
  readonly finishDue: (accountId: string) => Promise<void>;
  readonly withdrawalsOf: (accountId: string) => Promise<WithdrawalView[]>;
  /** What a member's finished plays came to. */
  readonly countsOf: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, AnswerCounts>>;
  readonly locks: (accountId: string) => Promise<LocksView>;
}

/** What a member sees of the own account. */
export function createProfileFeature(parts: ProfileParts): Feature {
  return { registerRoutes: (app, guards) => registerProfileRoutes(app, parts, guards) };
}

function registerProfileRoutes(app: FastifyInstance, parts: ProfileParts, { requireMember }: Guards): void {
  const { store, limits, clock, timeZone, prolong, finishDue, countsOf, locks, withdrawalsOf } = parts;
  const exportAccount = createAccountExport(parts);
  const typed = app.withTypeProvider<ZodTypeProvider>();

  async function showProfile(request: FastifyRequest, reply: FastifyReply, isOpening: boolean) {
    const session = sessionOf(request);
    await finishDue(session.accountId);
    const opened = isOpening ? await prolong(session) : undefined;
    const profile = isOpening ? opened?.profile : await store.profile(session.accountId);
    if (!profile) return sendProblem(reply, 'SESSION_EXPIRED');
    const { expiresAt } = opened ?? session;
    const [withdrawals, { cleanupAllowed }] = await Promise.all([
      withdrawalsOf(session.accountId),
      store.cleanupPermission(),
    ]);
    return reply.send(presentProfile(profile, expiresAt, withdrawals, cleanupAllowed));
  }

  typed.get(
    http.profile.path,
    { schema: { response: http.profile.replies }, onRequest: requireMember },
    // Who asks for the head alone opens no page.
    (request, reply) => showProfile(request, reply, request.method === 'GET'),
  );

  typed.get(
    http.me.path,
    { schema: { response: http.me.replies }, onRequest: requireMember },
    (request, reply) => showProfile(request, reply, false),
  );

  typed.get(
    http.ledger.path,
    { schema: { response: http.ledger.replies }, onRequest: requireMember },
    async (request) => {
      const { accountId } = sessionOf(request);
      await finishDue(accountId);
      return { entries: (await store.ledger(accountId, LEDGER_ENTRIES)).map(presentLedgerEntry) };
    },
  );

  typed.get(
    http.progress.path,
    { schema: { response: http.progress.replies }, onRequest: requireMember },
    async (request, reply) => {
      const { accountId } = sessionOf(request);
      await finishDue(accountId);
      const profile = await store.profile(accountId);
      if (!profile) return sendProblem(reply, 'SESSION_EXPIRED');
      const starts = dayStarts(clock.now(), PROGRESS_DAYS, timeZone);
      const entries = await store.ledgerSince(accountId, starts[0] ?? 0);
      const points = pointsByDay(entries, starts, profile.points);
      const days = starts.map((start, n) => ({ day: dayOf(start, timeZone), points: points[n] ?? 0 }));
      const counts = (await countsOf([accountId])).get(accountId) ?? noAnswers;
      return reply.send(presentProgress(days, counts));
    },
  );

  typed.get(
    http.locks.path,
    { schema: { response: http.locks.replies }, onRequest: requireMember },
    (request) => locks(sessionOf(request).accountId),
  );

  // Not `typed`: a stream is sent as it is, so the schema documents it alone.
  app.get(
    http.exportAccount.path,
    { schema: { response: http.exportAccount.replies }, onRequest: requireMember },
    async (request, reply) => {
      const { accountId } = sessionOf(request);
      const retryAfter = await limits.refuse('export by account', accountId);
      if (retryAfter !== null) return sendProblem(reply, 'RATE_LIMITED', { retryAfter });
      await finishDue(accountId);
      const text = await exportAccount(accountId);
      if (!text) return sendProblem(reply, 'SESSION_EXPIRED');
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="sawaal-account.json"')
        .send(Readable.from(text));
    },
  );
}
