import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTempDir, type TempDir } from '../../scripts/processes/temp-dir.ts';
import { buildAccount } from '../../tests/builders/account-builder.ts';
import { buildPlay } from '../../tests/builders/play-builder.ts';
import { openDatabase } from '../adapters/sqlite/database.ts';
import { createSqliteStore } from '../adapters/sqlite/sqlite-store.ts';
import { lastSettlementAt } from '../features/play/timeline.ts';
import { auditStore, NotAuditable } from './audit.ts';
import { auditChecks } from './audit-checks.ts';

const owner = { kind: 'member', accountId: 'account-1' } as const;
const PLAY = '0199c0de-0000-7000-8000-000000000001';
const OTHER_PLAY = '0199c0de-0000-7000-8000-000000000002';

let dir: TempDir;
beforeEach(async () => {
  dir = createTempDir();
  const store = createSqliteStore({ database: openDatabase(dir.path), endsAt: lastSettlementAt });
  await store.setSlotLimit(5);
  for (const n of [1, 2]) await store.claimAccount(buildAccount(n));
  const plays = [
    buildPlay({ id: PLAY, owner }),
    buildPlay({ id: OTHER_PLAY, owner, quizId: 'science-trivia' }),
    buildPlay({ id: '0199c0de-0000-7000-8000-000000000003' }),
  ];
  for (const play of plays) {
    await store.startPlay(play);
    await store.finishPlay(play, lastSettlementAt(play), 30);
  }
  await store.close();
});
afterEach(() => dir.remove());

/** Writes past every rule of the product, and of the schema. */
function plant(sql: string): void {
  const database = new DatabaseSync(join(dir.path, 'sawaal.sqlite'), { enableForeignKeyConstraints: false });
  database.exec(`PRAGMA ignore_check_constraints = ON; ${sql}`);
  database.close();
}

const differing = () => [...new Set(auditStore(dir.path).map(({ check }) => check))];

const withdrawal = (changes: Record<string, string> = {}) => {
  const row: Record<string, string> = {
    id: `'w'`,
    version: '1',
    account_id: `'account-1'`,
    username: `'Member-1'`,
    request_id: `'r'`,
    payment_method: `'JazzCash'`,
    account_name: `'A'`,
    account_number: `'03001234567'`,
    amount: '2500',
    status: `'Pending'`,
    payout_state: `'queued'`,
    attempt: '1',
    failed_sends: '0',
    sends: '0',
    created_at: '1',
    status_changed_at: '1',
    history: `'[]'`,
    ...changes,
  };
  return `INSERT INTO withdrawals (${Object.keys(row)}) VALUES (${Object.values(row)});`;
};

