export interface Failpoint {
  /** The statement that must have run first, by its beginning; null when none must. */
  readonly after: string | null;
  /** The statement at which the process dies, by its beginning; `SYNC BEGINS` and `SYNCED` for the log, `REPLY` for the head of an answer. */
  readonly at: string;
  readonly when: 'before' | 'after';
}

/** What a finish reads. */
const ACCOUNT = 'SELECT id, username, points';
const POINTS = 'UPDATE accounts SET points';
const PLAY = 'UPDATE plays SET version';
const LEDGER = 'INSERT INTO ledger';
const PAYOUT = 'UPDATE withdrawals';

/** Moments at which a process may die, by name. */
export const failpoints: Readonly<Record<string, Failpoint>> = {
  'before the play': { after: ACCOUNT, at: PLAY, when: 'before' },
  'between play and points': { after: null, at: POINTS, when: 'before' },
  'between points and ledger': { after: POINTS, at: LEDGER, when: 'before' },
  'before the commit': { after: LEDGER, at: 'COMMIT', when: 'before' },
  'after the commit, before the sync': { after: LEDGER, at: 'SYNC BEGINS', when: 'before' },
  'after the sync, before the reply': { after: LEDGER, at: 'SYNCED', when: 'before' },
  'before a visitor’s result is synced': { after: PLAY, at: 'SYNC BEGINS', when: 'before' },
  'before the reply': { after: 'INSERT INTO withdrawals', at: 'REPLY', when: 'before' },
  'after the enqueue': { after: 'INSERT INTO withdrawals', at: PAYOUT, when: 'before' },
  'before the sending is stored': { after: PAYOUT, at: 'COMMIT', when: 'before' },
  'after the sending is stored, before it is sent': { after: PAYOUT, at: 'COMMIT', when: 'after' },
  'after the payment, before its outcome is stored': { after: PAYOUT, at: PAYOUT, when: 'before' },
  'between slot and account': { after: null, at: 'INSERT INTO accounts', when: 'before' },
};
