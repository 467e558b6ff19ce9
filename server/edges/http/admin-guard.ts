import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { AdminSession } from '../../ports/admin-store.ts';
import { bearerToken } from './member-guard.ts';
import { sendProblem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireAdmin`. */
    admin: AdminSession | null;
  }
  interface FastifyContextConfig {
    /** An open dashboard asks by itself: that is nobody at work, and prolongs no session. */
    glance?: boolean;
  }
}

export interface AdminGuardParts {
  readonly authenticate: (token: string) => Promise<AdminSession | undefined>;
  readonly prolong: (session: AdminSession) => Promise<void>;
}

/** The admin of a request behind `requireAdmin`. */
export function adminOf(request: FastifyRequest): AdminSession {
  if (!request.admin) throw new Error(`${request.url} is not behind the admin guard`);
  return request.admin;
}

/** A hook that lets only admins through, each call but glances prolonging their session. */
export function createAdminGuard(
  app: FastifyInstance,
  { authenticate, prolong }: AdminGuardParts,
): onRequestAsyncHookHandler {
  app.decorateRequest('admin', null);
  return async function requireAdmin(request, reply) {
    const token = bearerToken(request);
    request.admin = (token !== undefined && (await authenticate(token))) || null;
    if (!request.admin) return sendProblem(reply, 'ADMIN_SESSION_EXPIRED');
    const isGlance = request.method === 'HEAD' || request.routeOptions.config.glance === true;
    if (!isGlance) await prolong(request.admin);
  };
}
