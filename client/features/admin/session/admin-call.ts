import { errorMessage } from '../../../../shared/contract/errors.ts';
import type { HttpCall, Reply } from '../../../../shared/contract/http.ts';
import { ApiError, call, type Options } from '../../../lib/api.ts';
import { adminToken, endAdminSession, prolongAdminSession } from './admin-session.ts';

/** After this a call counts as unanswered. */
const ANSWER_WITHIN_MS = 12_000;

export type AdminCall = Extract<
  HttpCall,
  | 'endAdminSession'
  | 'adminSupport'
  | 'adminWithdrawals'
  | 'setWithdrawalStatus'
  | 'claimWithdrawal'
  | 'decidePayout'
  | 'queues'
  | 'retryJob'
  | 'cleanup'
  | 'startCleanup'
  | 'cleanupPermission'
  | 'setCleanupPermission'
>;

/** What is shown for a failure of any kind. */
export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : errorMessage('SOMETHING_WRONG');
}

/** Makes a call as the admin of this tab; an answer prolongs the session, a refusal of its token ends it. */
export async function adminCall<Call extends AdminCall>(
  name: Call,
  ...[options]: Options<Call>
): Promise<Reply<Call>> {
  const token = adminToken() ?? '';
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const told = [{ signal, ...options, token }] as unknown as Options<Call>;
  try {
    const reply = await call(name, ...told);
    prolongAdminSession(token);
    return reply;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ADMIN_SESSION_EXPIRED') {
      endAdminSession(token, error.message);
    } else if (error instanceof ApiError && error.status >= 400) prolongAdminSession(token);
    throw error;
  }
}

/** Ends the session here at once, and on the server as soon as it hears of it. */
export function logOutAdmin(): void {
  const token = adminToken();
  if (token === null) return;
  call('endAdminSession', { token }).catch(() => undefined);
  endAdminSession(token, null);
}
