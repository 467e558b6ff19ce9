import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { buildWithdrawal } from '../../../../tests/builders/withdrawal-builder.ts';
import { migrate } from '../database.ts';
import { migrations } from '../migrations.ts';
import { createPaymentReferenceRows } from '../payment-reference-rows.ts';
import { foldedReferences } from './folded-references.ts';

it('a store of an older release: references are held as they look, and what was alike already stays as it is [MONEY-22]', () => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  const older = migrations.slice(0, migrations.indexOf(foldedReferences));
  database.exec(`${older.join(';\n')}; PRAGMA user_version = ${older.length}`);
  database.exec(`INSERT INTO payment_references VALUES ('TX-1', '1'), ('tx-1', '2'), ('ok', '3')`);
  migrate(database);
  const held = database.prepare('SELECT * FROM payment_references ORDER BY reference').all();
  expect(held.map((row) => ({ ...row }))).toEqual([
    { reference: 'TX-1', withdrawal_id: '1' },
    { reference: 'ok', withdrawal_id: '3' },
    { reference: 'tx-1', withdrawal_id: '2' },
    { reference: 'tx1', withdrawal_id: '1' },
  ]);
  const { otherHolder } = createPaymentReferenceRows(database);
  const settled = (id: string, reference: string) =>
    otherHolder(buildWithdrawal({ id, status: 'Paid', reference }));
  expect(settled('2', 'tx-1')).toBeUndefined();
  expect(settled('4', 'TX 1')).toBe('1');
  expect(settled('4', 'O-K')).toBe('3');
});
