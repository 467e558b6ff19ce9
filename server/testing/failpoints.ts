export interface Failpoint {
  /** The statement that must have run first, by its beginning; null when none must. */
  readonly after: string | null;
  /** The statement at which the process dies, by its beginning. */
  readonly at: string;
  readonly when: 'before' | 'after';
}

const POINTS = 'UPDATE accounts SET points';
const PLAY = 'UPDATE plays SET version';
const LEDGER = 'INSERT INTO ledger';

/** Moments at which a process may die, by name. */
export const failpoints: Readonly<Record<string, Failpoint>> = {
  'before the points': { after: null, at: POINTS, when: 'before' },
  'between points and play': { after: POINTS, at: PLAY, when: 'before' },
  'between play and ledger': { after: POINTS, at: LEDGER, when: 'before' },
  'before the commit': { after: LEDGER, at: 'COMMIT', when: 'before' },
  'after the commit, before the reply': { after: LEDGER, at: 'COMMIT', when: 'after' },
  'between slot and account': { after: null, at: 'INSERT INTO accounts', when: 'before' },
};
