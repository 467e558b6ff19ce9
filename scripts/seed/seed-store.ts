import { randomBytes } from 'node:crypto';
import type { Container } from '../../server/container/container.ts';
import { lastSettlementAt, scoreAt } from '../../server/play/timeline.ts';
import type { PlayOwner } from '../../server/ports/play-record.ts';
import { catalogue } from '../../shared/catalogue/catalogue.ts';
import { mailboxOf, usernameKey } from '../../shared/rules/signup.ts';
import { type PlannedMember, planMembers, visitorPlays } from './seed-plan.ts';
import { answerAll, drawPlay, type ReadyQuiz } from './seed-play.ts';

export interface SeededMember {
  readonly username: string;
  readonly password: string;
  readonly points: number;
}

export interface SeedOptions {
  readonly freeAccounts: number;
  readonly pointsPerCorrect: number;
  readonly timeZone: string;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Nothing was seeded; the message says why. */
export class SeedRefused extends Error {
  override readonly name = 'SeedRefused';
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The newest play ended before this. */
const NEWEST_AGO_MS = 10 * MINUTE_MS;

type Ports = Pick<Container, 'store' | 'clock' | 'ids' | 'passwords' | 'questions'>;

function readyQuizzes({ questions }: Ports): readonly ReadyQuiz[] {
  return catalogue.flatMap((category) =>
    category.quizzes.flatMap(({ id }) => {
      const bank = questions.bank(category.id, id);
      return bank ? [{ categoryId: category.id, quizId: id, bank }] : [];
    }),
  );
}

/** Before anything is opened: what a seed does is never wanted in production. */
export function refuseProduction(isProduction: boolean): void {
  if (isProduction) throw new SeedRefused('this is production');
}

async function refuseUnlessEmpty({ store }: Ports): Promise<void> {
  const { members } = await store.stats();
  if (members > 0) throw new SeedRefused(`there are members already (${members})`);
}

/**
 * Fills an empty store through its port: members of every rank, each with the plays that made the points, and
 * visitors' plays. Throws `SeedRefused` when any member exists.
 */
export async function seedStore(ports: Ports, options: SeedOptions): Promise<readonly SeededMember[]> {
  const { store, clock, ids, passwords } = ports;
  const { pointsPerCorrect, onProgress } = options;
  await refuseUnlessEmpty(ports);
  const quizzes = readyQuizzes(ports);
  if (quizzes.length === 0) throw new SeedRefused('no quiz has its questions');

  const members = planMembers(pointsPerCorrect);
  if (options.freeAccounts < members.length) {
    throw new SeedRefused(`${members.length} accounts are needed, FREE_ACCOUNTS is ${options.freeAccounts}`);
  }
  const total = members.reduce((sum, { plays }) => sum + plays.length, visitorPlays.length);
  const newestAt = clock.now() - NEWEST_AGO_MS;
  /** So far apart that a quiz comes round again on another day, whatever the length of a day. */
  const apartMs = Math.max(HOUR_MS, Math.ceil((26 * HOUR_MS) / quizzes.length));
  let done = 0;

  async function play(owner: PlayOwner, n: number, right: number, startedAt: number): Promise<void> {
    const quiz = quizzes[n % quizzes.length];
    if (!quiz) return;
    const drawn = drawPlay({ ids, timeZone: options.timeZone }, owner, quiz, startedAt);
    const started = await store.startPlay(drawn);
    if (started.kind !== 'started') throw new Error(`a seeded play could not start: ${started.kind}`);
    const answered = answerAll(drawn, right);
    const endedAt = lastSettlementAt(answered);
    const saved = await store.finishPlay(answered, endedAt, scoreAt(answered, endedAt) * pointsPerCorrect);
    if (saved.kind !== 'saved') throw new Error(`a seeded play could not be finished: ${saved.kind}`);
    done += 1;
    onProgress?.(done, total);
  }

  async function join({ username, plays }: PlannedMember): Promise<SeededMember> {
    const accountId = ids.account();
    const password = randomBytes(9).toString('base64url');
    const email = `${username.toLowerCase()}.demo@gmail.com`;
    const startOf = (n: number) => newestAt - (plays.length - 1 - n) * apartMs;
    const claimed = await store.claimAccount({
      id: accountId,
      username,
      usernameKey: usernameKey(username),
      email,
      mailbox: mailboxOf(email) ?? email,
      passwordHash: await passwords.hash(password),
      createdAt: Math.min(newestAt, startOf(0)) - MINUTE_MS,
    });
    if (claimed.kind === 'refused') throw new Error(`no account for ${username}: ${claimed.code}`);
    for (const [n, right] of plays.entries()) {
      await play({ kind: 'member', accountId }, n, right, startOf(n));
    }
    const points = (await store.profile(accountId))?.points ?? 0;
    return { username, password, points };
  }

  await store.setSlotLimit(options.freeAccounts);
  const seeded = await Promise.all(members.map(join));
  for (const [n, right] of visitorPlays.entries()) {
    await play({ kind: 'visitor' }, n, right, newestAt + n * MINUTE_MS);
  }
  return seeded;
}
