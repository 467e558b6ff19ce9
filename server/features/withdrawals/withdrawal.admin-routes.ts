import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../../shared/contract/http.ts';
import { dayOf } from '../../../shared/rules/day.ts';
import { adminOf } from '../../edges/http/admin-guard.ts';
import { sendProblem } from '../../edges/http/problem.ts';
import type { Container } from '../../ports/container.ts';
import type { AdminRefusal, WithdrawalAdmin } from './withdrawal.admin.ts';
import { withdrawalsCsv } from './withdrawal.csv.ts';
import type { WithdrawalsForAdmins } from './withdrawal.for-admins.ts';
import { withdrawalPage } from './withdrawal.pages.ts';

export interface WithdrawalAdminRouteParts extends Pick<Container, 'store' | 'clock' | 'timeZone' | 'log'> {
  readonly adminActions: WithdrawalAdmin;
  readonly forAdmins: WithdrawalsForAdmins;
  readonly requireAdmin: onRequestAsyncHookHandler;
}

/** What admins see of requests and do with them. */
export function registerWithdrawalAdminRoutes(app: FastifyInstance, parts: WithdrawalAdminRouteParts): void {
  const { store, clock, timeZone, log, adminActions, forAdmins, requireAdmin } = parts;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  /** A refusal, with the request's newest state where the admin is to see it. */
  async function refuse(
    reply: FastifyReply,
    { code, withdrawal, usedBy }: AdminRefusal,
  ): Promise<FastifyReply> {
    if (!withdrawal) return sendProblem(reply, code);
    const current = await forAdmins.one(withdrawal);
    return sendProblem(reply, code, { withdrawal: current, claimedBy: current.claimedBy, usedBy });
  }

  typed.get(
    http.adminWithdrawals.path,
    {
      schema: { querystring: http.adminWithdrawals.query, response: http.adminWithdrawals.replies },
      onRequest: requireAdmin,
    },
    async (request, reply) => {
      const page = await withdrawalPage(store, request.query, clock.now());
      if (!page) return sendProblem(reply, 'BAD_REQUEST');
      const withdrawals = await forAdmins.all(page.withdrawals);
      return { withdrawals, nextCursor: page.nextCursor };
    },
  );

  typed.get(
    http.adminWithdrawalsCsv.path,
    { schema: { querystring: http.adminWithdrawalsCsv.query }, onRequest: requireAdmin },
    (request, reply) => {
      const now = clock.now();
      const onFault = (fault: Error) => log.warn({ err: fault }, 'a list of withdrawals ended early');
      reply.header('content-disposition', `attachment; filename="withdrawals-${dayOf(now, timeZone)}.csv"`);
      reply.type('text/csv; charset=utf-8; header=present');
      return reply.send(withdrawalsCsv(store, request.query, { now, timeZone, onFault }));
    },
  );

  typed.get(
    http.adminWithdrawal.path,
    {
      schema: { params: http.adminWithdrawal.params, response: http.adminWithdrawal.replies },
      onRequest: requireAdmin,
    },
    async ({ params: { id } }, reply) => {
      const withdrawal = await store.withdrawal(id);
      if (withdrawal) return { withdrawal: await forAdmins.one(withdrawal) };
      return sendProblem(reply, (await store.isArchived(id)) ? 'MEMBER_GONE' : 'NOT_FOUND');
    },
  );

  typed.put(
    http.setWithdrawalStatus.path,
    {
      schema: {
        params: http.setWithdrawalStatus.params,
        body: http.setWithdrawalStatus.body,
        response: http.setWithdrawalStatus.replies,
      },
      onRequest: requireAdmin,
    },
    async (request, reply) => {
      const flipped = await adminActions.flip(request.params.id, request.body, adminOf(request).email);
      if (!flipped.ok) return refuse(reply, flipped.error);
      return reply.send({ withdrawal: await forAdmins.one(flipped.value) });
    },
  );

  typed.post(
    http.claimWithdrawal.path,
    {
      schema: { params: http.claimWithdrawal.params, response: http.claimWithdrawal.replies },
      onRequest: requireAdmin,
    },
    async (request, reply) => {
      const claimed = await adminActions.claim(request.params.id, adminOf(request).email);
      if (!claimed.ok) return refuse(reply, claimed.error);
      return reply.send({ withdrawal: await forAdmins.one(claimed.value) });
    },
  );

  typed.post(
    http.decidePayout.path,
    {
      schema: {
        params: http.decidePayout.params,
        body: http.decidePayout.body,
        response: http.decidePayout.replies,
      },
      onRequest: requireAdmin,
    },
    async (request, reply) => {
      const { id } = request.params;
      const { action, ...seen } = request.body;
      const decide = action === 'pay-again' ? adminActions.payAgain : adminActions.paidByHand;
      const decided = await decide(id, seen, adminOf(request).email);
      if (!decided.ok) return refuse(reply, decided.error);
      return reply.send({ withdrawal: await forAdmins.one(decided.value) });
    },
  );
}
