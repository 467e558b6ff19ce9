import type { Day } from '../../shared/rules/day.ts';
import type { AccountStore } from './account-store.ts';
import type { AdminStore } from './admin-store.ts';
import type { GivenAnswer } from './answer-counts.ts';
import type { CleanupStore } from './cleanup-store.ts';
import type { FiguresStore } from './figures-store.ts';
import type { PasswordResetStore } from './password-reset-store.ts';
import type { PlayRecord, QuizRef } from './play-record.ts';
import type { SessionStore } from './session-store.ts';
import type { SupportStore } from './support-store.ts';
import { Unavailable } from './unavailable.ts';
import type { WithdrawalStore } from './withdrawal-store.ts';

/**
 * The store is away, full or locked. The call did nothing, or it did all of its step and the answer was lost: it may be
 * tried again.
 */
export class StoreUnavailable extends Unavailable {
  override readonly name = 'StoreUnavailable';
}

export type Started =
  | { readonly kind: 'started' }
  /** The member's play of that quiz that is running, or that was started on that day. */
  | { readonly kind: 'exists'; readonly play: PlayRecord }
  | { readonly kind: 'gone' };

/** What became of a write that named the version it had read. */
export type Saved =
  | { readonly kind: 'saved'; readonly play: PlayRecord }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'gone' };

/**
 * A play that has ended. `lasting` resolves once that is as durable as what is told of a result must be, and rejects where nobody
 * can tell.
 */
export interface FinishedPlay {
  readonly kind: 'saved';
  readonly play: PlayRecord;
  readonly lasting: Promise<unknown>;
}

export type Finished = FinishedPlay | Exclude<Saved, { readonly kind: 'saved' }>;

export interface PlayStore {
  /**
   * Keeps a play that has just been drawn; durable against loss of power. A member's play is the claim on (account,
   * quiz, day) as well, and moves `lastActive`.
   */
  startPlay(play: PlayRecord): Promise<Started>;
  play(id: string): Promise<PlayRecord | undefined>;
  /**
   * Stores the answers and Nexts of a running play where `version` is still the stored one: nothing else of it changes while
   * it runs. Survives the death of the process.
   */
  savePlay(play: PlayRecord): Promise<Saved>;
  /**
   * The same for the settlement that ends a play, with the member's points, count, rank, `lastActive` and ledger entry
   * in the same step. A member's is durable against loss of power then, a visitor's once it is `lasting`: no result is told
   * before. What was answered is counted for the member with it, for the hour with or right after it.
   */
  finishPlay(
    play: PlayRecord,
    finishedAt: number,
    earned: number,
    answers?: readonly GivenAnswer[],
  ): Promise<Finished>;
  /**
   * Takes unfinished plays whose end lies before `endedBefore`, oldest first. Nobody else gets one of them before
   * `leaseUntil`; what is not finished by then is due again.
   */
  claimDuePlays(endedBefore: number, leaseUntil: number, limit: number): Promise<readonly PlayRecord[]>;
  /** How many plays of visitors are unfinished; counts no further than `limit`. */
  runningVisitorPlays(limit: number): Promise<number>;
  runningPlays(accountId: string): Promise<readonly PlayRecord[]>;
  /** All finished plays of a member. */
  finishedPlays(accountId: string): Promise<readonly PlayRecord[]>;
  /** All plays of a member by their ids, which is in order of time; the batch after one begins at its last. */
  playsOf(accountId: string, afterId: string | null, limit: number): Promise<readonly PlayRecord[]>;
  /** The member's play of that quiz on the latest day on which there is one. */
  lastPlay(accountId: string, quiz: QuizRef): Promise<PlayRecord | undefined>;
  /** `category/quiz` of the member's plays of that day that are finished. */
  finishedQuizzes(accountId: string, day: Day): Promise<readonly string[]>;
  /** Deletes at most `limit` visitors' plays that finished before a moment; returns how many. */
  deleteVisitorPlays(finishedBefore: number, limit: number): Promise<number>;
}

/**
 * The product's memory. Each call is one atomic step, and its promise resolves after the commit: what it did is durable
 * then, and was visible to nobody before. Throws `StoreUnavailable`.
 */
export interface Store
  extends PlayStore,
    AccountStore,
    SessionStore,
    PasswordResetStore,
    WithdrawalStore,
    AdminStore,
    SupportStore,
    CleanupStore,
    FiguresStore {
  /** Writes, since a full disk can still be read. Throws `StoreUnavailable` when the store can't be used. */
  check(): Promise<void>;
  close(): Promise<void>;
}
