import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { http } from '../../../shared/contract/http.ts';
import { clientAddress } from '../../edges/http/client-address.ts';
import { sessionOf } from '../../edges/http/member-guard.ts';
import { sendRefusal } from '../../edges/http/problem.ts';
import { presentSlots } from '../../edges/live/slots-view.ts';
import type { Store } from '../../ports/store.ts';
import type { AccountDeletion } from './account-deletion.service.ts';
import type { Sessions } from './session.service.ts';
import type { SignUp } from './sign-up.service.ts';

export interface AccountRouteParts {
  readonly store: Store;
  readonly signUp: SignUp;
  readonly sessions: Sessions;
  readonly deleteAccount: AccountDeletion;
  readonly requireMember: onRequestAsyncHookHandler;
}

/** Sign-up, login, logout, the password, leaving, and the slots that are left. */
export function registerAccountRoutes(app: FastifyInstance, parts: AccountRouteParts): void {
  const { store, signUp, sessions, deleteAccount, requireMember } = parts;
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(http.slots.path, { schema: { response: http.slots.replies } }, async () =>
    presentSlots(await store.slots()),
  );

  typed.post(
    http.createAccount.path,
    { schema: { body: http.createAccount.body, response: http.createAccount.replies } },
    async (request, reply) => {
      const signedUp = await signUp(request.body, clientAddress(request));
      return signedUp.ok ? reply.status(201).send(signedUp.value) : sendRefusal(reply, signedUp.error);
    },
  );

  typed.post(
    http.createSession.path,
    { schema: { body: http.createSession.body, response: http.createSession.replies } },
    async (request, reply) => {
      const opened = await sessions.login(request.body, clientAddress(request));
      return opened.ok ? reply.status(201).send(opened.value) : sendRefusal(reply, opened.error);
    },
  );

  typed.delete(
    http.endSession.path,
    { schema: { response: http.endSession.replies }, onRequest: requireMember },
    async (request, reply) => {
      await sessions.logout(sessionOf(request));
      return reply.status(204).send(null);
    },
  );

  typed.put(
    http.changePassword.path,
    {
      schema: { body: http.changePassword.body, response: http.changePassword.replies },
      onRequest: requireMember,
    },
    async (request, reply) => {
      const changed = await sessions.changePassword(sessionOf(request), request.body);
      return changed.ok ? reply.status(204).send(null) : sendRefusal(reply, changed.error);
    },
  );

  typed.delete(
    http.deleteAccount.path,
    {
      schema: { body: http.deleteAccount.body, response: http.deleteAccount.replies },
      onRequest: requireMember,
    },
    async (request, reply) => {
      const deleted = await deleteAccount(sessionOf(request), request.body.password);
      return deleted.ok ? reply.status(204).send(null) : sendRefusal(reply, deleted.error);
    },
  );
}
