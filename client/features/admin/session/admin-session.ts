import { create } from 'zustand';
import type { AdminSessionView } from '../../../../shared/contract/views.ts';
import { ADMIN_SESSION_MS } from '../../../../shared/rules/constants.ts';
import { parseJson, storeJson, tabStorage } from '../../../lib/storage.ts';

const KEY = 'sawaal:admin';

export interface AdminSession extends AdminSessionView {
  /** What must be added to this browser's time to get the server's, as it was at login. */
  readonly serverAhead: number;
}

interface AdminSessionState {
  readonly session: AdminSession | null;
  /** Why the gate is shown again. */
  readonly message: string | null;
}

function parseSession({
  adminToken,
  email,
  expiresAt,
  serverAhead,
}: Record<string, unknown>): AdminSession | null {
  if (typeof adminToken !== 'string' || typeof email !== 'string' || !adminToken) return null;
  if (!Number.isFinite(expiresAt) || !Number.isFinite(serverAhead)) return null;
  return { adminToken, email, expiresAt: Number(expiresAt), serverAhead: Number(serverAhead) };
}

/** Whether an admin is logged in in this tab, and who; nothing of a member's session is touched. */
export const useAdminSession = create<AdminSessionState>()(() => ({
  session: parseJson(tabStorage.getItem(KEY), parseSession),
  message: null,
}));

function keep(session: AdminSession): void {
  storeJson(tabStorage, KEY, session);
  useAdminSession.setState({ session, message: null });
}

export function adminToken(): string | null {
  return useAdminSession.getState().session?.adminToken ?? null;
}

/** The server's time, for marks that end by time alone. */
export function serverNow(): number {
  return Date.now() + (useAdminSession.getState().session?.serverAhead ?? 0);
}

export function openAdminSession(view: AdminSessionView): void {
  keep({ ...view, serverAhead: view.expiresAt - ADMIN_SESSION_MS - Date.now() });
}

/** A call with this token was answered: the server has moved the end of its session. */
export function prolongAdminSession(token: string): void {
  const { session } = useAdminSession.getState();
  if (session?.adminToken === token) keep({ ...session, expiresAt: serverNow() + ADMIN_SESSION_MS });
}

/** Ends the session with that token; one that is no longer this tab's stays untouched. */
export function endAdminSession(token: string, message: string | null): void {
  if (adminToken() !== token) return;
  tabStorage.removeItem(KEY);
  useAdminSession.setState({ session: null, message });
}
