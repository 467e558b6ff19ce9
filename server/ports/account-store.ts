import type { Rank } from '../../shared/rules/rank.ts';

export interface NewAccount {
  readonly id: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly email: string;
  /** The one mailbox behind every way of writing the address. */
  readonly mailbox: string;
  readonly passwordHash: string;
  readonly createdAt: number;
}

export interface Slots {
  readonly limit: number;
  readonly taken: number;
  readonly version: number;
}

export interface Profile {
  readonly accountId: string;
  readonly username: string;
  readonly points: number;
  readonly quizCount: number;
  readonly rank: Rank;
  readonly lastActive: number;
  /** Raised by every change of points, count or rank. */
  readonly version: number;
}

export interface Credentials {
  readonly accountId: string;
  readonly username: string;
  readonly passwordHash: string;
}

/** Why a sign-up is refused, in the order in which the reasons are looked at. */
export type SignUpObstacle = 'EMAIL_TAKEN' | 'USERNAME_TAKEN' | 'NO_FREE_ACCOUNTS';

export type Claimed =
  | { readonly kind: 'claimed'; readonly slots: Slots }
  | { readonly kind: 'refused'; readonly code: SignUpObstacle };

export interface LedgerEntry {
  readonly id: string;
  readonly at: number;
  readonly points: number;
  /** The points after this entry. */
  readonly balance: number;
  readonly reason: 'quiz' | 'withdrawal';
  readonly ref: string;
}

export interface Stats {
  readonly members: number;
  readonly plays: number;
  readonly paidOutPaisa: number;
}

/** Accounts and the slots that they take. Every call is one atomic step; see `Store`. */
export interface AccountStore {
  /** What stands in the way of a sign-up at this moment, without taking anything. */
  signUpObstacle(form: Pick<NewAccount, 'usernameKey' | 'mailbox'>): Promise<SignUpObstacle | null>;
  /** Creates the account and takes its slot in one step, or neither. */
  claimAccount(account: NewAccount): Promise<Claimed>;
  credentials(usernameKey: string): Promise<Credentials | undefined>;
  credentialsOf(accountId: string): Promise<Credentials | undefined>;
  profile(accountId: string): Promise<Profile | undefined>;
  /** The newest entries first. */
  ledger(accountId: string, limit: number): Promise<readonly LedgerEntry[]>;
  slots(): Promise<Slots>;
  setSlotLimit(limit: number): Promise<Slots>;
  stats(): Promise<Stats>;
}
