import { QUESTION_MS, READY_MS, REVEAL_MS } from '../../../shared/rules/constants.ts';
import type { PlayRecord } from '../../ports/play-record.ts';

/** How one question of a play runs, if nothing more is stored. Times are epoch milliseconds. */
export interface Slot {
  readonly index: number;
  readonly opensAt: number;
  readonly deadline: number;
  /** Deadline and credit: from this moment on an answer is late. */
  readonly closesAt: number;
  readonly picked: number | null;
  readonly correct: boolean;
  readonly settledAt: number;
  /** The end of the reveal; after a time-out there is none, and this is `settledAt`. */
  readonly endsAt: number;
}

/**
 * The whole course of a play, from what was stored alone. Slots that lie ahead say what will happen if nobody acts,
 * so every state is a comparison of `now` with these times.
 */
export function timelineOf(play: PlayRecord): readonly Slot[] {
  const slots: Slot[] = [];
  let opensAt = play.startedAt + READY_MS;
  for (let index = 0; index < play.questions.length; index++) {
    const slot = slotOf(play, index, opensAt);
    slots.push(slot);
    opensAt = slot.endsAt;
  }
  return slots;
}

function ofQuestion<Step extends { readonly index: number }>(
  steps: readonly Step[],
  index: number,
): Step | undefined {
  for (const step of steps) if (step.index === index) return step;
  return undefined;
}

/** The slot of a question that opens then. */
function slotOf({ creditMs, questions, answers, nexts }: PlayRecord, index: number, opensAt: number): Slot {
  const deadline = opensAt + QUESTION_MS;
  const closesAt = deadline + creditMs;
  const answer = ofQuestion(answers, index);
  const next = answer && ofQuestion(nexts, index);
  const settledAt = answer ? answer.receivedAt : closesAt;
  const endsAt = answer ? (next ? next.at : settledAt + REVEAL_MS) : settledAt;
  const picked = answer ? answer.option : null;
  const correct = picked === questions[index]?.correctOption;
  return { index, opensAt, deadline, closesAt, picked, correct, settledAt, endsAt };
}

export type Position =
  | { readonly phase: 'ready'; readonly first: Slot }
  | { readonly phase: 'question'; readonly slot: Slot }
  | { readonly phase: 'reveal'; readonly slot: Slot }
  | { readonly phase: 'finished'; readonly last: Slot };

/** The latest moment that was stored; no later judgement may lie before it. */
export function lastStoredAt(play: PlayRecord): number {
  let last = Math.max(play.startedAt, play.finishedAt ?? play.startedAt);
  for (const { receivedAt } of play.answers) last = Math.max(last, receivedAt);
  for (const { at } of play.nexts) last = Math.max(last, at);
  return last;
}

/** Where a play stands at `now`. */
export function positionAt(play: PlayRecord, now: number): Position {
  const at = Math.max(now, lastStoredAt(play));
  const slots = timelineOf(play);
  const first = slots[0];
  const last = slots.at(-1);
  if (!first || !last) throw new Error(`play ${play.id} has no questions`);
  if (at < first.opensAt) return { phase: 'ready', first };
  for (const slot of slots) {
    if (at < slot.settledAt) return { phase: 'question', slot };
    if (at < slot.endsAt) return { phase: 'reveal', slot };
  }
  return { phase: 'finished', last };
}

/** The questions that are settled at `now`; only of these may anybody learn the answer. */
export function settledAt(play: PlayRecord, now: number): readonly Slot[] {
  const at = Math.max(now, lastStoredAt(play));
  return timelineOf(play).filter((slot) => slot.settledAt <= at);
}

/** Whether that question of the play, as it was stored, is settled at `now`. */
export function isSettledAt(play: PlayRecord, { index }: Slot, now: number): boolean {
  const slot = timelineOf(play)[index];
  return slot !== undefined && slot.settledAt <= Math.max(now, lastStoredAt(play));
}

/** When the fifth question is settled, if nobody acts. */
export function lastSettlementAt(play: PlayRecord): number {
  return timelineOf(play).at(-1)?.settledAt ?? play.startedAt;
}

