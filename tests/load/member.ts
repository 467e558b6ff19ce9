import { randomUUID } from 'node:crypto';
import type { ResultView, WithdrawalView } from '../../shared/contract/views.ts';
import { type Random, shuffled } from '../../shared/kernel/random.ts';
import { WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';
import { formOf, PASSWORD, type TestApi } from '../clients/test-api.ts';
import { withdrawalForm } from '../clients/withdrawal-calls.ts';
import type { Watch } from './connection.ts';
import type { Pace } from './pace.ts';
import { type AcknowledgedPlay, createLoadPlayer } from './player.ts';
import { QUIZZES } from './quizzes.ts';
import { persist } from './retry.ts';
import type { Tally } from './tally.ts';

/** A member with all that the site acknowledged to them. */
export interface AcknowledgedMember {
  readonly username: string;
  readonly sessionToken: string;
  readonly plays: AcknowledgedPlay[];
  readonly withdrawalIds: string[];
}

export interface LoadMemberParts {
  readonly url: string;
  readonly api: TestApi;
  readonly random: Random;
  readonly tally: Tally;
  readonly isOver: () => boolean;
  readonly watch?: ((who: string, ...news: Parameters<Watch>) => void) | undefined;
  readonly pace: Pace;
}

/** An address for each, as behind a trusted proxy: attempts are counted by address. */
const addressOf = (n: number): string => `10.1.${Math.floor(n / 250)}.${(n % 250) + 1}`;

/** Signs up and logs in; undefined where the site refused what it must not refuse. */
async function join(
  n: number,
  username: string,
  { api, tally }: LoadMemberParts,
): Promise<AcknowledgedMember | undefined> {
  const address = addressOf(n);
  const { reply, isRepeated } = await persist('createAccount', tally, () =>
    api.signUp(formOf(username), address),
  );
  // An account that was made without its answer being seen.
  const isThere = isRepeated && ['EMAIL_TAKEN', 'USERNAME_TAKEN'].includes(reply.code);
  if (reply.status !== 201 && !isThere) {
    tally.blame(`createAccount: ${reply.code}`);
    return undefined;
  }
  const opened = await persist('createSession', tally, () =>
    api.login({ username, password: PASSWORD }, address),
  );
  if (opened.reply.status !== 201) {
    tally.blame(`createSession: ${opened.reply.code}`);
    return undefined;
  }
  return { username, sessionToken: opened.reply.body.sessionToken, plays: [], withdrawalIds: [] };
}

/** Asks for all that the points are good for, each time with the same request id until an answer comes. */
async function withdraw(
  member: AcknowledgedMember,
  { points }: ResultView,
  { api, tally, random }: LoadMemberParts,
): Promise<void> {
  for (let left = points ?? 0; left >= WITHDRAWAL_POINTS; left -= WITHDRAWAL_POINTS) {
    const accountNumber = `03${String(Math.floor(random() * 1e9)).padStart(9, '0')}`;
    const body = withdrawalForm({ requestId: randomUUID(), accountNumber });
    const token = member.sessionToken;
    const { reply } = await persist<{ withdrawal: WithdrawalView }>('createWithdrawal', tally, () =>
      api.call('createWithdrawal', { token, body }),
    );
    if (reply.status === 200 || reply.status === 201) member.withdrawalIds.push(reply.body.withdrawal.id);
    else tally.blame(`createWithdrawal: ${reply.code}`);
  }
}

/** A member's day: sign-up, every quiz once, and the money for it. */
export async function liveAsMember(
  n: number,
  username: string,
  onJoined: (member: AcknowledgedMember) => void,
  parts: LoadMemberParts,
): Promise<void> {
  const { url, random, tally, isOver, watch, pace } = parts;
  const member = await join(n, username, parts);
  if (!member) return;
  onJoined(member);
  const player = createLoadPlayer({
    url,
    sessionToken: member.sessionToken,
    random,
    tally,
    watch: (...news) => watch?.(username, ...news),
    pace,
  });
  for (const { categoryId, quizId } of shuffled(QUIZZES, random)) {
    if (isOver()) break;
    const result = await player.play(categoryId, quizId, (play) => void member.plays.push(play));
    if (result) await withdraw(member, result, parts);
  }
  player.close();
}
