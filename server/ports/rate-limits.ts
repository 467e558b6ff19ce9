/**
 * People are refused by account, or by account and address. An address, which thousands may share, only waits: it is refused
 * no more than new accounts of a day, and what would fill the store, far above what those who share one need. Of IPv6 an
 * address is a household's /64, and its /48 has as much as three of them.
 */
export type Refusing =
  | 'login by account and address'
  /** A password that is asked for within a session. */
  | 'password by account'
  | 'admin login by account and address'
  | 'reset link by account'
  | 'export by account'
  | 'message by account'
  /** Accounts that were made, whatever was tried before. */
  | 'account by address'
  | 'message by address'
  | 'connection by address'
  | 'visitor play by address';
export type Delaying =
  /** Whatever changes something, looked at before it is read. */
  'call by account' | 'call by address' | 'login by account' | 'login by address' | 'admin login by site';

export interface RateLimits {
  /** Counts an attempt; whole seconds to wait when it is one too many, else null. */
  refuse(limit: Refusing, key: string): Promise<number | null>;
  /** Takes back an attempt that was counted and came to nothing. */
  giveBack(limit: Refusing, key: string): Promise<void>;
  /** Counts an attempt; milliseconds by which it is to be delayed, at most 2,000. */
  delay(limit: Delaying, key: string): Promise<number>;
  /** Forgets the attempts of a key, as after a success. */
  forget(limit: Refusing, key: string): Promise<void>;
}
