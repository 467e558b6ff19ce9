import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../shared/contract/http.ts';
import type { LocksView, WithdrawalView } from '../../shared/contract/views.ts';
import { sessionOf } from '../http/member-guard.ts';
import { sendProblem } from '../http/problem.ts';
import type { Profile } from '../ports/account-store.ts';
import type { StoredSession } from '../ports/session-store.ts';
import type { Store } from '../ports/store.ts';
import { presentLedgerEntry, presentProfile } from './profile.view.ts';

/** More than a member can earn in a month. */
const LEDGER_ENTRIES = 200;

export interface ProfileRouteParts {
  readonly store: Store;
  readonly requireMember: onRequestAsyncHookHandler;
  readonly prolong: (session: StoredSession) => Promise<{ profile: Profile; expiresAt: number } | undefined>;
  /** Finishes what is over of a member's plays. */
  readonly finishDue: (accountId: string) => Promise<void>;
  readonly withdrawalsOf: (accountId: string) => Promise<WithdrawalView[]>;
  readonly locks: (accountId: string) => Promise<LocksView>;
}

/** What a member sees of the own account. */
export function registerProfileRoutes(app: FastifyInstance, parts: ProfileRouteParts): void {
  const { store, requireMember, prolong, finishDue, locks, withdrawalsOf } = parts;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    http.profile.path,
    { schema: { response: http.profile.replies }, onRequest: requireMember },
    async (request, reply) => {
      const session = sessionOf(request);
      await finishDue(session.accountId);
      const opened = await prolong(session);
      if (!opened) return sendProblem(reply, 'SESSION_EXPIRED');
      return reply.send(
        presentProfile(opened.profile, opened.expiresAt, await withdrawalsOf(session.accountId)),
      );
    },
  );

  typed.get(
    http.me.path,
    { schema: { response: http.me.replies }, onRequest: requireMember },
    async (request, reply) => {
      const session = sessionOf(request);
      await finishDue(session.accountId);
      const profile = await store.profile(session.accountId);
      if (!profile) return sendProblem(reply, 'SESSION_EXPIRED');
      return reply.send(presentProfile(profile, session.expiresAt, await withdrawalsOf(session.accountId)));
    },
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
    http.locks.path,
    { schema: { response: http.locks.replies }, onRequest: requireMember },
    (request) => locks(sessionOf(request).accountId),
  );
}
