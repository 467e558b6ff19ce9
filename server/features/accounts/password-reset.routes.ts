import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../../shared/contract/http.ts';
import type { Guards } from '../../edges/feature.ts';
import { adminOf } from '../../edges/http/admin-guard.ts';
import { clientAddress } from '../../edges/http/client-address.ts';
import { originOf } from '../../edges/http/pages/origin-of.ts';
import { sendProblem, sendRefusal } from '../../edges/http/problem.ts';
import type { PasswordResets } from './password-reset.service.ts';

/** The client's page; the token stands in the fragment, which no browser sends to any server. */
const PAGE = '/reset-password#';

export interface PasswordResetRouteParts extends Pick<Guards, 'requireAdmin'> {
  readonly resets: PasswordResets;
  /** Where the site is; without it, where the admin sees it. */
  readonly publicOrigin: string | undefined;
}

/** An admin's link for a member who forgot the password, and its use. */
export function registerPasswordResetRoutes(app: FastifyInstance, parts: PasswordResetRouteParts): void {
  const { resets, publicOrigin, requireAdmin } = parts;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    http.passwordResetCheck.path,
    {
      schema: { params: http.passwordResetCheck.params, response: http.passwordResetCheck.replies },
      onRequest: requireAdmin,
    },
    async ({ params }, reply) => {
      const checked = await resets.check(params.id);
      return checked.ok ? checked.value : sendProblem(reply, checked.error.code);
    },
  );

  typed.post(
    http.makePasswordReset.path,
    {
      schema: { params: http.makePasswordReset.params, response: http.makePasswordReset.replies },
      onRequest: requireAdmin,
    },
    async (request, reply) => {
      const origin = publicOrigin ?? originOf(request);
      if (origin === undefined) return sendProblem(reply, 'BAD_REQUEST');
      const made = await resets.make(request.params.id, adminOf(request).email);
      if (!made.ok) return sendRefusal(reply, made.error);
      const { token, expiresAt } = made.value;
      return reply.status(201).send({ url: origin + PAGE + token, expiresAt });
    },
  );

  typed.post(
    http.resetPassword.path,
    {
      schema: {
        params: http.resetPassword.params,
        body: http.resetPassword.body,
        response: http.resetPassword.replies,
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const used = await resets.use(params.token, body.newPassword, clientAddress(request));
      return used.ok ? reply.status(204).send(null) : sendRefusal(reply, used.error);
    },
  );
}
