import type { DatabaseSync } from 'node:sqlite';
import { type Rank, rankOf, UNRANKED } from '../../../shared/rules/rank.ts';
import type { Credentials, NewAccount, Profile, SignUpObstacle, Slots } from '../../ports/account-store.ts';

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

function toCredentials(row: Record<string, unknown>): Credentials {
  return {
    accountId: String(row.id),
    username: String(row.username),
    passwordHash: String(row.password_hash),
  };
}

/** The rows of accounts, and the one row that counts the slots they take. */
export function createAccountRows(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO accounts
       (id, username, username_key, email, mailbox, password_hash, created_at, last_active, rank)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const byId = database.prepare('SELECT * FROM accounts WHERE id = ?');
  const byName = database.prepare('SELECT * FROM accounts WHERE username_key = ?');
  const byMailbox = database.prepare('SELECT id FROM accounts WHERE mailbox = ?');
  const touch = database.prepare('UPDATE accounts SET last_active = max(last_active, ?) WHERE id = ?');
  const grant = database.prepare(
    `UPDATE accounts SET points = ?, quiz_count = quiz_count + 1, rank = ?, version = version + 1,
       last_active = max(last_active, ?) WHERE id = ?`,
  );
  const debit = database.prepare(
    `UPDATE accounts SET points = points - ?, rank = ?, version = version + 1,
       last_active = max(last_active, ?) WHERE id = ? AND points >= ?`,
  );
  const ids = database.prepare('SELECT id FROM accounts ORDER BY id');
  const setPassword = database.prepare('UPDATE accounts SET password_hash = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM accounts WHERE id = ?');
  const slots = database.prepare('SELECT slot_limit, taken, version FROM slots');
  const takeSlot = database.prepare(
    'UPDATE slots SET taken = taken + 1, version = version + 1 WHERE taken < slot_limit',
  );
  const freeSlot = database.prepare('UPDATE slots SET taken = taken - 1, version = version + 1');
  const setLimit = database.prepare(
    'UPDATE slots SET slot_limit = ?, version = version + 1 WHERE slot_limit <> ?',
  );
  const count = database.prepare('SELECT count(*) AS members FROM accounts');

  function readSlots(): Slots {
    const row = slots.get();
    return {
      limit: Number(row?.slot_limit),
      taken: Number(row?.taken),
      version: Number(row?.version),
    };
  }

  function find(accountId: string): Profile | undefined {
    const row = byId.get(accountId);
    return row && toProfile(row);
  }

  return {
    find,
    obstacle({ mailbox, usernameKey }: Pick<NewAccount, 'mailbox' | 'usernameKey'>): SignUpObstacle | null {
      if (byMailbox.get(mailbox)) return 'EMAIL_TAKEN';
      if (byName.get(usernameKey)) return 'USERNAME_TAKEN';
      const { taken, limit } = readSlots();
      return taken < limit ? null : 'NO_FREE_ACCOUNTS';
    },
    insert(account: NewAccount): void {
      if (takeSlot.run().changes !== 1) throw new Error('no slot was free');
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
    credentials(usernameKey: string): Credentials | undefined {
      const row = byName.get(usernameKey);
      return row && toCredentials(row);
    },
    credentialsOf(accountId: string): Credentials | undefined {
      const row = byId.get(accountId);
      return row && toCredentials(row);
    },
    /** Says whether the account exists. */
    touch: (accountId: string, now: number): boolean => touch.run(now, accountId).changes === 1,
    /** One finished quiz: points, count, rank and `lastActive`. */
    grant(accountId: string, earned: number, at: number): Profile | undefined {
      const before = find(accountId);
      if (!before) return undefined;
      const points = before.points + earned;
      grant.run(points, rankOf(points), at, accountId);
      return find(accountId);
    },
    /** Undefined when the points don't suffice. */
    debit(accountId: string, amount: number, at: number): Profile | undefined {
      const before = find(accountId);
      if (!before || before.points < amount) return undefined;
      debit.run(amount, rankOf(before.points - amount), at, accountId, amount);
      return find(accountId);
    },
    ids: (): readonly string[] => ids.all().map((row) => String(row.id)),
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
    count: (): number => Number(count.get()?.members),
  };
}
