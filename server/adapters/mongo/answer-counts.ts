import { type AnswerCounts, type CountedPlay, countPlay, noAnswers } from '../../ports/answer-counts.ts';

/** One play more, each counter by its path under `field`. */
export function countsMore(field: string, play: CountedPlay): Record<string, number> {
  const { plays, right, times } = countPlay(noAnswers, play);
  const category = `${field}.categories.${play.categoryId}`;
  return {
    [`${field}.plays`]: plays,
    [`${field}.right`]: right,
    [`${category}.plays`]: plays,
    [`${category}.right`]: right,
    ...Object.fromEntries(Object.entries(times).map(([step, count]) => [`${field}.times.${step}`, count])),
  };
}

/** What a document has of counts: a part that nothing was counted in is missing. */
export const toCounts = (stored: Partial<AnswerCounts> | undefined): AnswerCounts => ({
  ...noAnswers,
  ...stored,
});
