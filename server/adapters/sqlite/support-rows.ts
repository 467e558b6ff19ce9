import type { DatabaseSync } from 'node:sqlite';
import { SAME_AGAIN_MS } from '../../../shared/rules/constants.ts';
import type {
  NewSupportMessage,
  StoredMessage,
  SupportListing,
  SupportMessage,
} from '../../ports/support-store.ts';
import { found } from './found.ts';
import { pageOfRows } from './page-rows.ts';

const toMessage = (row: Record<string, unknown>): SupportMessage => ({
  id: String(row.id),
  accountId: row.account_id === null ? null : String(row.account_id),
  username: String(row.username),
  name: String(row.name),
  email: String(row.email),
  message: String(row.message),
  at: Number(row.at),
  done: row.done === 1,
  doneBy: row.done_by === null ? null : String(row.done_by),
  version: Number(row.version),
});

/** The rows of support messages and of the newsletter's addresses. */
export function createSupportRows(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO support (id, account_id, username, name, email, message, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const same = database.prepare(
    'SELECT 1 FROM support WHERE at > ? AND account_id IS ? AND name = ? AND email = ? AND message = ?',
  );
  const byId = database.prepare('SELECT * FROM support WHERE id = ?');
  const mark = database.prepare(
    'UPDATE support SET done = ?, done_by = ?, version = version + 1 WHERE id = ? AND done <> ?',
  );
  const ofAccount = database.prepare('SELECT * FROM support WHERE account_id = ? ORDER BY at, id');
  const removeOf = database.prepare('DELETE FROM support WHERE account_id = ?');
  const account = database.prepare('SELECT 1 FROM accounts WHERE id = ?');
  const subscribe = database.prepare(
    'INSERT OR IGNORE INTO newsletter (email_key, email, at) VALUES (?, ?, ?)',
  );

  const toStored = (row: Record<string, unknown>): StoredMessage => {
    const message = toMessage(row);
    const { accountId } = message;
    return { ...message, isAccountDeleted: accountId !== null && account.get(accountId) === undefined };
  };

  const find = (id: string): StoredMessage | undefined => found(byId.get(id), toStored);

  return {
    find,
    insert: ({ id, accountId, username, name, email, message, at }: NewSupportMessage): void =>
      void insert.run(id, accountId, username, name, email, message, at),
    hasSame: ({ accountId, name, email, message, at }: NewSupportMessage): boolean =>
      same.get(at - SAME_AGAIN_MS, accountId, name, email, message) !== undefined,
    page: ({ done, ...wish }: SupportListing): readonly StoredMessage[] =>
      pageOfRows(database, {
        ...wish,
        table: 'support',
        at: 'at',
        order: 'desc',
        texts: ['username', 'name', 'email', 'message'],
        where: done === null ? [] : [['done = ?', Number(done)]],
      }).map(toStored),
    ofAccount: (accountId: string): readonly SupportMessage[] => ofAccount.all(accountId).map(toMessage),
    mark(id: string, done: boolean, by: string): StoredMessage | undefined {
      mark.run(Number(done), done ? by : null, id, Number(done));
      return find(id);
    },
    removeOf: (accountId: string): void => void removeOf.run(accountId),
    subscribe: (email: string, now: number): void => void subscribe.run(email.toLowerCase(), email, now),
  };
}
