import type { Rank } from '../../shared/rules/rank.ts';
import type { AnswerCounts } from './answer-counts.ts';

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

/** Who an account belongs to. */
export interface AccountOwner
  extends Pick<NewAccount, 'username' | 'usernameKey' | 'email' | 'mailbox' | 'createdAt'>,
    Pick<Profile, 'accountId' | 'lastActive'> {}

export type AccountDeleted =
  | { readonly kind: 'deleted'; readonly slots: Slots }
  /** A request is Pending, or its payout is being sent. */
  | { readonly kind: 'money-under-way' }
  /** The session is over, or the account has another password than the one that was checked. */
  | { readonly kind: 'gone' };

/** Why a sign-up is refused, in the order in which the reasons are looked at. */
export type SignUpObstacle = 'EMAIL_TAKEN' | 'USERNAME_TAKEN' | 'NO_FREE_ACCOUNTS';

export type Claimed =
  | { readonly kind: 'claimed'; readonly slots: Slots }
  | { readonly kind: 'refused'; readonly code: SignUpObstacle };

/** What was counted of a member. Where the counts have fewer plays than the member, an older release didn't count. */
export interface CountedMember extends Pick<Profile, 'accountId' | 'quizCount' | 'version'> {
  readonly counts: AnswerCounts;
}

export interface LedgerEntry {
  readonly id: string;
  readonly at: number;
  readonly points: number;
  /** The points after this entry. */
  readonly balance: number;
  readonly reason: 'quiz' | 'withdrawal';
  readonly ref: string;
}

/** An entry as it is stored. Its id is that of what changed the points, so nothing changes them twice. */
export interface NewLedgerEntry extends LedgerEntry {
  readonly accountId: string;
  readonly profileVersion: number;
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
  accountOwner(accountId: string): Promise<AccountOwner | undefined>;
  /** Whose account has that mailbox, however the address was written. */
  ownerOfMailbox(mailbox: string): Promise<AccountOwner | undefined>;
  /**
   * Deletes an account as its member wants it, with everything that refers to it, messages included, and frees the slot, where the
   * session is valid at `now` and no money is under way. What was paid goes to the archive without name and number.
   */
  deleteAccount(
    session: { readonly accountId: string; readonly tokenHash: string },
    checked: { readonly passwordHash: string; readonly now: number },
  ): Promise<AccountDeleted>;
  /** Those of them that exist, in any order. */
  countedMembers(accountIds: readonly string[]): Promise<readonly CountedMember[]>;
  /** Keeps what was counted anew, where the profile still has that version. */
  keepAnswerCounts(accountId: string, version: number, counts: AnswerCounts): Promise<void>;
  /** The newest entries first. */
  ledger(accountId: string, limit: number): Promise<readonly LedgerEntry[]>;
  /** The entries from a moment on, the oldest first. */
  ledgerSince(accountId: string, since: number): Promise<readonly LedgerEntry[]>;
  slots(): Promise<Slots>;
  setSlotLimit(limit: number): Promise<Slots>;
  stats(): Promise<Stats>;
}