/**
 * How long a finish by time waits for an answer that was received in time and is still being stored, by this server or
 * another. Below the least time for which the page shows that it saves, so nobody waits longer for a result.
 */
export const ANSWER_UNDER_WAY_MS = 350;

/** From when on the play may be stored as finished, if nobody acts: with its last answer, or a little after its last time-out. */
export function finishableAt(play: PlayRecord): number {
  const last = timelineOf(play).at(-1);
  if (!last) return play.startedAt;
  return last.picked === null ? last.settledAt + ANSWER_UNDER_WAY_MS : last.settledAt;
}

/** The number of right answers among the questions settled at `now`. */
export function scoreAt(play: PlayRecord, now: number): number {
  const at = Math.max(now, lastStoredAt(play));
  let score = 0;
  for (const slot of timelineOf(play)) if (slot.correct && slot.settledAt <= at) score += 1;
  return score;
}

export type AnswerVerdict =
  | { readonly kind: 'accepted'; readonly play: PlayRecord }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly code: 'LATE_ANSWER' | 'ALREADY_ANSWERED' | 'NOT_OPEN' };

/** Judges an answer by the time at which it was received; the first in time stands. */
export function answer(play: PlayRecord, index: number, option: number, receivedAt: number): AnswerVerdict {
  const slot = timelineOf(play)[index];
  if (!slot) return { kind: 'refused', code: 'NOT_OPEN' };
  if (slot.picked !== null) {
    return slot.picked === option ? { kind: 'repeated' } : { kind: 'refused', code: 'ALREADY_ANSWERED' };
  }
  const at = Math.max(receivedAt, lastStoredAt(play));
  if (at < slot.opensAt) return { kind: 'refused', code: 'NOT_OPEN' };
  if (at >= slot.closesAt) return { kind: 'refused', code: 'LATE_ANSWER' };
  const answers = [...play.answers, { index, option, receivedAt: at }];
  return { kind: 'accepted', play: { ...play, answers } };
}

export type NextVerdict =
  | { readonly kind: 'accepted'; readonly play: PlayRecord }
  /** The reveal of that question is over, or it was the last: nothing to store. */
  | { readonly kind: 'past' }
  | { readonly kind: 'refused'; readonly code: 'NOT_OPEN' };

/** Ends the reveal of question `index` early. */
export function next(play: PlayRecord, index: number, now: number): NextVerdict {
  const slot = timelineOf(play)[index];
  const at = Math.max(now, lastStoredAt(play));
  if (!slot || at < slot.settledAt) return { kind: 'refused', code: 'NOT_OPEN' };
  const isLast = index === play.questions.length - 1;
  if (isLast || at >= slot.endsAt) return { kind: 'past' };
  return { kind: 'accepted', play: { ...play, nexts: [...play.nexts, { index, at }] } };
}

/** A change that time alone brings: it is told to every socket of the player. */
export type ClockChange =
  | { readonly kind: 'question'; readonly at: number; readonly slot: Slot }
  | { readonly kind: 'timeout'; readonly at: number; readonly slot: Slot };

/** Whoever presses Next has the question from the acknowledgement. */
const isOpenedByClock = ({ nexts }: PlayRecord, { index }: Slot): boolean =>
  ofQuestion(nexts, index - 1) === undefined;

/** The changes that the clock brings after `after`, in order. */
export function clockChanges(play: PlayRecord, after: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  for (const slot of timelineOf(play)) {
    if (slot.opensAt > after && isOpenedByClock(play, slot)) {
      changes.push({ kind: 'question', at: slot.opensAt, slot });
    }
    if (slot.settledAt > after && slot.picked === null) {
      changes.push({ kind: 'timeout', at: slot.settledAt, slot });
    }
  }
  return changes;
}

/** When the clock brings the next change after `after`; undefined where it brings none. */
export function nextClockChangeAt(play: PlayRecord, after: number): number | undefined {
  for (const slot of timelineOf(play)) {
    if (slot.opensAt > after && isOpenedByClock(play, slot)) return slot.opensAt;
    if (slot.settledAt > after && slot.picked === null) return slot.settledAt;
  }
  return undefined;
}
