import type { PlayRecord } from './play-record.ts';

/** How one answer of a finished play went. */
export interface GivenAnswer {
  readonly correct: boolean;
  /** From the question's opening to the answer's receipt. */
  readonly tookMs: number;
}

/** A finished play, as far as it is counted. */
export interface CountedPlay extends Pick<PlayRecord, 'categoryId'> {
  readonly answers: readonly GivenAnswer[];
}

/** Times of answers are counted by steps of so long: finer than anybody is shown them. */
export const TIME_STEP_MS = 50;

export interface PlayCounts {
  readonly plays: number;
  readonly right: number;
}

/** What many finished plays came to, so that none of them has to be read again. */
export interface AnswerCounts extends PlayCounts {
  /** How many answers took how many whole steps. */
  readonly times: Readonly<Record<string, number>>;
  /** The same plays by their category. */
  readonly categories: Readonly<Record<string, PlayCounts>>;
}

export const noAnswers: AnswerCounts = { plays: 0, right: 0, times: {}, categories: {} };

/** The counts of so many plays more. */
export function countPlays(counts: AnswerCounts, more: readonly CountedPlay[]): AnswerCounts {
  let { plays, right } = counts;
  const times: Record<string, number> = { ...counts.times };
  const categories: Record<string, PlayCounts> = { ...counts.categories };
  for (const { categoryId, answers } of more) {
    let rightOfPlay = 0;
    for (const { correct, tookMs } of answers) {
      const step = Math.floor(tookMs / TIME_STEP_MS);
      times[step] = (times[step] ?? 0) + 1;
      if (correct) rightOfPlay += 1;
    }
    plays += 1;
    right += rightOfPlay;
    const before = categories[categoryId] ?? noAnswers;
    categories[categoryId] = { plays: before.plays + 1, right: before.right + rightOfPlay };
  }
  return { plays, right, times, categories };
}

/** The counts of one play more. */
export const countPlay = (counts: AnswerCounts, play: CountedPlay): AnswerCounts =>
  countPlays(counts, [play]);

/** What two counts come to together. */
export function addCounts(a: AnswerCounts, b: AnswerCounts): AnswerCounts {
  const sum = (one: PlayCounts, other: PlayCounts) => ({
    plays: one.plays + other.plays,
    right: one.right + other.right,
  });
  const times: Record<string, number> = { ...a.times };
  for (const [step, answers] of Object.entries(b.times)) times[step] = (times[step] ?? 0) + answers;
  const categories: Record<string, PlayCounts> = { ...a.categories };
  for (const [id, counts] of Object.entries(b.categories)) {
    categories[id] = sum(categories[id] ?? noAnswers, counts);
  }
  return { ...sum(a, b), times, categories };
}

/** Whether so many plays are in the counts, and in those of the categories: an older release didn't count all. */
export function hasCounted({ plays, categories }: AnswerCounts, count: number): boolean {
  const byCategory = Object.values(categories).reduce((sum, category) => sum + category.plays, 0);
  return plays === count && byCategory === count;
}
