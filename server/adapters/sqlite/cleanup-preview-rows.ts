import type { DatabaseSync } from 'node:sqlite';
import type { CleanupPreview, CleanupRule } from '../../ports/cleanup-store.ts';

const IS_OWED = `EXISTS (SELECT 1 FROM withdrawals w WHERE w.account_id = a.id AND w.status = 'Pending')`;
const SETTLED_LATELY =
  'EXISTS (SELECT 1 FROM withdrawals w WHERE w.account_id = a.id AND w.status_changed_at >= ?)';

/** Who a cleanup would delete, without deleting anybody. */
export function createCleanupPreviewRows(database: DatabaseSync) {
  const count = (condition: string) =>
    database.prepare(`SELECT count(*) AS members FROM accounts a WHERE ${condition}`);
  const active = count('last_active >= ?');
  const inactive = count('last_active < ?');
  const owed = count(`last_active < ? AND ${IS_OWED}`);
  const lately = count(`last_active < ? AND ${SETTLED_LATELY} AND NOT ${IS_OWED}`);
  const goes = database.prepare(
    `SELECT id, username, points, last_active FROM accounts a
     WHERE last_active < ? AND NOT ${SETTLED_LATELY} AND NOT ${IS_OWED} ORDER BY last_active, id LIMIT ?`,
  );
  const members = (row: Record<string, unknown> | undefined) => Number(row?.members);

  return ({ inactiveBefore, settledBefore }: CleanupRule, limit: number): CleanupPreview => {
    const kept = {
      active: members(active.get(inactiveBefore)),
      owed: members(owed.get(inactiveBefore)),
      settledLately: members(lately.get(inactiveBefore, settledBefore)),
    };
    return {
      deleted: members(inactive.get(inactiveBefore)) - kept.owed - kept.settledLately,
      members: goes.all(inactiveBefore, settledBefore, limit).map((row) => ({
        accountId: String(row.id),
        username: String(row.username),
        points: Number(row.points),
        lastActive: Number(row.last_active),
      })),
      kept,
    };
  };
}
