import type { NewAccount, NewLedgerEntry, Profile, Slots } from '../../ports/account-store.ts';
import type { AdminRecord, AdminSession, DeadJob } from '../../ports/admin-store.ts';
import type { AnswerCounts } from '../../ports/answer-counts.ts';
import type { CleanupPermission, CleanupRun } from '../../ports/cleanup-store.ts';
import type { PlayHour } from '../../ports/figures-store.ts';
import type { NewPasswordReset, PasswordReset } from '../../ports/password-reset-store.ts';
import type { DrawnQuestion, PlayRecord } from '../../ports/play-record.ts';
import type { StoredSession } from '../../ports/session-store.ts';
import type { NewSupportMessage, SupportMessage } from '../../ports/support-store.ts';
import type { Withdrawal } from '../../ports/withdrawal-store.ts';
import type { QuestionReference, SharedQuestion } from '../questions/question-reference.ts';

/** Every collection there is. Times are epoch milliseconds, but for `touchedOn`, `ranOn` and what is `Readable`. */
export const COLLECTIONS = {
  users: 'quiz-user',
  sessions: 'sessions',
  passwordResets: 'password-resets',
  support: 'quiz-support',
  withdrawals: 'quiz-withdraw',
  admins: 'quiz-admin',
  adminControl: 'admin-control',
  plays: 'plays',
  questions: 'questions',
  ledger: 'ledger',
  slots: 'slots',
  newsletter: 'newsletter',
  payoutArchive: 'payout-archive',
  paymentReferences: 'payment-references',
  deadJobs: 'dead-jobs',
  counters: 'counters',
  adminSessions: 'admin-sessions',
  playHours: 'play-hours',
  probes: 'probes',
  migrations: 'migrations',
} as const;

/** What is kept under its own id. */
type Keyed<T extends { readonly id: string }> = Omit<T, 'id'> & { readonly _id: string };

/** Raised by every step that claims the document, so that two such steps always conflict. */
interface Claimable {
  readonly writes: number;
}

/**
 * A moment under its specified name, as ISO text, beside the number that servers of the release before read and write. What
 * those write while they still run doesn't have it.
 */
type Readable<Name extends string> = { readonly [Field in Name]?: string };

/** `_id` is the account's. */
export type UserDocument = Keyed<NewAccount> &
  Pick<Profile, 'lastActive' | 'points' | 'quizCount' | 'rank' | 'version'> &
  Readable<'lastActiveAt'> &
  Claimable & {
    /** Missing before the first play that is counted. */
    readonly answerCounts?: AnswerCounts;
  };

/** What the server's TTL monitor tidies up a day after it was written last: no session lives that long untouched. */
interface TidiedUp {
  /** By the database's own clock, which is the one that the monitor goes by. */
  readonly touchedOn: Date;
}

/** A part of every write of such a document. */
export const TOUCHED = { $currentDate: { touchedOn: true } } as const;

/** `_id` is the account's: one session each. */
export type SessionDocument = Omit<StoredSession, 'accountId'> & TidiedUp & { readonly _id: string };

export type PasswordResetDocument = Keyed<PasswordReset & Pick<NewPasswordReset, 'tokenHash'>>;

/** Servers of the release before don't say whether a message is done. */
export type SupportDocument = Keyed<NewSupportMessage> &
  Partial<Omit<SupportMessage, keyof NewSupportMessage>> &
  Readable<'timestamp'>;

export type WithdrawalDocument = Keyed<Withdrawal> & Readable<'timestamp'>;

/** `_id` is the address in lower case. */
export type AdminDocument = Omit<AdminRecord, 'isConfigured'> & {
  readonly _id: string;
  /** Both are missing in what an older release wrote. */
  readonly isConfigured?: boolean;
  readonly writes?: number;
};

/** `control` is what holds, and keeps the run; `cleanup` says the permission under its specified name. */
export type AdminControlDocument = CleanupPermission &
  Claimable & { readonly _id: 'control' | 'cleanup'; readonly run: CleanupRun | null };

export type PlayDocument = Omit<Keyed<PlayRecord>, 'owner' | 'questions'> & {
  /** References in a visitor's play, whole ones in a member's and in what older releases stored. */
  readonly questions: readonly (DrawnQuestion | QuestionReference)[];
  /** Null for a visitor. */
  readonly accountId: string | null;
  /** When the play ends if nobody acts. */
  readonly endsAt: number;
};

/** `_id` is the question's key. */
export type QuestionDocument = Omit<SharedQuestion, 'key'> & { readonly _id: string };

export type LedgerDocument = Keyed<NewLedgerEntry>;

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

/** `_id` is the reference of a payment. */
export interface PaymentReferenceDocument {
  readonly _id: string;
  /** The one request that it settled. */
  readonly withdrawalId: string;
}

/** `_id` is `queue/id`. */
export type DeadJobDocument = DeadJob & { readonly _id: string };

/** `_id` is the counter's name. */
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

/** `_id` is `hour/part`: plays that finish at the same time are counted in different documents, and so wait for each other seldom. */
export interface PlayHourDocument extends PlayHour {
  readonly _id: string;
  /** The same hour, for the TTL monitor. */
  readonly hourOn: Date;
}

/** What the health check writes: in a collection of its own, so that no step waits for it. */
export interface ProbeDocument {
  readonly _id: string;
  readonly writes: number;
}

/** `_id` is the number of a migration that has run. */
export interface MigrationDocument {
  readonly _id: number;
  readonly name: string;
  /** By the database's own clock. */
  readonly ranOn: Date;
  /** Whether the database was made then, so that no older release has ever served from it. */
  readonly ofNewDatabase?: boolean;
  /** A server that knows fewer migrations than these does not work beside it. */
  readonly oldestBeside?: number;
}

/** The document of each collection, by its name in `COLLECTIONS`. */
export interface Documents {
  readonly users: UserDocument;
  readonly sessions: SessionDocument;
  readonly passwordResets: PasswordResetDocument;
  readonly support: SupportDocument;
  readonly withdrawals: WithdrawalDocument;
  readonly admins: AdminDocument;
  readonly adminControl: AdminControlDocument;
  readonly plays: PlayDocument;
  readonly questions: QuestionDocument;
  readonly ledger: LedgerDocument;
  readonly slots: SlotsDocument;
  readonly newsletter: NewsletterDocument;
  readonly payoutArchive: PayoutArchiveDocument;
  readonly paymentReferences: PaymentReferenceDocument;
  readonly deadJobs: DeadJobDocument;
  readonly counters: CounterDocument;
  readonly adminSessions: AdminSessionDocument;
  readonly playHours: PlayHourDocument;
  readonly probes: ProbeDocument;
  readonly migrations: MigrationDocument;
}
