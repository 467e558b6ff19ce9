import type { PaymentMethod, PayoutState, WithdrawalStatus } from '../../shared/contract/views.ts';
import type { Profile } from './account-store.ts';
import type { PageWish } from './page.ts';
import type { StoredSession } from './session-store.ts';

/** The by-line of a status that the rail changed. */
export const BY_PAYOUT = 'payout';

export interface StatusChange {
  readonly at: number;
  readonly from: WithdrawalStatus;
  readonly to: WithdrawalStatus;
  /** The admin's e-mail address, or `BY_PAYOUT`. */
  readonly by: string;
  /** Minted once per click. */
  readonly flipId: string | null;
  /** The payment's, of a change to Paid that was undone, or of a payment that the rail told of too late (`from` is `to`). */
  readonly reference?: string;
}

export interface Withdrawal {
  readonly id: string;
  /** Raised by every write; a write names the version that it read. */
  readonly version: number;
  readonly accountId: string;
  readonly username: string;
  readonly requestId: string;
  readonly paymentMethod: PaymentMethod;
  readonly accountName: string;
  readonly accountNumber: string;
  /** Points. */
  readonly amount: number;
  readonly status: WithdrawalStatus;
  readonly payoutState: PayoutState;
  /** Part of the idempotency key; only a person raises it. */
  readonly attempt: number;
  /** How often the current attempt surely reached nobody. */
  readonly failedSends: number;
  /** How often it was sent in all; a send that surely reached nobody is taken back. Never more than the attempts. */
  readonly sends: number;
  /** Who is sending: an outcome with another fence is refused. */
  readonly fence: string | null;
  /** A `sending` older than this has an unknown outcome. */
  readonly leaseUntil: number | null;
  /** When a `retry` is due. */
  readonly retryAt: number | null;
  readonly reference: string | null;
  readonly createdAt: number;
  readonly statusChangedAt: number;
  readonly claimedBy: string | null;
  readonly claimedUntil: number | null;
  readonly history: readonly StatusChange[];
}

export type NewWithdrawal = Pick<
  Withdrawal,
  'id' | 'requestId' | 'paymentMethod' | 'accountName' | 'accountNumber' | 'amount' | 'createdAt'
>;

export type Requested =
  | { readonly kind: 'requested'; readonly withdrawal: Withdrawal; readonly profile: Profile }
  | { readonly kind: 'repeated'; readonly withdrawal: Withdrawal }
  | {
      readonly kind: 'refused';
      readonly code: 'SESSION_EXPIRED' | 'REQUEST_ID_REUSED' | 'INSUFFICIENT_POINTS';
    };

export type WithdrawalSaved =
  | { readonly kind: 'saved'; readonly withdrawal: Withdrawal }
  | { readonly kind: 'conflict' }
  /** Another withdrawal was settled with one of its references. */
  | { readonly kind: 'reference-taken'; readonly withdrawalId: string }
  | { readonly kind: 'gone' };

/** A page of all withdrawals, by the moment at which they were made. */
export interface WithdrawalListing extends PageWish {
  /** Null for both. */
  readonly status: WithdrawalStatus | null;
  /** Only what is Pending since before a moment, or all but that; null for everything. */
  readonly overdue: { readonly before: number; readonly only: boolean } | null;
  readonly order: 'asc' | 'desc';
}

/** That a member gave an account number. */
export type GivenNumber = Pick<Withdrawal, 'accountNumber' | 'accountId' | 'username'>;

/** Withdrawals. Every call is one atomic step; see `Store`. */
export interface WithdrawalStore {
  /**
   * Debit, ledger entry, rank and request in one step, where the session is valid and the points suffice; the same
   * request id with the same details is the same withdrawal, and is looked up before the points.
   */
  requestWithdrawal(
    session: Pick<StoredSession, 'accountId' | 'tokenHash'>,
    request: NewWithdrawal,
  ): Promise<Requested>;
  withdrawal(id: string): Promise<Withdrawal | undefined>;
  /** The newest first. */
  withdrawalsOf(accountId: string): Promise<readonly Withdrawal[]>;
  /** Searched by username, account name, number and reference. */
  withdrawals(listing: WithdrawalListing): Promise<readonly Withdrawal[]>;
  /** Replaces a withdrawal where `version` is still the stored one, and holds just the keys of `referencesOf` it. */
  saveWithdrawal(withdrawal: Withdrawal): Promise<WithdrawalSaved>;
  /** Pending ones that the payout queue must have: queued, or a retry that is due, and no admin is paying them. */
  payoutsDue(now: number): Promise<readonly Withdrawal[]>;
  /** Those whose `sending` has outlived its lease. */
  payoutsOverrun(now: number): Promise<readonly Withdrawal[]>;
  /** How many have an outcome that a person must find out. */
  unknownPayouts(): Promise<number>;
  /** Whether a withdrawal of that id was archived with its deleted member. */
  isArchived(id: string): Promise<boolean>;
  /** Who gave one of these account numbers, once each, in the order of their names. */
  givenNumbers(accountNumbers: readonly string[]): Promise<readonly GivenNumber[]>;
}
