import type { DatabaseSync } from 'node:sqlite';
import { type Rank, UNRANKED } from '../../../shared/rules/rank.ts';
import type {
  AccountOwner,
  CountedMember,
  Credentials,
  NewAccount,
  Profile,
  Slots,
} from '../../ports/account-store.ts';
import { type AnswerCounts, noAnswers } from '../../ports/answer-counts.ts';
import type { Place } from '../../ports/page.ts';
import { found } from './found.ts';

function toProfile(row: Record<string, unknown>): Profile {
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

const toCounts = (row: Record<string, unknown>): AnswerCounts => ({
  ...noAnswers,
  ...(JSON.parse(String(row.answer_counts)) as Partial<AnswerCounts>),
});

function toCredentials(row: Record<string, unknown>): Credentials {
  return {
    accountId: String(row.id),
    username: String(row.username),
    passwordHash: String(row.password_hash),
  };
}

function toOwner(row: Record<string, unknown>): AccountOwner {
  return {
    accountId: String(row.id),
    username: String(row.username),
    usernameKey: String(row.username_key),
    email: String(row.email),
    mailbox: String(row.mailbox),
    createdAt: Number(row.created_at),
    lastActive: Number(row.last_active),
  };
}

/** The rows of accounts, and the one row that counts the slots they take. */
export function createAccountRows(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO accounts
       (id, username, username_key, email, mailbox, password_hash, created_at, last_active, rank)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const byIds = database.prepare('SELECT * FROM accounts WHERE id IN (SELECT value FROM json_each(?))');
  const byId = database.prepare('SELECT * FROM accounts WHERE id = ?');
  const byName = database.prepare('SELECT * FROM accounts WHERE username_key = ?');
  const byMailbox = database.prepare('SELECT * FROM accounts WHERE mailbox = ?');
  const touch = database.prepare('UPDATE accounts SET last_active = max(last_active, ?) WHERE id = ?');
  const keepCounts = database.prepare('UPDATE accounts SET answer_counts = ? WHERE id = ? AND version = ?');
  const counted = database.prepare(
    'SELECT id, username, points, quiz_count, rank, last_active, version, answer_counts FROM accounts WHERE id = ?',
  );
  const save = database.prepare(
    `UPDATE accounts SET points = ?, quiz_count = ?, rank = ?, version = ?,
       last_active = ?, answer_counts = coalesce(?, answer_counts) WHERE id = ?`,
  );
  const inactive = database.prepare(
    `SELECT last_active, id FROM accounts WHERE last_active < ? AND (last_active, id) > (?, ?)
     ORDER BY last_active, id LIMIT ?`,
  );
  const active = database.prepare('SELECT count(*) AS members FROM accounts WHERE last_active >= ?');
  const setPassword = database.prepare('UPDATE accounts SET password_hash = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM accounts WHERE id = ?');
  const slots = database.prepare('SELECT slot_limit, taken, version FROM slots');
  const takeSlot = database.prepare('UPDATE slots SET taken = taken + 1, version = version + 1');
  const freeSlot = database.prepare('UPDATE slots SET taken = taken - 1, version = version + 1');
  const setLimit = database.prepare(
    'UPDATE slots SET slot_limit = ?, version = version + 1 WHERE slot_limit <> ?',
  );
  const count = database.prepare(
    'SELECT count(*) AS members, coalesce(sum(quiz_count), 0) AS plays FROM accounts',
  );

  function readSlots(): Slots {
    const row = slots.get();
    return {
      limit: Number(row?.slot_limit),
      taken: Number(row?.taken),
      version: Number(row?.version),
    };
  }

  return {
    find: (accountId: string): Profile | undefined => found(byId.get(accountId), toProfile),
    /** With what was counted of the member's answers. */
    counted: (accountId: string): { readonly profile: Profile; readonly counts: AnswerCounts } | undefined =>
      found(counted.get(accountId), (row) => ({ profile: toProfile(row), counts: toCounts(row) })),
    insert(account: NewAccount): void {
      takeSlot.run();
      insert.run(
        account.id,
        account.username,
        account.usernameKey,
        account.email,
        account.mailbox,
        account.passwordHash,
        account.createdAt,
        account.createdAt,
        UNRANKED,
      );
    },
    credentials: (usernameKey: string): Credentials | undefined =>
      found(byName.get(usernameKey), toCredentials),
    credentialsOf: (accountId: string): Credentials | undefined => found(byId.get(accountId), toCredentials),
    owner: (accountId: string): AccountOwner | undefined => found(byId.get(accountId), toOwner),
    ownerOfMailbox: (mailbox: string): AccountOwner | undefined => found(byMailbox.get(mailbox), toOwner),
    /** Says whether the account exists. */
    touch: (accountId: string, now: number): boolean => touch.run(now, accountId).changes === 1,
    allCounted: (accountIds: readonly string[]): CountedMember[] =>
      byIds.all(JSON.stringify(accountIds)).map((row) => {
        const { accountId, quizCount, version } = toProfile(row);
        return { accountId, quizCount, version, counts: toCounts(row) };
      }),
    keepCounts: (accountId: string, version: number, counts: AnswerCounts): void =>
      void keepCounts.run(JSON.stringify(counts), accountId, version),
    /** Without counts they stay as they are. */
    save(profile: Profile, counts?: AnswerCounts): void {
      const { accountId, points, quizCount, rank, version, lastActive } = profile;
      const counted = counts ? JSON.stringify(counts) : null;
      save.run(points, quizCount, rank, version, lastActive, counted, accountId);
    },
    inactive: (before: number, after: Place | null, limit: number): readonly Place[] =>
      inactive
        .all(before, after?.at ?? Number.MIN_SAFE_INTEGER, after?.id ?? '', limit)
        .map((row) => ({ at: Number(row.last_active), id: String(row.id) })),
    activeSince: (since: number): number => Number(active.get(since)?.members),
    setPassword: (accountId: string, passwordHash: string): void =>
      void setPassword.run(passwordHash, accountId),
    /** Deletes the account and frees its slot; says whether it was there. */
    remove(accountId: string): boolean {
      if (remove.run(accountId).changes !== 1) return false;
      freeSlot.run();
      return true;
    },
    slots: readSlots,
    setLimit: (limit: number): void => void setLimit.run(limit, limit),
    count(): { readonly members: number; readonly plays: number } {
      const row = count.get();
      return { members: Number(row?.members), plays: Number(row?.plays) };
    },
  };
}
