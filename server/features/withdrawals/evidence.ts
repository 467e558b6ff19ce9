import type { EvidenceView } from '../../../shared/contract/views.ts';
import { UNREADABLY_FAST_MS } from '../../../shared/rules/withdrawal.ts';
import { type AnswerCounts, TIME_STEP_MS } from '../../ports/answer-counts.ts';

interface Step {
  readonly fromMs: number;
  readonly answers: number;
}

/** The time of the answer at a place of the order by time. */
function timeAt(steps: readonly Step[], place: number): number {
  let passed = 0;
  for (const { fromMs, answers } of steps) {
    passed += answers;
    if (passed > place) return fromMs;
  }
  return 0;
}

function median(steps: readonly Step[], count: number): number | null {
  if (count === 0) return null;
  const upper = timeAt(steps, count >> 1);
  return count % 2 === 1 ? upper : (timeAt(steps, (count >> 1) - 1) + upper) / 2;
}

/** What speaks for and against a member's request, from the counts of all finished plays; times by their whole steps. */
export function evidenceOf({
  plays,
  right,
  times,
}: AnswerCounts): Omit<EvidenceView, 'sharedNumberUsernames'> {
  const steps = Object.entries(times)
    .map(([step, answers]) => ({ fromMs: Number(step) * TIME_STEP_MS, answers }))
    .sort((a, b) => a.fromMs - b.fromMs);
  const sum = (of: readonly Step[]) => of.reduce((total, { answers }) => total + answers, 0);
  const count = sum(steps);
  const fast = sum(steps.filter(({ fromMs }) => fromMs < UNREADABLY_FAST_MS));
  return {
    plays,
    rightAnswers: right,
    medianAnswerMs: median(steps, count),
    fastShare: count === 0 ? 0 : fast / count,
  };
}
