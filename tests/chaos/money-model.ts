import type { AdminWithdrawalView } from '../../shared/contract/views.ts';
import { WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';

/** An admin's mark on a request that waited to be sent; `until` it ended, by itself or by a decision. */
export interface Mark {
  readonly attempt: number;
  readonly from: number;
  readonly until: number;
}

/** What people asked for about one request, whether an answer came or not. */
export interface Asked {
  readonly payAgain: number;
  /** Changes of the status, by hand or by «paid by hand». */
  readonly changes: number;
  /** Changes of the status that were acknowledged. */
  readonly acknowledged: number;
  readonly marks: readonly Mark[];
}

/** What the payment service saw. */
export interface Paid {
  /** Idempotency keys, `<request>.<attempt>`, each time that one was sent, and when. */
  readonly sent: readonly { readonly key: string; readonly at: number }[];
  /** References by key. */
  readonly payments: ReadonlyMap<string, string>;
}

export type RequestSeen = Pick<
  AdminWithdrawalView,
  'id' | 'status' | 'payoutState' | 'attempt' | 'reference' | 'history' | 'claimedBy'
>;

export const NOTHING: Asked = { payAgain: 0, changes: 0, acknowledged: 0, marks: [] };
/** By how much the clocks of the site's processes and of the tests may differ. */
const CLOCKS_MS = 100;
const BY_PAYOUT = 'payout';

/** In which ways one request, the payment service and the people contradict each other. */
export function differencesOfRequest(
  { id, status, payoutState, attempt, reference, history, claimedBy }: RequestSeen,
  { sent, payments }: Paid,
  { payAgain, changes, acknowledged, marks }: Asked = NOTHING,
): string[] {
  const differences: string[] = [];
  const keys = sent.map(({ key }) => key).filter((key) => key.startsWith(`${id}.`));
  for (const { attempt: marked, from, until } of marks) {
    const isSentMeanwhile = sent.some(
      ({ key, at }) => key === `${id}.${marked}` && at > from && at < until - CLOCKS_MS,
    );
    if (isSentMeanwhile) differences.push(`request ${id} was sent while an admin was paying it`);
  }
  for (const key of new Set(keys)) {
    const times = keys.filter((other) => other === key).length;
    if (times > 1) differences.push(`payment ${key} was sent ${times} times`);
  }
  const paidAttempts = [...payments.keys()].filter((key) => key.startsWith(`${id}.`)).length;
  if (attempt - 1 > payAgain)
    differences.push(`request ${id} is at attempt ${attempt}, asked ${payAgain} times`);
  if (paidAttempts > 1 + payAgain)
    differences.push(`request ${id} was paid ${paidAttempts} times, asked ${payAgain} times to pay again`);

  const currentKey = `${id}.${attempt}`;
  const payment = payments.get(currentKey);
  const isWaiting = payoutState === 'queued' || payoutState === 'retry';
  if (isWaiting && payment !== undefined) differences.push(`request ${id} is paid and would be sent again`);
  if (payoutState === 'queued' && claimedBy === null) differences.push(`request ${id} is still queued`);
  if (payoutState === 'done') {
    if (status !== 'Paid') differences.push(`request ${id} is done and ${status}`);
    // An answer that broke off after its status says paid, without a reference: the key stands for it.
    if (payment === undefined || (payment !== reference && reference !== currentKey))
      differences.push(`request ${id} has the reference ${reference}, the payment ${payment}`);
  }
  const byPeople = history.filter(({ by }) => by !== BY_PAYOUT).length;
  if (byPeople > changes)
    differences.push(`request ${id} was changed ${byPeople} times by people, asked ${changes} times`);
  if (byPeople < acknowledged)
    differences.push(`request ${id} lost a change: ${acknowledged} acknowledged, ${byPeople} stored`);
  return differences;
}

export interface MemberSeen {
  readonly username: string;
  readonly points: number;
  /** Of all requests, stored. */
  readonly requests: number;
  /** Of all requests, acknowledged. */
  readonly acknowledged: number;
  /** Points of each play as its result said; null where no result was seen. */
  readonly earned: readonly (number | null)[];
}

/** In which ways a member's points contradict what that member was told. `mostOfPlay`: the most that one play is worth. */
export function differencesOfMember(
  { username, points, requests, acknowledged, earned }: MemberSeen,
  mostOfPlay: number,
): string[] {
  const differences: string[] = [];
  if (requests !== acknowledged)
    differences.push(`${username} has ${requests} requests and was told of ${acknowledged}`);
  const told = earned.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const untold = earned.filter((one) => one === null).length;
  const won = points + requests * WITHDRAWAL_POINTS;
  if (won < told || won > told + untold * mostOfPlay)
    differences.push(`${username} has won ${won} points and was told of ${told}, ${untold} plays untold`);
  return differences;
}
