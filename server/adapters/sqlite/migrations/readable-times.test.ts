import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { migrate } from '../database.ts';
import { migrations } from '../migrations.ts';
import { readableTimes } from './readable-times.ts';

const WITHDRAWAL = `version, account_id, username, request_id, payment_method, account_name, account_number, amount, status,
  payout_state, attempt, failed_sends, sends, status_changed_at, history`;

/** Rows of a store of the release before, at a moment. */
function fill(database: DatabaseSync, at: number): void {
  database.exec(`
    INSERT INTO accounts (id, username, username_key, email, mailbox, password_hash, created_at, last_active, rank)
      VALUES ('a', 'A', 'a', 'a', 'a', 'h', 1, ${at}, 'Bronze');
    INSERT INTO support VALUES ('s', NULL, 'Guest', 'N', 'e', 'm', ${at});
    INSERT INTO withdrawals (id, created_at, ${WITHDRAWAL})
      VALUES ('w', ${at}, 1, 'a', 'A', 'r', 'JazzCash', 'A', '0300', 2500, 'Pending', 'queued', 1, 0, 0, 1, '[]')`);
}

it('messages and withdrawals have a timestamp, members a lastActiveAt, as ISO text, in a store of an older release too', () => {
  const older = migrations.slice(0, migrations.indexOf(readableTimes));
  const moments = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      const database = new DatabaseSync(':memory:');
      database.exec(`${older.join(';\n')}; PRAGMA user_version = ${older.length}`);
      fill(database, moment.getTime());
      migrate(database);
      const found = database
        .prepare(
          `SELECT s.timestamp AS sent, w.timestamp AS requested, last_active_at AS active
           FROM accounts, support s, withdrawals w`,
        )
        .get();
      const iso = moment.toISOString();
      expect({ ...found }).toEqual({ sent: iso, requested: iso, active: iso });
      database.close();
    }),
    { numRuns: 50 },
  );
});
