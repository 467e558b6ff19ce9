import type { Day } from '../../shared/rules/day.ts';
import type { Rank } from '../../shared/rules/rank.ts';

export type PlayOwner =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly accountId: string };

/** A question as it was drawn for one play: its options in the order in which they are shown. */
export interface DrawnQuestion {
  readonly text: string;
  readonly image: string;
  readonly alt: string;
  readonly options: readonly string[];
  readonly correctOption: number;
  readonly explanation: string;
}

export interface PlayAnswer {
  readonly index: number;
  readonly option: number;
  readonly receivedAt: number;
}

export interface PlayNext {
  readonly index: number;
  readonly at: number;
}

/** What a finished play gave its member, and what the member had then. */
export interface Grant {
  readonly earned: number;
  readonly points: number;
  readonly quizCount: number;
  readonly rank: Rank;
  /** The profile's version with this grant in it. */
  readonly profileVersion: number;
}

/**
 * Everything of a play that is stored; the rest follows from it and from the time (see `play/timeline.ts`).
 * Times are epoch milliseconds. The questions are those that were drawn, so that an edited bank changes no play.
 */
export interface PlayRecord {
  /** Unguessable, and in order of time. */
  readonly id: string;
  /** Raised by every write; a write names the version that it read. */
  readonly version: number;
  readonly owner: PlayOwner;
  readonly categoryId: string;
  readonly quizId: string;
  readonly bankHash: string;
  /** What the draw and the shuffles were made from. */
  readonly seed: string;
  /** The day on which it started, for which it counts. */
  readonly day: Day;
  /** When the quiz opens again: the start of the day after. */
  readonly unlocksAt: number;
  readonly creditMs: number;
  readonly startedAt: number;
  readonly questions: readonly DrawnQuestion[];
  readonly answers: readonly PlayAnswer[];
  readonly nexts: readonly PlayNext[];
  /** When the fifth question was settled; null until that is stored. */
  readonly finishedAt: number | null;
  /** Null while it runs, and for visitors. */
  readonly grant: Grant | null;
}

/** A quiz by its two slugs. */
export type QuizRef = Pick<PlayRecord, 'categoryId' | 'quizId'>;

/** How a quiz is named where its two slugs stand together. */
export function quizKey({ categoryId, quizId }: QuizRef): string {
  return `${categoryId}/${quizId}`;
}
