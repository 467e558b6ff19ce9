/** What dashboards page through, by time; and what was counted of a member's answers (nothing yet: it is counted on demand). */
export const pages = `
  ALTER TABLE accounts ADD COLUMN answer_counts TEXT NOT NULL DEFAULT '{"plays":0,"right":0,"times":{}}';
  CREATE INDEX withdrawals_by_time ON withdrawals (created_at, id);
  CREATE INDEX withdrawals_by_status ON withdrawals (status, created_at, id);
  CREATE INDEX support_by_time ON support (at, id)`;
