import type { DatabaseSync } from 'node:sqlite';
import { type Rank, rankOf } from '../../../shared/rules/rank.ts';
import type { Profile } from '../../ports/account-store.ts';
import { type AnswerCounts, type CountedPlay, countPlay, noAnswers } from '../../ports/answer-counts.ts';

export function toProfile(row: Record<string, unknown>): Profile {
  return {
    accountId: String(row.id),
    username: String(row.username),
    points: Number(row.points),
    quizCount: Number(row.quiz_count),
    rank: String(row.rank) as Rank,
    lastActive: Number(row.last_active),
    version: Number(row.version),
  };
}

export const toCounts = (row: Record<string, unknown>): AnswerCounts => ({
  ...noAnswers,
  ...(JSON.parse(String(row.answer_counts)) as Partial<AnswerCounts>),
});

/** An account as a finished quiz leaves it. */
interface Granted {
  readonly profile: Profile;
  readonly counts: AnswerCounts;
}

/** Above the members of a site; a member that makes room is read again. */
const KNOWN = 1_000;

/**
 * What finished quizzes make of accounts. Whom a quiz was granted to last is known, so that the next finish reads nothing: only
 * this process writes here, whatever else changes such a row has it forgotten, and the write names the version.
 */
export function createAccountGrants(database: DatabaseSync) {
  const select = database.prepare(
    'SELECT id, username, points, quiz_count, rank, last_active, version, answer_counts FROM accounts WHERE id = ?',
  );
  const update = database.prepare(
    `UPDATE accounts SET points = ?, quiz_count = ?, rank = ?, version = version + 1,
       last_active = max(last_active, ?), answer_counts = ? WHERE id = ? AND version = ?`,
  );
  const known = new Map<string, Granted>();

  function read(accountId: string): Granted | undefined {
    const row = select.get(accountId);
    return row && { profile: toProfile(row), counts: toCounts(row) };
  }

  return {
    /** What one finished quiz makes of the account: points, count, rank, `lastActive` and what was answered. */
    granted(accountId: string, earned: number, at: number, play: CountedPlay): Granted | undefined {
      const before = known.get(accountId) ?? read(accountId);
      if (!before) return undefined;
      const points = before.profile.points + earned;
      const profile = {
        ...before.profile,
        points,
        rank: rankOf(points),
        quizCount: before.profile.quizCount + 1,
        lastActive: Math.max(before.profile.lastActive, at),
        version: before.profile.version + 1,
      };
      return { profile, counts: countPlay(before.counts, play) };
    },
    /** Stores what `granted` told in the same step. Throws where the account is not as it was known. */
    grant(granted: Granted): void {
      const { accountId, points, quizCount, rank, lastActive, version } = granted.profile;
      const counts = JSON.stringify(granted.counts);
      const { changes } = update.run(points, quizCount, rank, lastActive, counts, accountId, version - 1);
      if (changes !== 1) throw new Error(`account ${accountId} is not at version ${version - 1}`);
      if (known.size >= KNOWN && !known.has(accountId)) known.clear();
      known.set(accountId, granted);
    },
    /** The account changes by something else. */
    forget: (accountId: string): void => void known.delete(accountId),
    /** What was granted has been undone. */
    forgetAll: (): void => known.clear(),
  };
}
