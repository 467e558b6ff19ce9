import type { QuestionView } from '../../../shared/contract/views.ts';
import { QUESTION_MS, STEP_MS, STEPS_PER_QUESTION } from '../../../shared/rules/constants.ts';

/** The time left of a question, never below zero: the server alone decides when it is over. */
export function remainingMs(deadline: number, now: number): number {
  return Math.min(QUESTION_MS, Math.max(0, deadline - now));
}

/** More than any clock of ours is off while it is right. */
const ODD_MS = 500;

/** Whether a question that has just come lies where none can: the clock that says so has stood still, or jumped. */
export function isOddAt(
  { openedAt, deadline }: Pick<QuestionView, 'openedAt' | 'deadline'>,
  now: number,
): boolean {
  return now < openedAt - ODD_MS || now > deadline + ODD_MS;
}

/** The step that the circle shows: 5 at the start, 0 at the end. */
export function stepOf(remaining: number): number {
  return Math.min(STEPS_PER_QUESTION, Math.ceil(remaining / STEP_MS));
}

/** How long the step that is shown stays. */
export function untilNextStep(remaining: number): number {
  return remaining <= 0 ? Number.POSITIVE_INFINITY : remaining - (stepOf(remaining) - 1) * STEP_MS;
}

/** The seconds of a step in words, as the circle says them to a screen reader. */
export function spokenSeconds(step: number): string {
  const seconds = (step * STEP_MS) / 1_000;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

/** The steps that are said aloud; saying each one would talk over the question. */
const SPOKEN_STEPS = [2];

/** What the live region says when the countdown reaches a step, if that step is a threshold. */
export function announcementAt(step: number): string {
  if (step === 0) return 'Time is over.';
  return SPOKEN_STEPS.includes(step) ? `${spokenSeconds(step)} left.` : '';
}
