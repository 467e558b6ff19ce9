import { WITHDRAWAL_POINTS } from '../../shared/rules/money.ts';
import { UNRANKED } from '../../shared/rules/rank.ts';

export interface AuditCheck {
  /** What always holds. */
  readonly name: string;
  /** Selects what breaks it, each as one text in the column `found`. `rank_of(points)` is the product's own rule. */
  readonly sql: string;
}

/** `rows` of `table` whose member doesn't exist. */
function orphans(table: string, id: string): string {
  return `SELECT '${table} ' || ${id} || ' is of ' || account_id || ', who does not exist' AS found
    FROM ${table} WHERE account_id IS NOT NULL AND account_id NOT IN (SELECT id FROM accounts)`;
}

/** What must hold in every state of the store. To let the audit look at more, add a check. */
export const auditChecks: readonly AuditCheck[] = [
  {
    name: 'the file is whole',
    sql: `SELECT integrity_check AS found FROM pragma_integrity_check WHERE integrity_check <> 'ok'`,
  },
  {
    name: 'points are the sum of the ledger',
    sql: `SELECT username || ' has ' || a.points || ' points, the ledger sums to ' || coalesce(sum(l.points), 0) AS found
      FROM accounts a LEFT JOIN ledger l ON l.account_id = a.id
      GROUP BY a.id HAVING a.points <> coalesce(sum(l.points), 0)`,
  },
  {
    name: 'points are never negative',
    sql: `SELECT username || ' has ' || points || ' points' AS found FROM accounts WHERE points < 0
      UNION ALL
      SELECT 'entry ' || id || ' of ' || account_id || ' leaves ' || balance || ' points' FROM ledger WHERE balance < 0`,
  },
  {
    name: 'every entry of the ledger goes on from the one before',
    sql: `SELECT 'entry ' || id || ' of ' || account_id || ' makes ' || before || ' with ' || points || ' to ' || balance
        AS found
      FROM (SELECT *, lag(balance, 1, 0) OVER (PARTITION BY account_id ORDER BY profile_version) AS before FROM ledger)
      WHERE balance <> before + points`,
  },
  {
    name: 'at most one grant for a member, a quiz and a day',
    sql: `SELECT p.account_id || ' has ' || count(*) || ' grants for ' || l.ref || ' on ' || p.day AS found
      FROM ledger l JOIN plays p ON p.id = l.id
      WHERE l.reason = 'quiz' GROUP BY p.account_id, l.ref, p.day HAVING count(*) > 1`,
  },
  {
    name: 'every finished play of a member has its grant, and every grant its play',
    sql: `SELECT 'play ' || id || ' of ' || account_id || ' is finished without an entry in the ledger' AS found
      FROM plays p WHERE account_id IS NOT NULL AND finished_at IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM ledger l WHERE l.id = p.id AND l.account_id = p.account_id AND l.reason = 'quiz'
          AND l.points = p.course ->> '$.grant.earned')
      UNION ALL
      SELECT 'entry ' || id || ' of ' || account_id || ' is of no finished play'
      FROM ledger l WHERE reason = 'quiz' AND NOT EXISTS (
        SELECT 1 FROM plays p WHERE p.id = l.id AND p.account_id = l.account_id AND p.finished_at IS NOT NULL)`,
  },
  {
    name: 'the questions of every play are there',
    sql: `SELECT 'play ' || p.id || ' has a question that is not stored' AS found
      FROM plays p, json_each(p.course, '$.questions') q
      WHERE p.account_id IS NULL AND q.type = 'text' AND substr(q.value, 1, instr(q.value, ':') - 1) NOT IN (SELECT key FROM questions)`,
  },
  {
    name: 'quizzes are counted and ranks follow from points',
    sql: `SELECT username || ' has ' || quiz_count || ' quizzes and the rank ' || rank || ' with ' || points || ' points'
        AS found
      FROM accounts a
      WHERE quiz_count <> (SELECT count(*) FROM ledger l WHERE l.account_id = a.id AND l.reason = 'quiz')
        OR rank <> CASE WHEN quiz_count = 0 THEN '${UNRANKED}' ELSE rank_of(points) END`,
  },
  {
    name: 'accounts are the slots taken',
    sql: `SELECT taken || ' slots are taken by ' || (SELECT count(*) FROM accounts) || ' accounts' AS found
      FROM slots WHERE taken <> (SELECT count(*) FROM accounts)`,
  },
  {
    name: 'usernames are unique whatever the case',
    sql: `SELECT count(*) || ' accounts are called ' || lower(username) AS found
      FROM accounts GROUP BY lower(username) HAVING count(*) > 1 OR lower(username) <> min(username_key)`,
  },
  {
    name: 'mailboxes are unique',
    sql: `SELECT count(*) || ' accounts have the mailbox ' || lower(mailbox) AS found
      FROM accounts GROUP BY lower(mailbox) HAVING count(*) > 1`,
  },
  { name: 'no session of a member who does not exist', sql: orphans('sessions', `''`) },
  { name: 'no play of a member who does not exist', sql: orphans('plays', 'id') },
  { name: 'no password reset of a member who does not exist', sql: orphans('password_resets', 'id') },
  { name: 'no ledger entry of a member who does not exist', sql: orphans('ledger', 'id') },
  { name: 'no withdrawal of a member who does not exist', sql: orphans('withdrawals', 'id') },
  {
    name: `each withdrawal has exactly one debit of ${WITHDRAWAL_POINTS}, and each debit one withdrawal`,
    sql: `SELECT 'withdrawal ' || id || ' of ' || account_id || ' has no debit of its own' AS found
      FROM withdrawals w WHERE amount <> ${WITHDRAWAL_POINTS} OR NOT EXISTS (
        SELECT 1 FROM ledger l WHERE l.id = w.id AND l.account_id = w.account_id AND l.reason = 'withdrawal'
          AND l.points = -${WITHDRAWAL_POINTS})
      UNION ALL
      SELECT 'debit ' || id || ' of ' || account_id || ' is of no withdrawal'
      FROM ledger l WHERE reason = 'withdrawal' AND NOT EXISTS (
        SELECT 1 FROM withdrawals w WHERE w.id = l.id AND w.account_id = l.account_id)`,
  },
  {
    name: 'at most one link for a new password is open for a member',
    sql: `SELECT account_id || ' has ' || count(*) || ' open links for a new password' AS found
      FROM password_resets WHERE used_at IS NULL AND voided_at IS NULL GROUP BY account_id HAVING count(*) > 1`,
  },
  {
    name: 'nothing that was paid out is Pending',
    sql: `SELECT 'withdrawal ' || id || ' is Pending and its payout is done' AS found
      FROM withdrawals WHERE status = 'Pending' AND payout_state = 'done'`,
  },
  {
    name: 'a reference settles one request only',
    sql: `SELECT 'withdrawal ' || id || ' has the reference ' || reference || ' of another' AS found
      FROM withdrawals w WHERE status = 'Paid' AND reference IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM payment_references p WHERE p.reference = w.reference AND p.withdrawal_id = w.id)
      UNION ALL
      SELECT 'the reference ' || p.reference || ' is held by withdrawal ' || w.id || ', which has none like it'
      FROM payment_references p JOIN withdrawals w ON w.id = p.withdrawal_id WHERE NOT EXISTS (
        SELECT 1 FROM (
          SELECT w.reference AS own UNION ALL SELECT value ->> 'reference' FROM json_each(w.history))
        WHERE p.reference IN (own, fold_reference(own)))`,
  },
  {
    name: 'no payout was sent more often than its attempts',
    sql: `SELECT 'withdrawal ' || id || ' was sent ' || sends || ' times in ' || attempt || ' attempts' AS found
      FROM withdrawals WHERE sends > attempt OR sends < 0`,
  },
];
