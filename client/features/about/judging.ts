import {
  MAX_CREDIT_MS,
  QUESTION_MS,
  READY_MS,
  REVEAL_MS,
  STEP_MS,
  STEPS_PER_QUESTION,
} from '../../../shared/rules/constants.ts';

/** Milliseconds from Start on, drawn to scale; all of it follows from the rules. */
export const OPENS_AT = READY_MS;
export const DEADLINE_AT = OPENS_AT + QUESTION_MS;
export const CLOSES_AT = DEADLINE_AT + MAX_CREDIT_MS;
/** The latest reveal that there can be ends here. */
const TOLD_UNTIL = CLOSES_AT + REVEAL_MS;

/** Where a moment stands on the scale. */
export function placeOf(ms: number): string {
  return `${Math.round((ms / TOLD_UNTIL) * 10_000) / 100}%`;
}

export interface Stretch {
  readonly kind: 'ready' | 'step' | 'credit' | 'next';
  readonly from: number;
  readonly until: number;
  /** The number that the countdown shows meanwhile. */
  readonly sign: string;
}

const steps = Array.from({ length: STEPS_PER_QUESTION }, (_, place): Stretch => {
  const from = OPENS_AT + place * STEP_MS;
  return { kind: 'step', from, until: from + STEP_MS, sign: String(STEPS_PER_QUESTION - place) };
});

/** The time of one question, part by part. */
export const stretches: readonly Stretch[] = [
  { kind: 'ready', from: 0, until: OPENS_AT, sign: '' },
  ...steps,
  { kind: 'credit', from: DEADLINE_AT, until: CLOSES_AT, sign: '' },
  { kind: 'next', from: CLOSES_AT, until: TOLD_UNTIL, sign: '' },
];

export interface Example {
  readonly title: string;
  readonly verdict: string;
  readonly counts: boolean;
  /** When it was given and when it arrived, from Start on. */
  readonly sentAt: number;
  readonly arrivedAt: number;
  /** For how long the right answer is shown then. */
  readonly shownFor: number;
}

const seconds = (ms: number): string => `${ms / 1_000} s`;
const sinceOpening = (at: number): string => seconds(at - OPENS_AT);

/** Two steps and a half into the question. */
const EARLY_AT = OPENS_AT + 2.5 * STEP_MS;
const CLOSE_AT = DEADLINE_AT + MAX_CREDIT_MS / 2;
const LATE_AT = CLOSES_AT + 2 * MAX_CREDIT_MS;
const SLOW_MS = 4 * MAX_CREDIT_MS;

/** Three answers on their way, and what becomes of each. */
export const examples: readonly Example[] = [
  {
    title: 'In time',
    verdict: `It arrives ${sinceOpening(EARLY_AT)} after the question has opened: it is judged right or wrong.`,
    counts: true,
    sentAt: EARLY_AT - MAX_CREDIT_MS,
    arrivedAt: EARLY_AT,
    shownFor: REVEAL_MS,
  },
  {
    title: 'In time, over a slow line',
    verdict: `It was given before the deadline and arrives ${seconds(CLOSE_AT - DEADLINE_AT)} after it: a credit of ${seconds(MAX_CREDIT_MS)} makes up for the way.`,
    counts: true,
    sentAt: CLOSE_AT - MAX_CREDIT_MS,
    arrivedAt: CLOSE_AT,
    shownFor: REVEAL_MS,
  },
  {
    title: 'Too late',
    verdict: `It arrives ${seconds(LATE_AT - DEADLINE_AT)} after the deadline, beyond any credit: the question has timed out, and nothing is scored.`,
    counts: false,
    sentAt: LATE_AT - SLOW_MS,
    arrivedAt: LATE_AT,
    shownFor: 0,
  },
];
