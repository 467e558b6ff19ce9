import type { ErrorCode } from '../errors.ts';
import { type HttpCall, http } from '../http.ts';
import { adminCalls } from './admin-calls.ts';
import type { CallGuide } from './guide-entry.ts';
import { memberCalls } from './member-calls.ts';
import { publicCalls } from './public-calls.ts';

export type Caller = 'anybody' | 'member' | 'admin';

export interface GuidedCall extends CallGuide {
  readonly by: Caller;
}

const by = <Call extends HttpCall>(caller: Caller, calls: Readonly<Record<Call, CallGuide>>) =>
  Object.fromEntries(
    Object.entries<CallGuide>(calls).map(([call, guide]) => [call, { ...guide, by: caller }]),
  ) as Record<Call, GuidedCall>;

export const callGuide: Readonly<Record<HttpCall, GuidedCall>> = {
  ...by('anybody', publicCalls),
  ...by('member', memberCalls),
  ...by('admin', adminCalls),
};

const guards = { anybody: [], member: ['SESSION_EXPIRED'], admin: ['ADMIN_SESSION_EXPIRED'] } as const;

/** Every code with which a call may answer. */
export function problemsOf(call: HttpCall): ErrorCode[] {
  const { by, problems = [], storeless } = callGuide[call];
  const contract = http[call];
  const codes: ErrorCode[] = [...guards[by], ...problems];
  if ('params' in contract || 'query' in contract || contract.method !== 'GET') codes.unshift('BAD_REQUEST');
  if (contract.method !== 'GET') codes.push('PAYLOAD_TOO_LARGE');
  // Far more calls than people make: see `limitCalls`.
  if (contract.method !== 'GET' && by !== 'admin') codes.push('RATE_LIMITED');
  if (!storeless) codes.push('UNAVAILABLE');
  return [...new Set<ErrorCode>([...codes, 'SOMETHING_WRONG'])];
}
