import type {
  PlayView,
  QuestionView,
  ResultView,
  SettledQuestionView,
  SettledView,
} from '../../../../shared/contract/views.ts';
import { QUESTION_MS, READY_MS, REVEAL_MS } from '../../../../shared/rules/constants.ts';
import type { PlayEvent } from '../play-reducer.ts';

/** What the player does with each question: an option after some time, or nothing. */
export type Move = { readonly option: number; readonly afterMs: number } | null;

export const PLAY_ID = '0198f7a0-0000-7000-8000-000000000001';
export const STARTED_AT = 1_000_000;
export const UNLOCKS_AT = STARTED_AT + 3_600_000;
export const RIGHT_OPTION = 1;
const TOTAL = 5;

export interface Told {
  readonly question: QuestionView;
  readonly settled: SettledView;
}

/** A play as a server would tell it, and whole views of it at any of its moments. */
export interface PlayStory {
  readonly told: readonly Told[];
  readonly result: ResultView;
  readonly events: readonly PlayEvent[];
  readonly ready: PlayView;
  /** The view with the first `count` questions settled and the next one open; all settled: finished. */
  viewAfter(count: number): PlayView;
  /** The view in the reveal of a question. */
  viewInReveal(index: number): PlayView;
}

function tell(moves: readonly Move[]): Told[] {
  let openedAt = STARTED_AT + READY_MS;
  let score = 0;
  return moves.map((move, index) => {
    const deadline = openedAt + QUESTION_MS;
    const settledAt = move ? openedAt + move.afterMs : deadline;
    const correct = move?.option === RIGHT_OPTION;
    score += correct ? 1 : 0;
    const nextAt = move ? settledAt + REVEAL_MS : settledAt;
    const question: QuestionView = {
      playId: PLAY_ID,
      index,
      total: TOTAL,
      text: `Question ${index}?`,
      image: `/images/${index}.webp`,
      alt: `Picture ${index}`,
      options: ['first', 'second', 'third', 'fourth'].map((word) => `${word} of ${index}`),
      openedAt,
      deadline,
      nextImage: index < TOTAL - 1 ? `/images/${index + 1}.webp` : null,
    };
    const settled: SettledView = {
      playId: PLAY_ID,
      index,
      reason: move ? 'answered' : 'timeout',
      picked: move?.option ?? null,
      correctOption: RIGHT_OPTION,
      correct,
      explanation: index === 0 ? '' : `Because ${index}.`,
      score,
      receipt: { openedAt, receivedAt: move ? settledAt : null, deadline, creditMs: 0 },
      nextAt,
    };
    openedAt = nextAt;
    return { question, settled };
  });
}

function whole({ question, settled }: Told): SettledQuestionView {
  const { text, image, alt, options } = question;
  return { ...settled, text, image, alt, options };
}

export function playStory(moves: readonly Move[]): PlayStory {
  const told = tell(moves);
  const settledItems = told.map(whole);
  const score = settledItems.at(-1)?.score ?? 0;
  const result: ResultView = {
    playId: PLAY_ID,
    score,
    total: TOTAL,
    settled: settledItems,
    earned: null,
    points: null,
    rank: null,
    quizCount: null,
    unlocksAt: UNLOCKS_AT,
  };
  const view = (change: Partial<PlayView>): PlayView => ({
    playId: PLAY_ID,
    categoryId: 'history',
    quizId: 'modern-history',
    phase: 'question',
    index: 0,
    total: TOTAL,
    score: 0,
    question: null,
    image: null,
    opensAt: null,
    settled: [],
    nextAt: null,
    result: null,
    unlocksAt: UNLOCKS_AT,
    ...change,
  });
  const heardAt = (at: number): number => at + 20;
  return {
    told,
    result,
    ready: view({ phase: 'ready', image: '/images/0.webp', opensAt: STARTED_AT + READY_MS }),
    events: [
      ...told.flatMap(({ question, settled }): PlayEvent[] => [
        { type: 'question', question },
        { type: 'settled', settled, at: heardAt(settled.receipt.receivedAt ?? settled.nextAt) },
      ]),
      { type: 'finished', result, at: heardAt(settledItems.at(-1)?.nextAt ?? 0) },
    ],
    viewAfter(count) {
      const next = told[count];
      const settled = settledItems.slice(0, count);
      if (!next) return view({ phase: 'finished', index: TOTAL - 1, score, settled, result });
      return view({ index: count, score: settled.at(-1)?.score ?? 0, settled, question: next.question });
    },
    viewInReveal(index) {
      const settled = settledItems.slice(0, index + 1);
      const question = told[index]?.question ?? null;
      const last = settled.at(-1);
      return view({
        phase: 'reveal',
        index,
        score: last?.score ?? 0,
        settled,
        question,
        nextAt: last?.nextAt ?? null,
      });
    },
  };
}

/** Right, wrong, timed out, right, right. */
export const typicalMoves: readonly Move[] = [
  { option: 1, afterMs: 1_000 },
  { option: 0, afterMs: 2_000 },
  null,
  { option: 1, afterMs: 3_000 },
  { option: 1, afterMs: 4_000 },
];
