import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type {
  GivenNumber,
  Withdrawal,
  WithdrawalListing,
  WithdrawalSaved,
} from '../../ports/withdrawal-store.ts';
import { found } from './found.ts';
import { pageOfRows } from './page-rows.ts';
import { createPaymentReferenceRows } from './payment-reference-rows.ts';

export const WITHDRAWAL_COLUMNS = {
  id: 'id',
  version: 'version',
  accountId: 'account_id',
  username: 'username',
  requestId: 'request_id',
  paymentMethod: 'payment_method',
  accountName: 'account_name',
  accountNumber: 'account_number',
  amount: 'amount',
  status: 'status',
  payoutState: 'payout_state',
  attempt: 'attempt',
  failedSends: 'failed_sends',
  sends: 'sends',
  fence: 'fence',
  leaseUntil: 'lease_until',
  retryAt: 'retry_at',
  reference: 'reference',
  createdAt: 'created_at',
  statusChangedAt: 'status_changed_at',
  claimedBy: 'claimed_by',
  claimedUntil: 'claimed_until',
  history: 'history',
} as const satisfies Record<keyof Withdrawal, string>;

const OVERDUE = `status = 'Pending' AND created_at < ?`;
const NOT_OVERDUE = `(status <> 'Pending' OR created_at >= ?)`;

const NAMES = Object.entries(WITHDRAWAL_COLUMNS) as [keyof Withdrawal, string][];

function valuesOf(withdrawal: Withdrawal): SQLInputValue[] {
  return NAMES.map(([field]) => {
    const value = withdrawal[field];
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as SQLInputValue);
  });
}

function toWithdrawal(row: Record<string, unknown>): Withdrawal {
  const fields = NAMES.map(([field, column]) => [
    field,
    field === 'history' ? JSON.parse(String(row[column])) : row[column],
  ]);
  return Object.fromEntries(fields) as Withdrawal;
}

/** The rows of withdrawals, and the archive of what was paid to members who are gone. */
export function createWithdrawalRows(database: DatabaseSync) {
  const columns = NAMES.map(([, column]) => column);
  const marks = columns.map(() => '?').join(', ');
  const insert = database.prepare(`INSERT INTO withdrawals (${columns.join(', ')}) VALUES (${marks})`);
  const update = database.prepare(
    `UPDATE withdrawals SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ? AND version = ?`,
  );
  const byId = database.prepare('SELECT * FROM withdrawals WHERE id = ?');
  const byRequest = database.prepare('SELECT * FROM withdrawals WHERE account_id = ? AND request_id = ?');
  const ofAccount = database.prepare('SELECT * FROM withdrawals WHERE account_id = ? ORDER BY id DESC');
  const due = database.prepare(
    `SELECT * FROM withdrawals WHERE status = 'Pending'
     AND (payout_state = 'queued' OR (payout_state = 'retry' AND retry_at <= :now))
     AND coalesce(claimed_until, 0) <= :now ORDER BY id`,
  );
  const overrun = database.prepare(
    `SELECT * FROM withdrawals WHERE payout_state = 'sending' AND lease_until <= ? ORDER BY id`,
  );
  const unknown = database.prepare(
    `SELECT count(*) AS payouts FROM withdrawals WHERE payout_state = 'unknown'`,
  );
  const given = database.prepare(
    `SELECT DISTINCT account_number, account_id, username FROM withdrawals
     WHERE account_number IN (SELECT value FROM json_each(?)) ORDER BY username`,
  );
  const archived = database.prepare('SELECT 1 FROM payout_archive WHERE id = ?');
  const archive = database.prepare(
    `INSERT INTO payout_archive (id, amount, paid_at, reference, payout_state)
     SELECT id, amount, status_changed_at, reference, payout_state FROM withdrawals
     WHERE account_id = ? AND status = 'Paid'`,
  );
  const removeOf = database.prepare('DELETE FROM withdrawals WHERE account_id = ?');
  const paid = database.prepare(
    `SELECT (SELECT coalesce(sum(amount), 0) FROM withdrawals WHERE status = 'Paid')
          + (SELECT coalesce(sum(amount), 0) FROM payout_archive) AS points`,
  );

  const references = createPaymentReferenceRows(database);

  return {
    insert: (withdrawal: Withdrawal): void => void insert.run(...valuesOf(withdrawal)),
    find: (id: string) => found(byId.get(id), toWithdrawal),
    findRequest: (accountId: string, requestId: string) =>
      found(byRequest.get(accountId, requestId), toWithdrawal),
    ofAccount: (accountId: string) => ofAccount.all(accountId).map(toWithdrawal),
    page: ({ status, overdue, ...wish }: WithdrawalListing) =>
      pageOfRows(database, {
        ...wish,
        table: 'withdrawals',
        at: 'created_at',
        texts: ['username', 'account_name', 'account_number', 'reference'],
        where: [
          ...(status === null ? [] : [['status = ?', status] as const]),
          ...(overdue === null ? [] : [[overdue.only ? OVERDUE : NOT_OVERDUE, overdue.before] as const]),
        ],
      }).map(toWithdrawal),
    due: (now: number) => due.all({ now }).map(toWithdrawal),
    overrun: (now: number) => overrun.all(now).map(toWithdrawal),
    replace(changed: Withdrawal): WithdrawalSaved {
      const { id, version } = changed;
      const other = references.otherHolder(changed);
      if (other !== undefined) return { kind: 'reference-taken', withdrawalId: other };
      const withdrawal = { ...changed, version: version + 1 };
      const { changes } = update.run(...valuesOf(withdrawal), id, version);
      if (changes !== 1) return { kind: byId.get(id) ? 'conflict' : 'gone' };
      references.hold(changed);
      return { kind: 'saved', withdrawal };
    },
    unknown: (): number => Number(unknown.get()?.payouts),
    given: (accountNumbers: readonly string[]): GivenNumber[] =>
      given.all(JSON.stringify(accountNumbers)).map((row) => ({
        accountNumber: String(row.account_number),
        accountId: String(row.account_id),
        username: String(row.username),
      })),
    isArchived: (id: string): boolean => archived.get(id) !== undefined,
    archiveAndRemoveOf(accountId: string): void {
      archive.run(accountId);
      removeOf.run(accountId);
    },
    paidPoints: (): number => Number(paid.get()?.points),
  };
}
