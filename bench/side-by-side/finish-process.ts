import { courseOf } from '../../server/adapters/sqlite/course.ts';
import { openDatabase } from '../../server/adapters/sqlite/database.ts';
import { createSqliteStore } from '../../server/adapters/sqlite/sqlite-store.ts';
import { lastSettlementAt } from '../../server/features/play/timeline.ts';
import type { PlayRecord } from '../../server/ports/play-record.ts';
import { buildAccount } from '../../tests/builders/account-builder.ts';
import { buildLongPlay, START } from '../../tests/builders/play-builder.ts';

/**
 * Finishes plays of members, so many at once, and prints how many a second: through the product's store, or «bare», the same
 * writes by node:sqlite alone in transactions of that size, each synced before the next. A process of its own, on the
 * server's core. In rounds, the first of them unmeasured: a server at work has met its code before. `finish-process.ts
 * <bare|ours> <folder> <at once> <plays a round>`
 */
const [name, dataDir = '', atOnceText, countText] = process.argv.slice(2);
const atOnce = Number(atOnceText);
const count = Number(countText);
const MEASURED_ROUNDS = 3;
const MEMBERS = 50;
const EARNED = 20;
const answers = [0, 1, 2, 3, 4].map((index) => ({
  index,
  option: 0,
  receivedAt: START + 2_000 * (index + 1),
}));
const times = answers.map(({ index }) => ({ correct: index < 2, tookMs: 400 + 100 * index }));
const endedAt = START + 10_000;

const played = (n: number): PlayRecord => ({
  ...buildLongPlay(`0199c0de-0000-7000-8000-${String(n).padStart(12, '0')}`),
  owner: { kind: 'member', accountId: `account-${(n % MEMBERS) + 1}` },
  day: `day-${Math.floor(n / MEMBERS)}`,
  answers,
});

const database = openDatabase(dataDir);
const store = createSqliteStore({ database, endsAt: lastSettlementAt });
await store.setSlotLimit(MEMBERS);
for (let n = 1; n <= MEMBERS; n++) await store.claimAccount(buildAccount(n));
// A play of an earlier day must be over before the next one begins: what is measured begins where it ends, so each is stored alone.
const insert = database.prepare(
  `INSERT INTO plays (id, version, account_id, category_id, quiz_id, day, started_at, ends_at, finished_at, course)
   VALUES (?, 1, ?, 'general-knowledge', 'world-history', ?, ?, ?, NULL, ?)`,
);

/** The plays of a round, as they stand before they are finished. */
function storePlays(from: number): readonly PlayRecord[] {
  const plays = Array.from({ length: count }, (_, n) => played(from + n));
  database.exec('BEGIN');
  for (const play of plays) {
    const accountId = play.owner.kind === 'member' ? play.owner.accountId : null;
    insert.run(play.id, accountId, play.day, START, lastSettlementAt(play), courseOf(play));
  }
  database.exec('COMMIT');
  return plays;
}

async function finishOurs(plays: readonly PlayRecord[]): Promise<void> {
  for (let at = 0; at < count; at += atOnce) {
    const group = plays.slice(at, at + atOnce);
    await Promise.all(group.map((play) => store.finishPlay(play, endedAt, EARNED, times)));
  }
}

/** node:sqlite as it comes: each commit synced before the next begins, the log copied by whoever fills it. */
function openBare() {
  database.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 1000');
  return {
    grant: database.prepare(
      `UPDATE accounts SET points = ?, quiz_count = quiz_count + 1, rank = ?, version = version + 1,
         last_active = max(last_active, ?), answer_counts = ? WHERE id = ?`,
    ),
    finish: database.prepare(
      `UPDATE plays SET version = version + 1, ends_at = ?, finished_at = ?, course = ?
       WHERE id = ? AND version = ? AND finished_at IS NULL`,
    ),
    enter: database.prepare(
      `INSERT INTO ledger (id, account_id, profile_version, at, points, balance, reason, ref)
       VALUES (?, ?, ?, ?, ?, ?, 'quiz', 'general-knowledge/world-history')`,
    ),
    counts: JSON.stringify({ plays: 1, right: 2, times: { 8: 1, 10: 1, 12: 1, 14: 1, 16: 1 } }),
  };
}

function finishBare(
  { grant, finish, enter, counts }: ReturnType<typeof openBare>,
  plays: readonly PlayRecord[],
  from: number,
): void {
  const courses = plays.map(courseOf);
  for (let at = 0; at < count; at += atOnce) {
    database.exec('BEGIN IMMEDIATE');
    for (let place = at; place < Math.min(count, at + atOnce); place++) {
      const n = from + place;
      const [id = '', account] = [plays[place]?.id, `account-${(n % MEMBERS) + 1}`];
      const version = Math.floor(n / MEMBERS) + 2;
      grant.run(version * EARNED, 'Bronze', endedAt, counts, account);
      finish.run(endedAt, endedAt, courses[place] ?? '', id, 1);
      enter.run(id, account, version, endedAt, EARNED, version * EARNED);
    }
    database.exec('COMMIT');
  }
}

const bare = name === 'bare' ? openBare() : undefined;
let seconds = 0;
for (let round = 0; round <= MEASURED_ROUNDS; round++) {
  const plays = storePlays(round * count);
  const begunAt = performance.now();
  if (bare) finishBare(bare, plays, round * count);
  else await finishOurs(plays);
  if (round > 0) seconds += (performance.now() - begunAt) / 1_000;
}
const unfinished = database.prepare('SELECT count(*) AS count FROM plays WHERE finished_at IS NULL').get();
if (unfinished?.count !== 0) throw new Error(`${unfinished?.count} plays are not finished`);
await store.close();
console.log(`plays finished per second: ${(MEASURED_ROUNDS * count) / seconds}`);
