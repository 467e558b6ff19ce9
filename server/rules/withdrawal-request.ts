import type { Profile } from '../ports/account-store.ts';
import type { NewWithdrawal, Requested, Withdrawal } from '../ports/withdrawal-store.ts';
import { changePoints, type PointsChanged } from './points.ts';
import { type HeldSession, isValidSession } from './session.ts';

/** Whether a request id stands for the same wish: the same details as the first time. */
function isSameRequest(stored: Withdrawal, request: NewWithdrawal): boolean {
  return (
    stored.paymentMethod === request.paymentMethod &&
    stored.accountName === request.accountName &&
    stored.accountNumber === request.accountNumber
  );
}

/** A request as it begins: Pending, and nothing sent yet. */
function beginWithdrawal(
  request: NewWithdrawal,
  { accountId, username }: Pick<Profile, 'accountId' | 'username'>,
): Withdrawal {
  return {
    ...request,
    version: 1,
    accountId,
    username,
    status: 'Pending',
    payoutState: 'queued',
    attempt: 1,
    failedSends: 0,
    sends: 0,
    fence: null,
    leaseUntil: null,
    retryAt: null,
    reference: null,
    statusChangedAt: request.createdAt,
    claimedBy: null,
    claimedUntil: null,
    history: [],
  };
}

/** What is known of the member who asks. */
export interface WithdrawalFacts {
  readonly session: HeldSession;
  /** The request of the same request id. */
  readonly before: Withdrawal | undefined;
  readonly member: Profile | undefined;
}

type Accepted = Extract<Requested, { readonly kind: 'requested' }> & Pick<PointsChanged, 'entry'>;

/** What becomes of a member's request, which comes with the token of a session; a request id is looked at before the points. */
export function decideWithdrawal(
  wanted: NewWithdrawal,
  tokenHash: string,
  { session, before, member }: WithdrawalFacts,
): Accepted | Exclude<Requested, { readonly kind: 'requested' }> {
  const { id, amount, createdAt: at } = wanted;
  if (!member || !isValidSession(session, tokenHash, at)) return { kind: 'refused', code: 'SESSION_EXPIRED' };
  if (before) {
    return isSameRequest(before, wanted)
      ? { kind: 'repeated', withdrawal: before }
      : { kind: 'refused', code: 'REQUEST_ID_REUSED' };
  }
  if (member.points < amount) return { kind: 'refused', code: 'INSUFFICIENT_POINTS' };
  const debited = changePoints(member, { id, at, points: -amount, reason: 'withdrawal', ref: id });
  return { kind: 'requested', withdrawal: beginWithdrawal(wanted, member), ...debited };
}
