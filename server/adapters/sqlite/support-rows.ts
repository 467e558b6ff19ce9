import type { DatabaseSync } from 'node:sqlite';
import type { SupportMessage } from '../../ports/support-store.ts';

/** The rows of support messages and of the newsletter's addresses. */
export function createSupportRows(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO support (id, account_id, username, name, email, message, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const all = database.prepare('SELECT * FROM support ORDER BY at DESC, id DESC');
  const subscribe = database.prepare(
    'INSERT OR IGNORE INTO newsletter (email_key, email, at) VALUES (?, ?, ?)',
  );

  return {
    insert: ({ id, accountId, username, name, email, message, at }: SupportMessage): void =>
      void insert.run(id, accountId, username, name, email, message, at),
    all: (): readonly SupportMessage[] =>
      all.all().map((row) => ({
        id: String(row.id),
        accountId: row.account_id === null ? null : String(row.account_id),
        username: String(row.username),
        name: String(row.name),
        email: String(row.email),
        message: String(row.message),
        at: Number(row.at),
      })),
    subscribe: (email: string, now: number): void => void subscribe.run(email.toLowerCase(), email, now),
  };
}
