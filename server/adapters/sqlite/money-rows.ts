import type { DatabaseSync } from 'node:sqlite';
import type { MoneySpan, MoneySum, Owed } from '../../ports/figures-store.ts';

const SUM = 'count(*) AS requests, coalesce(sum(amount), 0) AS points';

const toSum = (row: Record<string, unknown> | undefined): MoneySum => ({
  requests: Number(row?.requests),
  points: Number(row?.points),
});

/** Sums over withdrawals and the archive of what was paid, each over a range of an index. */
export function createMoneyRows(database: DatabaseSync) {
  const owed = database.prepare(
    `SELECT ${SUM}, min(created_at) AS oldest FROM withdrawals WHERE status = 'Pending'`,
  );
  const overdue = database.prepare(
    `SELECT count(*) AS requests FROM withdrawals WHERE status = 'Pending' AND created_at < ?`,
  );
  const owedIn = database.prepare(
    `SELECT ${SUM} FROM withdrawals WHERE status = 'Pending' AND created_at >= ? AND created_at < ?`,
  );
  const paidIn = database.prepare(
    `SELECT ${SUM} FROM withdrawals WHERE status = 'Paid' AND status_changed_at >= ? AND status_changed_at < ?`,
  );
  const archivedIn = database.prepare(`SELECT ${SUM} FROM payout_archive WHERE paid_at >= ? AND paid_at < ?`);

  return {
    owed(overdueBefore: number): Owed {
      const row = owed.get();
      const oldest = row?.oldest ?? null;
      return {
        ...toSum(row),
        overdue: Number(overdue.get(overdueBefore)?.requests),
        oldestAt: oldest === null ? null : Number(oldest),
      };
    },
    between(from: number, to: number): MoneySpan {
      const [paid, archived] = [toSum(paidIn.get(from, to)), toSum(archivedIn.get(from, to))];
      return {
        owed: toSum(owedIn.get(from, to)),
        paid: { requests: paid.requests + archived.requests, points: paid.points + archived.points },
      };
    },
  };
}
