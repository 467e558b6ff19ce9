import { randomBytes } from 'node:crypto';
import type { ServerAdapters } from '../../server/container/adapters.ts';
import { hashToken } from '../../server/edges/token-hash.ts';
import { answerTimesOf } from '../../server/features/play/answer-times.ts';
import { lastSettlementAt, scoreAt } from '../../server/features/play/timeline.ts';
import type { PlayOwner } from '../../server/ports/play-record.ts';
import type { Questions } from '../../server/ports/questions.ts';
import type { NewSupportMessage } from '../../server/ports/support-store.ts';
import type { Withdrawal } from '../../server/ports/withdrawal-store.ts';
import { SESSION_AT_LOGIN_MS } from '../../shared/rules/constants.ts';
import { WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';
import { mailboxOf, usernameKey } from '../../shared/rules/signup.ts';
import type { PlannedRequest } from './seed-plan.ts';
import { answerAll, drawPlay, type ReadyQuiz } from './seed-play.ts';
import { carryOn } from './seed-withdrawal.ts';

export interface Ports extends Pick<ServerAdapters, 'store' | 'clock' | 'ids' | 'passwords'> {
  readonly questions: Questions;
}

export interface SeederOptions {
  readonly pointsPerCorrect: number;
  readonly timeZone: string;
  readonly quizzes: readonly ReadyQuiz[];
  readonly now: number;
  /** How many plays there will be. */
  readonly total: number;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface JoinedMember {
  readonly accountId: string;
  readonly username: string;
  readonly password: string;
  readonly passwordHash: string;
}

const METHODS = ['JazzCash', 'EasyPaisa', 'SadaPay'] as const;

/** A mobile number, the same for all requests of a member. */
function numberOf(username: string): string {
  const sum = [...username].reduce((all, letter) => all * 31 + letter.charCodeAt(0), 7);
  return `0300555${String(sum % 10_000).padStart(4, '0')}`;
}

/** Does what members and visitors do, at the times at which they did it, through the store's own steps. */
export function createSeeder({ store, ids, passwords }: Ports, options: SeederOptions) {
  const { pointsPerCorrect, timeZone, quizzes, now, total, onProgress } = options;
  let done = 0;
  let requests = 0;

  async function join(username: string, createdAt: number): Promise<JoinedMember> {
    const accountId = ids.account();
    const password = randomBytes(9).toString('base64url');
    const passwordHash = await passwords.hash(password);
    const email = `${username.toLowerCase()}.demo@gmail.com`;
    const claimed = await store.claimAccount({
      id: accountId,
      username,
      usernameKey: usernameKey(username),
      email,
      mailbox: mailboxOf(email) ?? email,
      passwordHash,
      createdAt,
    });
    if (claimed.kind === 'refused') throw new Error(`no account for ${username}: ${claimed.code}`);
    return { accountId, username, password, passwordHash };
  }

  async function play(
    owner: PlayOwner,
    { n, right, startedAt }: { readonly n: number; readonly right: number; readonly startedAt: number },
  ): Promise<void> {
    const quiz = quizzes[n % quizzes.length];
    if (!quiz) return;
    // With its answers, since a server beside this finishes what is over.
    const answered = answerAll(drawPlay({ ids, timeZone }, owner, quiz, startedAt), right);
    const started = await store.startPlay(answered);
    if (started.kind !== 'started') throw new Error(`a seeded play could not start: ${started.kind}`);
    const endedAt = lastSettlementAt(answered);
    const earned = scoreAt(answered, endedAt) * pointsPerCorrect;
    const saved = await store.finishPlay(answered, endedAt, earned, answerTimesOf(answered));
    const isOpen = saved.kind !== 'saved' && (await store.play(answered.id))?.finishedAt === null;
    if (isOpen) throw new Error(`a seeded play could not be finished: ${saved.kind}`);
    done += 1;
    onProgress?.(done, total);
  }

  async function withdraw(member: JoinedMember, planned: PlannedRequest, at: number): Promise<void> {
    const { accountId, username, passwordHash } = member;
    const n = requests++;
    const tokenHash = hashToken(ids.sessionToken());
    const session = { accountId, tokenHash, expiresAt: at + SESSION_AT_LOGIN_MS };
    await store.openSession(session, { passwordHash, now: at });
    const requested = await store.requestWithdrawal(session, {
      id: ids.withdrawal(),
      requestId: ids.job(),
      paymentMethod: METHODS[n % METHODS.length] ?? METHODS[0],
      accountName: username,
      accountNumber: numberOf(username),
      amount: WITHDRAWAL_POINTS,
      createdAt: at,
    });
    if (requested.kind !== 'requested') throw new Error(`a seeded request was ${requested.kind}`);
    await store.endSession(tokenHash);
    await carryOut(requested.withdrawal, planned);
  }

  /** As planned, unless a worker beside this sends it: that is the worker's then. */
  async function carryOut(withdrawal: Withdrawal, planned: PlannedRequest): Promise<void> {
    const saved = await store.saveWithdrawal(carryOn(withdrawal, planned, now));
    if (saved.kind === 'saved') return;
    const current = await store.withdrawal(withdrawal.id);
    if (!current) throw new Error(`a seeded request could not be kept: ${saved.kind}`);
    if (current.payoutState === 'manual' && current.sends === 0) await carryOut(current, planned);
  }

  return {
    join,
    play,
    withdraw,
    write: (message: Omit<NewSupportMessage, 'id'>): Promise<boolean> =>
      store.addSupportMessage({ ...message, id: ids.supportMessage() }),
    pointsOf: async ({ accountId }: JoinedMember): Promise<number> =>
      (await store.profile(accountId))?.points ?? 0,
  };
}

export type Seeder = ReturnType<typeof createSeeder>;
