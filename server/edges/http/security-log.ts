import type { FastifyInstance } from 'fastify';
import { type HttpCall, http } from '../../../shared/contract/http.ts';
import { createLineBudget } from '../line-budget.ts';
import { clientAddress } from './client-address.ts';

/** Told whatever comes of them. */
const AUTHENTICATING: readonly HttpCall[] = [
  'createAccount',
  'createSession',
  'endSession',
  'changePassword',
  'resetPassword',
  'deleteAccount',
  'createAdminSession',
  'endAdminSession',
];

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

const keyOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;
const authenticating = new Set(AUTHENTICATING.map((call) => keyOf(http[call])));

/**
 * A line of the log for every way in and out, for whoever is refused, and for what admins change: when, from where, who as far as it is
 * known, what, and how it ended. Never what was typed. Of what is refused again and again few lines a second, with how many more.
 */
export function logSecurityEvents(app: FastifyInstance): void {
  const line = createLineBudget();
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const path = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    const isChange = Boolean(request.admin) && method !== 'GET' && method !== 'HEAD';
    if (!authenticating.has(keyOf({ method, path })) && !REFUSALS.has(status) && !isChange) return;
    const besides = status < 400 ? {} : line(`${keyOf({ method, path })} ${status}`);
    if (!besides) return;
    const who = {
      ...(request.session && { accountId: request.session.accountId }),
      ...(request.admin && { admin: request.admin.email }),
    };
    request.log.info(
      { security: keyOf({ method, path }), status, address: clientAddress(request), ...who, ...besides },
      status < 400 ? 'allowed' : 'refused',
    );
  });
}
