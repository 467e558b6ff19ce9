import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../../shared/contract/http.ts';
import { sessionOf } from '../../edges/http/member-guard.ts';
import { sendRefusal } from '../../edges/http/problem.ts';
import type { Store } from '../../ports/store.ts';
import type { WithdrawalRequest } from './withdrawal.service.ts';
import { presentWithdrawal } from './withdrawal.view.ts';

export interface WithdrawalRouteParts {
  readonly store: Store;
  readonly request: WithdrawalRequest;
  readonly requireMember: onRequestAsyncHookHandler;
}

/** A member's withdrawals. */
export function registerWithdrawalRoutes(app: FastifyInstance, parts: WithdrawalRouteParts): void {
  const { store, request: requestWithdrawal, requireMember } = parts;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    http.createWithdrawal.path,
    {
      schema: { body: http.createWithdrawal.body, response: http.createWithdrawal.replies },
      onRequest: requireMember,
    },
    async (request, reply) => {
      const requested = await requestWithdrawal(sessionOf(request), request.body);
      if (!requested.ok) return sendRefusal(reply, requested.error);
      const { withdrawal, isNew } = requested.value;
      return reply.status(isNew ? 201 : 200).send({ withdrawal: presentWithdrawal(withdrawal) });
    },
  );

  typed.get(
    http.withdrawals.path,
    { schema: { response: http.withdrawals.replies }, onRequest: requireMember },
    async (request) => ({
      withdrawals: (await store.withdrawalsOf(sessionOf(request).accountId)).map(presentWithdrawal),
    }),
  );
}
