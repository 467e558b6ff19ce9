import type { AdminSession, AdminStore } from '../../server/ports/admin-store.ts';

/** A session as a login opens it, of an admin who is made where there is none of that address. */
export async function openAdminSession(
  store: Pick<AdminStore, 'admin' | 'setAdmin' | 'openAdminSession'>,
  session: AdminSession,
): Promise<void> {
  const { email } = session;
  const made = { email, keyHash: 'key', codeHash: 'code', isConfigured: false };
  const known = await store.admin(email);
  if (!known) await store.setAdmin(made, session.expiresAt);
  if (!(await store.openAdminSession(session, known ?? made))) throw new Error(`${email} is no admin`);
}
