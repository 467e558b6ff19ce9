import { setImmediate as others } from 'node:timers/promises';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';
import { courseOf } from '../../server/adapters/sqlite/course.ts';
import { openDatabase } from '../../server/adapters/sqlite/database.ts';
import { createSqliteStore } from '../../server/adapters/sqlite/sqlite-store.ts';
import { lastSettlementAt } from '../../server/features/play/timeline.ts';
import type { PlayRecord } from '../../server/ports/play-record.ts';
import { buildAccount } from '../../tests/builders/account-builder.ts';
import { buildLongPlay, START } from '../../tests/builders/play-builder.ts';

/** So many plays of a batch are answered side by side, each so often. */
const AT_ONCE = 20;
const ANSWERS = 5;
const DAY_MS = 86_400_000;

const idOf = (n: number) => `0199c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;

/**
 * An embedded store of this process with that much in it: all plays of members, finished, a day each. What is
 * stored is told every 50,000 plays.
 */
export async function createGrownStore(
  memberCount: number,
  playCount: number,
  onProgress: (plays: number) => void,
) {
  const dir = createTempDir();
  const database = openDatabase(dir.path);
  const insertAccount = database.prepare(
    `INSERT INTO accounts (id, username, username_key, email, mailbox, password_hash, created_at, last_active, rank)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'Bronze')`,
  );
  const insertPlay = database.prepare(
    `INSERT INTO plays (id, version, account_id, category_id, quiz_id, day, started_at, ends_at, finished_at, course)
     VALUES (?, 11, ?, 'general-knowledge', 'world-history', ?, ?, ?, ?, ?)`,
  );
  database.exec('BEGIN');
  for (let n = 1; n <= memberCount; n++) {
    const { id, username, usernameKey, email, mailbox, passwordHash, createdAt } = buildAccount(n);
    insertAccount.run(id, username, usernameKey, email, mailbox, passwordHash, createdAt, createdAt);
  }
  const course = courseOf(buildLongPlay(idOf(0)));
  for (let n = 1; n <= playCount; n++) {
    const day = Math.floor(n / memberCount);
    const at = Math.floor(START - (DAY_MS * (playCount - n)) / memberCount);
    insertPlay.run(idOf(n), buildAccount((n % memberCount) + 1).id, `day-${day}`, at, at, at, course);
    if (n % 50_000 === 0) {
      database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE); BEGIN');
      onProgress(n);
    }
  }
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  const store = createSqliteStore({ database, endsAt: lastSettlementAt });
  let started = playCount;

  return {
    /** Microseconds of this thread's processor time for one answer of a batch of plays that members have just started. */
    async answerBatch(): Promise<number> {
      let running: PlayRecord[] = Array.from({ length: AT_ONCE }, () => {
        started += 1;
        const owner = { kind: 'member', accountId: buildAccount((started % memberCount) + 1).id } as const;
        return { ...buildLongPlay(idOf(started)), owner, day: `later-${started}` };
      });
      for (const play of running) await store.startPlay(play);
      const before = process.threadCpuUsage();
      for (let index = 0; index < ANSWERS; index++) {
        const answer = { index, option: 0, receivedAt: START + 2_000 * (index + 1) };
        const answered = running.map((play) => ({ ...play, answers: [...play.answers, answer] }));
        const saved = await Promise.all(answered.map((play) => store.savePlay(play)));
        running = saved.map((kept) => {
          if (kept.kind !== 'saved') throw new Error(`an answer was not stored: ${kept.kind}`);
          return kept.play;
        });
      }
      const { user, system } = process.threadCpuUsage(before);
      for (const play of running) await store.finishPlay(play, START + 20_000, 20);
      await others();
      return (user + system) / (AT_ONCE * ANSWERS);
    },
    async remove(): Promise<void> {
      await store.close();
      dir.remove();
    },
  };
}