const planted: readonly (readonly [check: string, sql: string])[] = [
  ['points are the sum of the ledger', `UPDATE accounts SET points = points + 10 WHERE id = 'account-1'`],
  [
    'points are never negative',
    `UPDATE accounts SET points = -10 WHERE id = 'account-2';
     INSERT INTO ledger VALUES ('x', 'account-2', 2, 1, -10, -10, 'withdrawal', 'x')`,
  ],
  [
    'every entry of the ledger goes on from the one before',
    `UPDATE ledger SET balance = 70 WHERE id = '${OTHER_PLAY}'`,
  ],
  [
    'at most one grant for a member, a quiz and a day',
    `DROP INDEX plays_of_member_and_day; UPDATE plays SET quiz_id = 'world-history';
     UPDATE ledger SET ref = 'general-knowledge/world-history'`,
  ],
  [
    'every finished play of a member has its grant, and every grant its play',
    `UPDATE plays SET finished_at = NULL WHERE id = '${PLAY}'`,
  ],
  [
    'every finished play of a member has its grant, and every grant its play',
    `DELETE FROM ledger WHERE id = '${OTHER_PLAY}'; UPDATE accounts SET points = 30, quiz_count = 1 WHERE id = 'account-1'`,
  ],
  [
    'the questions of every play are there',
    'DELETE FROM questions WHERE key = (SELECT max(key) FROM questions)',
  ],
  [
    'quizzes are counted and ranks follow from points',
    `UPDATE accounts SET rank = 'Platinum' WHERE id = 'account-1'`,
  ],
  [
    'quizzes are counted and ranks follow from points',
    `UPDATE accounts SET quiz_count = 3 WHERE id = 'account-1'`,
  ],
  ['accounts are the slots taken', 'UPDATE slots SET taken = 1'],
  [
    'usernames are unique whatever the case',
    `UPDATE accounts SET username = 'MEMBER-1', username_key = 'member-1x' WHERE id = 'account-2'`,
  ],
  ['mailboxes are unique', `UPDATE accounts SET mailbox = 'Member1@gmail.com' WHERE id = 'account-2'`],
  ['no session of a member who does not exist', `INSERT INTO sessions VALUES ('nobody', 't', 1)`],
  [
    'no play of a member who does not exist',
    `UPDATE plays SET account_id = 'nobody', finished_at = NULL WHERE account_id IS NULL`,
  ],
  [
    'no ledger entry of a member who does not exist',
    `INSERT INTO ledger VALUES ('x', 'nobody', 1, 1, 10, 10, 'quiz', 'a/b')`,
  ],
  ['no withdrawal of a member who does not exist', withdrawal({ account_id: `'nobody'` })],
  ['each withdrawal has exactly one debit of 2500, and each debit one withdrawal', withdrawal()],
  [
    'each withdrawal has exactly one debit of 2500, and each debit one withdrawal',
    `INSERT INTO ledger VALUES ('w', 'account-1', 4, 1, -2500, -2440, 'withdrawal', 'w')`,
  ],
  [
    'no password reset of a member who does not exist',
    `INSERT INTO password_resets VALUES ('r', 'nobody', 'm', 'h', 'a', 1, 2, NULL, NULL)`,
  ],
  [
    'at most one link for a new password is open for a member',
    `DROP INDEX password_resets_open;
     INSERT INTO password_resets VALUES ('r', 'account-1', 'm', 'h', 'a', 1, 2, NULL, NULL);
     INSERT INTO password_resets VALUES ('s', 'account-1', 'm', 'i', 'a', 1, 2, NULL, NULL)`,
  ],
  ['nothing that was paid out is Pending', withdrawal({ payout_state: `'done'` })],
  [
    'a reference settles one request only',
    `${withdrawal({ status: `'Paid'`, payout_state: `'manual'`, reference: `'TX-1'` })}
     INSERT INTO payment_references VALUES ('TX-1', 'another')`,
  ],
  [
    'a reference settles one request only',
    `${withdrawal({ status: `'Paid'`, payout_state: `'manual'`, reference: `'TX-1'` })}
     INSERT INTO payment_references VALUES ('TX-1', 'w'), ('tx1', 'w'), ('tx2', 'w')`,
  ],
  ['no payout was sent more often than its attempts', withdrawal({ sends: '2' })],
];

describe('the audit', () => {
  it('finds nothing where nothing differs [FAULT-12]', () => {
    expect(auditStore(dir.path)).toEqual([]);
  });

  it.each(planted)('%s: found [MONEY-1]', (check, sql) => {
    plant(sql);
    expect(differing()).toContain(check);
  });

  it('says what it found', () => {
    plant('UPDATE slots SET taken = 1');
    expect(auditStore(dir.path)).toEqual([
      { check: 'accounts are the slots taken', found: '1 slots are taken by 2 accounts' },
    ]);
  });

  it('has a planted difference for every check but that of the engine [FAULT-12]', () => {
    const checks = new Set(auditChecks.map(({ name }) => name));
    expect([...checks].filter((name) => !planted.some(([check]) => check === name))).toEqual([
      'the file is whole',
    ]);
  });

  it('works while a server writes, and changes nothing', () => {
    const database = openDatabase(dir.path);
    database.exec(`BEGIN IMMEDIATE; UPDATE slots SET taken = 1`);
    expect(auditStore(dir.path)).toEqual([]);
    database.exec('COMMIT');
    expect(differing()).toEqual(['accounts are the slots taken']);
    database.close();
    const written = () => statSync(join(dir.path, 'sawaal.sqlite')).mtimeMs;
    const before = written();
    auditStore(dir.path);
    expect(written()).toBe(before);
  });

  it('refuses a folder without a database, and one of another release', () => {
    expect(() => auditStore(join(dir.path, 'nothing'))).toThrow(NotAuditable);
    plant('PRAGMA user_version = 999');
    expect(() => auditStore(dir.path)).toThrow('the database has schema 999');
  });
});
