import type { LedgerEntry, NewAccount, Profile, Slots } from '../../ports/account-store.ts';
import type { AdminRecord, AdminSession, DeadJob } from '../../ports/admin-store.ts';
import type { CleanupPermission, CleanupRun } from '../../ports/cleanup-store.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { StoredSession } from '../../ports/session-store.ts';
import type { SupportMessage } from '../../ports/support-store.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';

/** Every collection there is. Times are epoch milliseconds, but for `touchedOn`. */
export const COLLECTIONS = {
  users: 'quiz-user',
  sessions: 'sessions',
  support: 'quiz-support',
  withdrawals: 'quiz-withdraw',
  admins: 'quiz-admin',
  adminControl: 'admin-control',
  plays: 'plays',
  ledger: 'ledger',
  slots: 'slots',
  newsletter: 'newsletter',
  payoutArchive: 'payout-archive',
  deadJobs: 'dead-jobs',
  counters: 'counters',
  adminSessions: 'admin-sessions',
} as const;

/** What is kept under its own id. */
type Keyed<T extends { readonly id: string }> = Omit<T, 'id'> & { readonly _id: string };

/** Raised by every step that claims the document, so that two such steps always conflict. */
interface Claimable {
  readonly writes: number;
}

/** `_id` is the account's. */
export type UserDocument = Keyed<NewAccount> &
  Pick<Profile, 'lastActive' | 'points' | 'quizCount' | 'rank' | 'version'> &
  Claimable;

/** What the server's TTL monitor tidies up a day after it was written last: no session lives that long untouched. */
interface TidiedUp {
  /** By the database's own clock, which is the one that the monitor goes by. */
  readonly touchedOn: Date;
}

/** A part of every write of such a document. */
export const TOUCHED = { $currentDate: { touchedOn: true } } as const;

/** `_id` is the account's: one session each. */
export type SessionDocument = Omit<StoredSession, 'accountId'> & TidiedUp & { readonly _id: string };

export type SupportDocument = Keyed<SupportMessage>;

export type WithdrawalDocument = Keyed<Withdrawal>;

/** `_id` is the address in lower case. */
export type AdminDocument = AdminRecord & { readonly _id: string };

/** The one document of its collection. */
export type AdminControlDocument = CleanupPermission &
  Claimable & { readonly _id: 'control'; readonly run: CleanupRun | null };

export type PlayDocument = Omit<Keyed<PlayRecord>, 'owner'> & {
  /** Null for a visitor. */
  readonly accountId: string | null;
  /** When the play ends if nobody acts. */
  readonly endsAt: number;
};

/** `_id` is that of what changed the points, so nothing changes them twice. */
export type LedgerDocument = Keyed<LedgerEntry> & {
  readonly accountId: string;
  readonly profileVersion: number;
};

/** The one document of its collection. */
export type SlotsDocument = Slots & { readonly _id: 'slots' };

/** `_id` is the address in lower case. */
export interface NewsletterDocument {
  readonly _id: string;
  readonly email: string;
  readonly at: number;
}

/** What was paid to a member who is gone. */
export type PayoutArchiveDocument = Pick<Withdrawal, 'amount' | 'reference' | 'payoutState'> & {
  readonly _id: string;
  readonly paidAt: number;
};

/** `_id` is `queue/id`. */
export type DeadJobDocument = DeadJob & { readonly _id: string };

/** `_id` is `name/shard`: a counter is the sum of its shards, since one document would be hot. */
export interface CounterDocument {
  readonly _id: string;
  readonly value: number;
}

/** `_id` is the token's hash. */
export type AdminSessionDocument = Omit<AdminSession, 'tokenHash'> &
  TidiedUp & {
    readonly _id: string;
    /** The address in lower case. */
    readonly emailKey: string;
  };

/** The document of each collection, by its name in `COLLECTIONS`. */
export interface Documents {
  readonly users: UserDocument;
  readonly sessions: SessionDocument;
  readonly support: SupportDocument;
  readonly withdrawals: WithdrawalDocument;
  readonly admins: AdminDocument;
  readonly adminControl: AdminControlDocument;
  readonly plays: PlayDocument;
  readonly ledger: LedgerDocument;
  readonly slots: SlotsDocument;
  readonly newsletter: NewsletterDocument;
  readonly payoutArchive: PayoutArchiveDocument;
  readonly deadJobs: DeadJobDocument;
  readonly counters: CounterDocument;
  readonly adminSessions: AdminSessionDocument;
}
