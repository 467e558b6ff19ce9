/** Refusals of people are by address, or by account and address; totals only delay, so that nobody can lock an owner out. */
export type Refusing =
  | 'sign-up by address'
  | 'login by address'
  | 'login by account and address'
  | 'admin login by address'
  | 'message by address'
  | 'password reset by address'
  | 'reset link by account'
  | 'export by account'
  | 'connection by address'
  | 'visitor play by address'
  /** No person's: the one look for all dashboards. */
  | 'queues by site';
export type Delaying = 'login by account' | 'login by site' | 'sign-up by site' | 'admin login by site';

export interface RateLimits {
  /** Counts an attempt; whole seconds to wait when it is one too many, else null. */
  refuse(limit: Refusing, key: string): Promise<number | null>;
  /** Counts an attempt; milliseconds by which it is to be delayed, at most 2,000. */
  delay(limit: Delaying, key: string): Promise<number>;
  /** Forgets the attempts of a key, as after a success. */
  forget(limit: Refusing, key: string): Promise<void>;
}
