import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { migrate } from '../database.ts';
import { migrations } from '../migrations.ts';
import { paymentReferences } from './payment-references.ts';

const SETTLED = `status, request_id, account_id, version, username, payment_method, account_name, account_number, amount,
  attempt, failed_sends, sends, created_at, status_changed_at, history`;
const VALUES = `'a', 1, 'A', 'JazzCash', 'A', '0300', 2500, 1, 0, 0, 1, 1, '[]'`;

it('a store of an older release: each reference belongs to the request that it settled, the rail’s before others', () => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  const older = migrations.slice(0, migrations.indexOf(paymentReferences));
  database.exec(`${older.join(';\n')}; PRAGMA user_version = ${older.length}`);
  for (const [id, state, status, reference] of [
    ['1', 'manual', 'Paid', `'TX-1'`],
    ['2', 'done', 'Paid', `'TX-1'`],
    ['3', 'manual', 'Pending', 'NULL'],
  ]) {
    database.exec(`INSERT INTO withdrawals (id, payout_state, reference, ${SETTLED})
      VALUES ('${id}', '${state}', ${reference}, '${status}', 'r${id}', ${VALUES})`);
  }
  database.exec(`INSERT INTO payout_archive VALUES ('4', 2500, 1, 'TX-2', 'manual')`);
  migrate(database);
  const held = database.prepare('SELECT * FROM payment_references ORDER BY reference').all();
  expect(held.map((row) => ({ ...row }))).toEqual([
    { reference: 'TX-1', withdrawal_id: '2' },
    { reference: 'TX-2', withdrawal_id: '4' },
    { reference: 'tx1', withdrawal_id: '2' },
    { reference: 'tx2', withdrawal_id: '4' },
  ]);
});
