import type { Feature } from '../../edges/feature.ts';
import type { Container } from '../../ports/container.ts';
import { registerAccountRoutes } from './account.routes.ts';
import { createAccountDeletion, type DeletionParts } from './account-deletion.service.ts';
import { createLoginLimit } from './login-limit.ts';
import { registerPasswordResetRoutes } from './password-reset.routes.ts';
import { createPasswordResets, type PasswordResetParts } from './password-reset.service.ts';
import { createSessions, type SessionParts, type Sessions } from './session.service.ts';
import { createSignUp, type SignUpParts } from './sign-up.service.ts';

export interface AccountsParts
  extends Pick<
    Container,
    Exclude<
      keyof SessionParts | keyof SignUpParts | keyof DeletionParts | keyof PasswordResetParts,
      'loginLimit'
    >
  > {
  readonly publicOrigin: string | undefined;
}

/** Accounts and their sessions, put together. */
export function createAccountsFeature(
  container: AccountsParts,
): Feature & Pick<Sessions, 'authenticate' | 'prolong'> {
  const parts = { ...container, loginLimit: createLoginLimit(container.limits) };
  const { store, publicOrigin } = parts;
  const sessions = createSessions(parts);
  const signUp = createSignUp(parts);
  const deleteAccount = createAccountDeletion(parts);
  const resets = createPasswordResets(parts);
  return {
    authenticate: sessions.authenticate,
    prolong: sessions.prolong,
    registerRoutes(app, { requireMember, requireAdmin }) {
      registerAccountRoutes(app, { store, sessions, signUp, deleteAccount, requireMember });
      registerPasswordResetRoutes(app, { resets, publicOrigin, requireAdmin });
    },
  };
}
