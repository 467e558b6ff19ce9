import type { DatabaseSync } from 'node:sqlite';
import type { AdminRecord, AdminSession, DeadJob } from '../../ports/admin-store.ts';
import { found } from './found.ts';

/** The rows of admins, their sessions and the jobs that wait for them. */
export function createAdminRows(database: DatabaseSync) {
  const byEmail = database.prepare('SELECT * FROM admins WHERE email_key = ?');
  const count = database.prepare('SELECT count(*) AS admins FROM admins');
  const upsert = database.prepare(
    `INSERT INTO admins (email_key, email, key_hash, code_hash, configured) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (email_key) DO UPDATE SET email = excluded.email, key_hash = excluded.key_hash,
       code_hash = excluded.code_hash, configured = excluded.configured`,
  );
  const all = database.prepare('SELECT * FROM admins ORDER BY email_key');
  const remove = database.prepare('DELETE FROM admins WHERE email_key = ?');
  const insertSession = database.prepare(
    'INSERT INTO admin_sessions (token_hash, email, expires_at) VALUES (?, ?, ?)',
  );
  const session = database.prepare('SELECT * FROM admin_sessions WHERE token_hash = ?');
  const prolong = database.prepare(
    'UPDATE admin_sessions SET expires_at = ? WHERE token_hash = ? AND expires_at > ?',
  );
  const endSession = database.prepare('DELETE FROM admin_sessions WHERE token_hash = ?');
  const endSessionsOf = database.prepare('DELETE FROM admin_sessions WHERE lower(email) = ?');
  const upsertDead = database.prepare(
    `INSERT INTO dead_jobs (queue, id, error, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (queue, id) DO UPDATE SET error = excluded.error, at = excluded.at`,
  );
  const dead = database.prepare('SELECT * FROM dead_jobs ORDER BY at LIMIT ?');
  const removeDead = database.prepare('DELETE FROM dead_jobs WHERE queue = ? AND id = ?');

  const toRecord = (row: Record<string, unknown>): AdminRecord => ({
    email: String(row.email),
    keyHash: String(row.key_hash),
    codeHash: String(row.code_hash),
    isConfigured: row.configured === 1,
  });

  const find = (email: string): AdminRecord | undefined => found(byEmail.get(email.toLowerCase()), toRecord);

  function has(email: string, { keyHash, codeHash }: Pick<AdminRecord, 'keyHash' | 'codeHash'>): boolean {
    const record = find(email);
    return record?.keyHash === keyHash && record.codeHash === codeHash;
  }

  return {
    find,
    has,
    all: (): readonly AdminRecord[] => all.all().map(toRecord),
    count: (): number => Number(count.get()?.admins),
    /** New credentials end the sessions that the old ones opened. */
    set(record: AdminRecord): void {
      const { email, keyHash, codeHash, isConfigured } = record;
      const key = email.toLowerCase();
      if (!has(email, record)) endSessionsOf.run(key);
      upsert.run(key, email, keyHash, codeHash, Number(isConfigured));
    },
    remove(email: string): boolean {
      const key = email.toLowerCase();
      endSessionsOf.run(key);
      return remove.run(key).changes === 1;
    },
    openSession: ({ tokenHash, email, expiresAt }: AdminSession): void =>
      void insertSession.run(tokenHash, email, expiresAt),
    session(tokenHash: string): AdminSession | undefined {
      const row = session.get(tokenHash);
      return (
        row && {
          email: String(row.email),
          tokenHash: String(row.token_hash),
          expiresAt: Number(row.expires_at),
        }
      );
    },
    prolong: (tokenHash: string, now: number, expiresAt: number): void =>
      void prolong.run(expiresAt, tokenHash, now),
    endSession: (tokenHash: string): void => void endSession.run(tokenHash),
    addDead: ({ queue, id, error, at }: DeadJob): void => void upsertDead.run(queue, id, error, at),
    dead: (limit: number): readonly DeadJob[] =>
      dead.all(limit).map((row) => ({
        queue: String(row.queue) as DeadJob['queue'],
        id: String(row.id),
        error: String(row.error),
        at: Number(row.at),
      })),
    removeDead: (queue: string, id: string): boolean => removeDead.run(queue, id).changes === 1,
  };
}
