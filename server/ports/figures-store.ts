import type { AnswerCounts } from './answer-counts.ts';

/** Requests of members, and the points that they cost. */
export interface MoneySum {
  readonly requests: number;
  readonly points: number;
}

export interface Owed extends MoneySum {
  /** How many of them were made before the moment that was asked about. */
  readonly overdue: number;
  /** When the one that waits longest was made; null when none waits. */
  readonly oldestAt: number | null;
}

/** Of a span of time: what was asked for in it and is still owed, and what was paid in it. */
export interface MoneySpan {
  readonly owed: MoneySum;
  /** To members who are gone, too. */
  readonly paid: MoneySum;
}

export interface PlayHour {
  /** Its first moment. */
  readonly hour: number;
  readonly counts: AnswerCounts;
}

export const HOUR_MS = 60 * 60_000;
/** Hours older than this may be forgotten. */
export const HOURS_KEPT_MS = 31 * 24 * HOUR_MS;

/** The hour, counted from the epoch, to which a moment belongs. */
export const hourOf = (at: number): number => Math.floor(at / HOUR_MS) * HOUR_MS;

/**
 * What the people who run the site look at. Every call reads an index or sums that are kept, whatever the number of plays;
 * each is one atomic step; see `Store`.
 */
export interface FiguresStore {
  owed(overdueBefore: number): Promise<Owed>;
  /** Of the spans between neighbouring moments; there are at least two, in their order. */
  moneyBetween(moments: readonly number[]): Promise<readonly MoneySpan[]>;
  /**
   * What was played in the hours from `from` on, the oldest first; hours without a play are left out. A play belongs to the hour in
   * which it ended, visitors' too, and stays counted when it is deleted.
   */
  playHours(from: number): Promise<readonly PlayHour[]>;
  /** How many members did something since then. */
  activeMembers(since: number): Promise<number>;
}
