import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../../shared/contract/http.ts';
import type { QueueView } from '../../../shared/contract/views.ts';
import { adminOf } from '../../edges/http/admin-guard.ts';
import { clientAddress } from '../../edges/http/client-address.ts';
import { sendProblem, sendRefusal } from '../../edges/http/problem.ts';
import { StoreUnavailable } from '../../ports/store.ts';
import type { Admins } from './admin.service.ts';

export interface AdminRouteParts {
  readonly admins: Admins;
  readonly requireAdmin: onRequestAsyncHookHandler;
  readonly queues: () => Promise<QueueView[]>;
  /** Puts a job that failed too often into its queue again; says whether there was one. */
  readonly retryJob: (queue: 'payout' | 'cleanup', id: string) => Promise<boolean>;
}

/** The gate, and the queues. */
export function registerAdminRoutes(app: FastifyInstance, parts: AdminRouteParts): void {
  const { admins, requireAdmin, queues, retryJob } = parts;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    http.createAdminSession.path,
    { schema: { body: http.createAdminSession.body, response: http.createAdminSession.replies } },
    async (request, reply) => {
      try {
        const opened = await admins.login(request.body, clientAddress(request));
        return opened.ok ? reply.status(201).send(opened.value) : sendRefusal(reply, opened.error);
      } catch (fault) {
        if (!(fault instanceof StoreUnavailable)) throw fault;
        return sendProblem(reply, 'ADMIN_STORE_AWAY');
      }
    },
  );

  typed.delete(
    http.endAdminSession.path,
    { schema: { response: http.endAdminSession.replies }, onRequest: requireAdmin },
    async (request, reply) => {
      await admins.logout(adminOf(request));
      return reply.status(204).send(null);
    },
  );

  typed.get(
    http.queues.path,
    { schema: { response: http.queues.replies }, onRequest: requireAdmin },
    async () => ({ queues: await queues() }),
  );

  typed.post(
    http.retryJob.path,
    {
      schema: { params: http.retryJob.params, response: http.retryJob.replies },
      onRequest: requireAdmin,
    },
    async (request, reply) => {
      const { queue, id } = request.params;
      return (await retryJob(queue, id)) ? reply.status(202).send({}) : sendProblem(reply, 'NOT_FOUND');
    },
  );
}
