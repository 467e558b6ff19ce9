import type { DrawnQuestion, PlayRecord } from '../../ports/play-record.ts';
import type { QuestionReference } from '../questions/question-reference.ts';

/** What of a play is not a column of its own. */
export type Course = Pick<
  PlayRecord,
  'bankHash' | 'seed' | 'unlocksAt' | 'creditMs' | 'answers' | 'nexts' | 'grant'
> & {
  /** References in a visitor's play, whole ones in a member's and in what older releases stored. */
  readonly questions: readonly (DrawnQuestion | QuestionReference)[];
};

/** The text of a course, of which the questions are text already. */
export function courseText(play: Omit<Course, 'questions'>, questions: string): string {
  const { bankHash, seed, unlocksAt, creditMs, answers, nexts, grant } = play;
  const before = JSON.stringify({ bankHash, seed, unlocksAt, creditMs });
  const after = JSON.stringify({ answers, nexts, grant });
  return `${before.slice(0, -1)},"questions":${questions},${after.slice(1)}`;
}

export const courseOf = (play: Course): string => courseText(play, JSON.stringify(play.questions));

export const parseCourse = (course: unknown) => JSON.parse(String(course)) as Course;
