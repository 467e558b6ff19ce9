import type { HttpCall, Reply } from '../../../../shared/contract/http.ts';
import { ApiError, call, fetchFile, type Options } from '../../../lib/api.ts';
import type { FetchedFile } from '../../../lib/save-file.ts';
import { adminToken, endAdminSession, prolongAdminSession } from './admin-session.ts';

export type AdminCall = Extract<
  HttpCall,
  | 'endAdminSession'
  | 'adminSupport'
  | 'setSupportDone'
  | 'passwordResetCheck'
  | 'makePasswordReset'
  | 'adminWithdrawals'
  | 'adminWithdrawal'
  | 'setWithdrawalStatus'
  | 'claimWithdrawal'
  | 'decidePayout'
  | 'adminWithdrawalsCsv'
  | 'figures'
  | 'queues'
  | 'retryJob'
  | 'cleanup'
  | 'cleanupPreview'
  | 'startCleanup'
  | 'cleanupPermission'
  | 'setCleanupPermission'
>;

/** What an open panel asks for by itself: to the server that is nobody at work. */
const glances: ReadonlySet<AdminCall> = new Set(['figures', 'cleanupPreview'] as const);

/** Asks as the admin of this tab; an answer prolongs the session, a refusal of its token ends it. */
async function asAdmin<T>(name: AdminCall, ask: (token: string) => Promise<T>): Promise<T> {
  const token = adminToken() ?? '';
  const prolong = (): void => {
    if (!glances.has(name)) prolongAdminSession(token);
  };
  try {
    const reply = await ask(token);
    prolong();
    return reply;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ADMIN_SESSION_EXPIRED') {
      endAdminSession(token, error.message);
    } else if (error instanceof ApiError && error.status >= 400) prolong();
    throw error;
  }
}

export function adminCall<Call extends AdminCall>(
  name: Call,
  ...[options]: Options<Call>
): Promise<Reply<Call>> {
  return asAdmin(name, (token) => call(name, ...([{ ...options, token }] as unknown as Options<Call>)));
}

export function fetchAdminFile(
  name: 'adminWithdrawalsCsv',
  query: Readonly<Record<string, string>>,
): Promise<FetchedFile> {
  return asAdmin(name, (token) => fetchFile(name, { token, query }));
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function logOutAdmin(): void {
  const token = adminToken();
  if (token === null) return;
  call('endAdminSession', { token }).catch(() => undefined);
  endAdminSession(token, null);
}
