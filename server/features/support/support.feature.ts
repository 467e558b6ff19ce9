import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { http } from '../../../shared/contract/http.ts';
import { shortened } from '../../../shared/rules/text.ts';
import type { Feature } from '../../edges/feature.ts';
import { clientAddress } from '../../edges/http/client-address.ts';
import { bearerToken } from '../../edges/http/member-guard.ts';
import { sendProblem } from '../../edges/http/problem.ts';
import { createSessionEndReason } from '../../edges/session-token.ts';
import type { Container } from '../../ports/container.ts';
import type { StoredSession } from '../../ports/session-store.ts';
import { beginMessage } from '../../ports/support-store.ts';
import { registerSupportDesk } from './support.admin-routes.ts';
import { GUEST, presentEntry } from './support.view.ts';

const MAX_MESSAGE = 5_000;
const MAX_NAME = 100;

export interface SupportParts extends Pick<Container, 'store' | 'clock' | 'ids' | 'live' | 'limits'> {
  readonly authenticate: (token: string) => Promise<StoredSession | undefined>;
}

const isEmail = (email: string): boolean => z.email().safeParse(email).success;

/** The contact form, the newsletter box, and what admins read of them. */
export function createSupportFeature(parts: SupportParts): Feature {
  return {
    registerRoutes(app, guards) {
      registerSupportRoutes(app, parts);
      registerSupportDesk(app, parts, guards);
    },
  };
}

function registerSupportRoutes(app: FastifyInstance, parts: SupportParts): void {
  const { store, clock, ids, live, limits, authenticate } = parts;
  const sessionEndReason = createSessionEndReason(store);
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    http.support.path,
    { schema: { body: http.support.body, response: http.support.replies } },
    async (request, reply) => {
      const token = bearerToken(request);
      const session = token === undefined ? undefined : await authenticate(token);
      // Who names a session and has none is nobody's guest, however it is written.
      const { authorization } = request.headers;
      if (authorization !== undefined && !session) {
        const reason = token === undefined ? 'expired' : await sessionEndReason(token);
        return sendProblem(reply, 'SESSION_EXPIRED', { reason });
      }
      const name = shortened(request.body.name, MAX_NAME);
      const email = request.body.email;
      const message = request.body.message.trim();
      if (!name || !email || !message) return sendProblem(reply, 'FIELDS_REQUIRED');
      if (!isEmail(email)) return sendProblem(reply, 'EMAIL_INVALID');
      if ([...message].length > MAX_MESSAGE) return sendProblem(reply, 'MESSAGE_TOO_LONG');
      const retryAfter = session
        ? await limits.refuse('message by account', session.accountId)
        : await limits.refuse('message by address', clientAddress(request));
      if (retryAfter !== null) return sendProblem(reply, 'RATE_LIMITED', { retryAfter });

      const username = session?.username ?? GUEST;
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
      const isNew = await store.addSupportMessage(written);
      if (isNew) live.admins('support:added', presentEntry(beginMessage(written)));
      return reply.status(201).send({});
    },
  );

  typed.post(
    http.newsletter.path,
    { schema: { body: http.newsletter.body, response: http.newsletter.replies } },
    async (request, reply) => {
      const email = request.body.email;
      if (!email) return sendProblem(reply, 'FIELDS_REQUIRED');
      if (!isEmail(email)) return sendProblem(reply, 'EMAIL_INVALID');
      const retryAfter = await limits.refuse('message by address', clientAddress(request));
      if (retryAfter !== null) return sendProblem(reply, 'RATE_LIMITED', { retryAfter });
      await store.subscribe(email, clock.now());
      return reply.status(201).send({});
    },
  );
}
