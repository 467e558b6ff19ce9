import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { http } from '../../shared/contract/http.ts';
import type { SupportMessageView } from '../../shared/contract/views.ts';
import { clientAddress } from '../http/client-address.ts';
import { bearerToken } from '../http/member-guard.ts';
import { sendProblem } from '../http/problem.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Live } from '../ports/live.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import type { StoredSession } from '../ports/session-store.ts';
import type { Store } from '../ports/store.ts';
import type { SupportMessage } from '../ports/support-store.ts';

const MAX_MESSAGE = 5_000;
const MAX_NAME = 100;

export interface SupportRouteParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly live: Live;
  readonly limits: RateLimits;
  readonly authenticate: (token: string) => Promise<StoredSession | undefined>;
  readonly requireAdmin: onRequestAsyncHookHandler;
}

function presentMessage({ id, name, email, message, at }: SupportMessage): SupportMessageView {
  return { id, name, email, message, timestamp: at };
}

function grouped(messages: readonly SupportMessage[]) {
  const groups = Map.groupBy(messages, (message) => message.username);
  return [...groups].map(([username, list]) => ({ username, messages: list.map(presentMessage) }));
}

const isEmail = (email: string): boolean => z.email().safeParse(email).success;

/** The contact form, the newsletter box, and what admins read of them. */
export function registerSupportRoutes(app: FastifyInstance, parts: SupportRouteParts): void {
  const { store, clock, ids, live, limits, authenticate, requireAdmin } = parts;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    http.support.path,
    { schema: { body: http.support.body, response: http.support.replies } },
    async (request, reply) => {
      const token = bearerToken(request);
      const session = token === undefined ? undefined : await authenticate(token);
      if (token !== undefined && !session) return sendProblem(reply, 'SESSION_EXPIRED');
      const name = request.body.name.trim().slice(0, MAX_NAME);
      const email = request.body.email.trim();
      const message = request.body.message.trim();
      if (!name || !email || !message) return sendProblem(reply, 'FIELDS_REQUIRED');
      if (!isEmail(email)) return sendProblem(reply, 'EMAIL_INVALID');
      if ([...message].length > MAX_MESSAGE) return sendProblem(reply, 'MESSAGE_TOO_LONG');
      const retryAfter = await limits.refuse('message by address', clientAddress(request));
      if (retryAfter !== null) return sendProblem(reply, 'RATE_LIMITED', { retryAfter });

      const username = session?.username ?? 'Guest';
      const accountId = session?.accountId ?? null;
      const written = {
        id: ids.supportMessage(),
        accountId,
        username,
        name,
        email,
        message,
        at: clock.now(),
      };
      await store.addSupportMessage(written);
      live.admins('support:added', { username, message: presentMessage(written) });
      return reply.status(201).send({});
    },
  );

  typed.post(
    http.newsletter.path,
    { schema: { body: http.newsletter.body, response: http.newsletter.replies } },
    async (request, reply) => {
      const email = request.body.email.trim();
      if (!email) return sendProblem(reply, 'FIELDS_REQUIRED');
      if (!isEmail(email)) return sendProblem(reply, 'EMAIL_INVALID');
      const retryAfter = await limits.refuse('message by address', clientAddress(request));
      if (retryAfter !== null) return sendProblem(reply, 'RATE_LIMITED', { retryAfter });
      await store.subscribe(email, clock.now());
      return reply.status(201).send({});
    },
  );

  typed.get(
    http.adminSupport.path,
    { schema: { response: http.adminSupport.replies }, onRequest: requireAdmin },
    async () => ({ groups: grouped(await store.supportMessages()) }),
  );
}
