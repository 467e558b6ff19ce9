import type { EvidenceView } from '../../shared/contract/views.ts';
import { UNREADABLY_FAST_MS } from '../../shared/rules/withdrawal.ts';
import type { PlayRecord } from '../ports/play-record.ts';

/** How one answer of a finished play went. */
export interface AnsweredQuestion {
  readonly correct: boolean;
  /** From the question's opening to the answer's receipt. */
  readonly tookMs: number;
}

function median(sorted: readonly number[]): number | null {
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  const lower = sorted[middle - 1];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 || lower === undefined ? upper : Math.round((lower + upper) / 2);
}

/** What speaks for and against a member's request, from all of the member's finished plays. */
export function evidenceOf(
  plays: readonly PlayRecord[],
  answersOf: (play: PlayRecord) => readonly AnsweredQuestion[],
): Omit<EvidenceView, 'sharedNumberUsernames'> {
  const answers = plays.flatMap(answersOf);
  const times = answers.map((answer) => answer.tookMs).sort((a, b) => a - b);
  const fast = times.filter((ms) => ms < UNREADABLY_FAST_MS).length;
  return {
    plays: plays.length,
    rightAnswers: answers.filter((answer) => answer.correct).length,
    medianAnswerMs: median(times),
    fastShare: times.length === 0 ? 0 : fast / times.length,
  };
}
