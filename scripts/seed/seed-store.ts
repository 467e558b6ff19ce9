import { catalogue } from '../../shared/catalogue/catalogue.ts';
import { messages } from './seed-messages.ts';
import {
  type PlannedMember,
  type PlannedRequest,
  planMembers,
  visitorsByHour,
  visitorsRight,
} from './seed-plan.ts';
import type { ReadyQuiz } from './seed-play.ts';
import { createSeeder, type Ports, type Seeder } from './seeder.ts';

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
/** How far back the demo goes. */
const HISTORY_MS = 30 * 24 * HOUR_MS;
/** The newest play ended before this. */
const NEWEST_AGO_MS = 10 * MINUTE_MS;

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
 * Fills an empty store through its port with a month of history: members of every rank, each with the plays that made the points,
 * withdrawals in every payout state, messages to support, and visitors' plays of a day. Throws `SeedRefused` when any member exists.
 */
export async function seedStore(ports: Ports, options: SeedOptions): Promise<readonly SeededMember[]> {
  const { store, clock } = ports;
  await refuseUnlessEmpty(ports);
  const quizzes = readyQuizzes(ports);
  if (quizzes.length === 0) throw new SeedRefused('no quiz has its questions');

  const members = planMembers(options.pointsPerCorrect);
  if (options.freeAccounts < members.length) {
    throw new SeedRefused(`${members.length} accounts are needed, FREE_ACCOUNTS is ${options.freeAccounts}`);
  }
  const now = clock.now();
  const visitors = visitorsOfADay(now);
  const total = members.reduce((sum, { plays }) => sum + plays.length, visitors.length);
  const seeder = createSeeder(ports, { ...options, quizzes, now, total });

  await store.setSlotLimit(options.freeAccounts);
  const seeded = await Promise.all(members.map((member) => live(seeder, member, quizzes.length, now)));
  await Promise.all(
    visitors.map(({ at, right }, n) => seeder.play({ kind: 'visitor' }, { n, right, startedAt: at })),
  );
  const accountIds = new Map(seeded.map(({ username, accountId }) => [username, accountId]));
  for (const { username, hoursAgo, ...message } of messages) {
    const accountId = accountIds.get(username ?? '') ?? null;
    await seeder.write({
      ...message,
      username: username ?? 'Guest',
      accountId,
      at: now - hoursAgo * HOUR_MS,
    });
  }
  return seeded.map(({ username, password, points }) => ({ username, password, points }));
}

/** Plays and requests of a member, in the order of their time. */
async function live(
  seeder: Seeder,
  { username, plays, requests, awayDays = 0 }: PlannedMember,
  quizzes: number,
  now: number,
) {
  const newestAt = now - NEWEST_AGO_MS - awayDays * 24 * HOUR_MS;
  /** So far apart that a quiz comes round again on another day, whatever the length of a day. */
  const apartMs = Math.max(
    Math.floor(HISTORY_MS / Math.max(1, plays.length)),
    Math.ceil((26 * HOUR_MS) / quizzes),
  );
  const startOf = (n: number) => newestAt - (plays.length - 1 - n) * apartMs;
  const joined = await seeder.join(username, Math.min(newestAt, startOf(0)) - MINUTE_MS);
  const owner = { kind: 'member', accountId: joined.accountId } as const;
  const events = [
    ...plays.map((right, n) => ({
      at: startOf(n),
      run: () => seeder.play(owner, { n, right, startedAt: startOf(n) }),
    })),
    ...requests.map((request: PlannedRequest) => {
      const at = now - request.hoursAgo * HOUR_MS;
      return { at, run: () => seeder.withdraw(joined, request, at) };
    }),
  ];
  for (const { run } of events.sort((a, b) => a.at - b.at)) await run();
  return { ...joined, points: await seeder.pointsOf(joined) };
}

/** When visitors of the last day played, and how well. */
function visitorsOfADay(now: number): readonly { readonly at: number; readonly right: number }[] {
  const starts = visitorsByHour.flatMap((visitors, hoursAgo) =>
    Array.from(
      { length: visitors },
      (_, n) => now - hoursAgo * HOUR_MS - NEWEST_AGO_MS - (n * 45 * MINUTE_MS) / visitors,
    ),
  );
  return starts.map((at, n) => ({
    at: Math.floor(at),
    right: visitorsRight[n % visitorsRight.length] ?? 0,
  }));
}
