import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { StoredSession } from '../../ports/session-store.ts';
import type { SessionEndReason } from '../session-token.ts';
import { sendProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireMember`. */
    session: StoredSession | null;
  }
}

const BEARER = /^Bearer ([A-Za-z0-9_-]+)$/;

/** The token that a request carries in `Authorization: Bearer`; undefined when there is none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

/** The session of a request behind `requireMember`. */
export function sessionOf(request: FastifyRequest): StoredSession {
  if (!request.session) throw new Error(`${request.url} is not behind the member guard`);
  return request.session;
}

export interface MemberGuardParts {
  readonly authenticate: (token: string) => Promise<StoredSession | undefined>;
  readonly sessionEndReason: SessionEndReason;
}

/** A hook that lets only the member of a valid session through; anybody else gets `SESSION_EXPIRED`, with the reason. */
export function createMemberGuard(
  app: FastifyInstance,
  { authenticate, sessionEndReason }: MemberGuardParts,
): onRequestAsyncHookHandler {
  app.decorateRequest('session', null);
  return async function requireMember(request, reply) {
    const token = bearerToken(request);
    request.session = (token !== undefined && (await authenticate(token))) || null;
    if (request.session) return;
    const reason = token === undefined ? 'expired' : await sessionEndReason(token);
    return sendProblem(reply, 'SESSION_EXPIRED', { reason });
  };
}
