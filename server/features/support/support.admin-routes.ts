import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../../shared/contract/http.ts';
import type { Guards } from '../../edges/feature.ts';
import { adminOf } from '../../edges/http/admin-guard.ts';
import { placeSchema, readCursor, writeCursor } from '../../edges/http/page-cursor.ts';
import { sendProblem } from '../../edges/http/problem.ts';
import type { Container } from '../../ports/container.ts';
import { presentEntry, presentGroups } from './support.view.ts';

/** The desk: what people wrote, and what somebody has dealt with. */
export function registerSupportDesk(
  app: FastifyInstance,
  { store, live }: Pick<Container, 'store' | 'live'>,
  { requireAdmin }: Pick<Guards, 'requireAdmin'>,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    http.adminSupport.path,
    {
      schema: { querystring: http.adminSupport.query, response: http.adminSupport.replies },
      onRequest: requireAdmin,
    },
    async ({ query: { status, q, cursor, limit } }, reply) => {
      const after = cursor === undefined ? null : readCursor(cursor, placeSchema);
      if (after === undefined) return sendProblem(reply, 'BAD_REQUEST');
      const done = status === undefined ? null : status === 'done';
      // One more than is shown: whether there is a next page.
      const found = await store.supportMessages({ after, limit: limit + 1, containing: q || null, done });
      const messages = found.slice(0, limit);
      const last = messages.at(-1);
      const hasMore = found.length > limit && last !== undefined;
      return {
        groups: presentGroups(messages),
        nextCursor: hasMore ? writeCursor({ at: last.at, id: last.id }) : null,
      };
    },
  );

  typed.put(
    http.setSupportDone.path,
    {
      schema: {
        params: http.setSupportDone.params,
        body: http.setSupportDone.body,
        response: http.setSupportDone.replies,
      },
      onRequest: requireAdmin,
    },
    async (request, reply) => {
      const { params, body } = request;
      const marked = await store.markSupportMessage(params.id, body.done, adminOf(request).email);
      if (!marked) return sendProblem(reply, 'NOT_FOUND');
      const entry = presentEntry(marked);
      live.admins('support:changed', entry);
      return entry;
    },
  );
}
