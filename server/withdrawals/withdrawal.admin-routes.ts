import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../shared/contract/http.ts';
import type { AdminWithdrawalView } from '../../shared/contract/views.ts';
import { adminOf } from '../http/admin-guard.ts';
import { sendProblem } from '../http/problem.ts';
import type { Store } from '../ports/store.ts';
import type { DeskRefusal, WithdrawalDesk } from './withdrawal.desk.ts';
import type { WithdrawalTeller } from './withdrawal.teller.ts';

export interface WithdrawalAdminRouteParts {
  readonly store: Store;
  readonly desk: WithdrawalDesk;
  readonly teller: WithdrawalTeller;
  readonly requireAdmin: onRequestAsyncHookHandler;
}

type Sort = 'timestamp' | 'status' | undefined;

function sorted(rows: AdminWithdrawalView[], sort: Sort, order: 'asc' | 'desc'): AdminWithdrawalView[] {
  const sign = order === 'asc' ? 1 : -1;
  const byTime = (a: AdminWithdrawalView, b: AdminWithdrawalView) => a.timestamp - b.timestamp;
  if (sort === 'timestamp') return rows.toSorted((a, b) => sign * byTime(a, b));
  if (sort === 'status') {
    return rows.toSorted((a, b) => sign * a.status.localeCompare(b.status) || -byTime(a, b));
  }
  // The oldest of the overdue ones waits longest; everything else is newest first.
  return rows.toSorted((a, b) => {
    if (a.overdue !== b.overdue) return a.overdue ? -1 : 1;
    return a.overdue ? byTime(a, b) : -byTime(a, b);
  });
}

/** What admins see of requests and do with them. */
export function registerWithdrawalAdminRoutes(app: FastifyInstance, parts: WithdrawalAdminRouteParts): void {
  const { store, desk, teller, requireAdmin } = parts;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  /** A refusal, with the request's newest state where the admin is to see it. */
  async function refuse(reply: FastifyReply, { code, withdrawal }: DeskRefusal): Promise<FastifyReply> {
    if (!withdrawal) return sendProblem(reply, code);
    const current = await teller.forAdmins(withdrawal);
    return sendProblem(reply, code, { withdrawal: current, claimedBy: current.claimedBy });
  }

  typed.get(
    http.adminWithdrawals.path,
    {
      schema: { querystring: http.adminWithdrawals.query, response: http.adminWithdrawals.replies },
      onRequest: requireAdmin,
    },
    async (request) => {
      const rows = await Promise.all((await store.withdrawals()).map(teller.forAdmins));
      return { withdrawals: sorted(rows, request.query.sort, request.query.order) };
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
      const flipped = await desk.flip(request.params.id, request.body, adminOf(request).email);
      if (!flipped.ok) return refuse(reply, flipped.error);
      return reply.send({ withdrawal: await teller.forAdmins(flipped.value) });
    },
  );

  typed.post(
    http.claimWithdrawal.path,
    {
      schema: { params: http.claimWithdrawal.params, response: http.claimWithdrawal.replies },
      onRequest: requireAdmin,
    },
    async (request, reply) => {
      const claimed = await desk.claim(request.params.id, adminOf(request).email);
      if (!claimed.ok) return refuse(reply, claimed.error);
      return reply.send({ withdrawal: await teller.forAdmins(claimed.value) });
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
      const { action, reference } = request.body;
      const decided =
        action === 'pay-again'
          ? await desk.payAgain(id)
          : await desk.paidByHand(id, reference, adminOf(request).email);
      if (!decided.ok) return refuse(reply, decided.error);
      return reply.send({ withdrawal: await teller.forAdmins(decided.value) });
    },
  );
}
