import type { DrawnQuestion, PlayRecord } from '../../server/ports/play-record.ts';
import type { QuestionBank, Questions } from '../../server/ports/questions.ts';
import { READY_MS } from '../../shared/rules/constants.ts';

export const START = Date.UTC(2026, 0, 15, 9);

function drawnQuestion(n: number): DrawnQuestion {
  return {
    text: `Question ${n}?`,
    image: `/images/quiz/TT${n}.webp`,
    alt: `Picture ${n}`,
    options: [`first-${n}`, `second-${n}`, `third-${n}`, `fourth-${n}`],
    correctOption: n % 4,
    explanation: `Secret explanation ${n}.`,
  };
}

/** A visitor's play that started at `START`; question n has its right answer at option n % 4. */
export function buildPlay(changes: Partial<PlayRecord> = {}): PlayRecord {
  return {
    id: '0199c0de-0000-7000-8000-000000000001',
    version: 1,
    owner: { kind: 'visitor' },
    categoryId: 'general-knowledge',
    quizId: 'world-history',
    bankHash: 'abc',
    seed: 'seed',
    day: '2026-01-15',
    unlocksAt: START + 36_000_000,
    creditMs: 0,
    startedAt: START,
    questions: [0, 1, 2, 3, 4].map(drawnQuestion),
    answers: [],
    nexts: [],
    finishedAt: null,
    grant: null,
    ...changes,
  };
}

/** One with ids, hash and seed as long as they are, and questions as long as the longest ones. */
export function buildLongPlay(id: string): PlayRecord {
  const plain = buildPlay({ id });
  return {
    ...plain,
    bankHash: 'b'.repeat(16),
    seed: 's'.repeat(32),
    questions: plain.questions.map((question) => ({
      ...question,
      text: question.text.repeat(10),
      explanation: question.explanation.repeat(12),
    })),
  };
}

export const FIRST_OPENS = START + READY_MS;

/** A bank of twenty questions whose right option begins with `right`. */
export function buildBank(hash = 'bank-1'): QuestionBank {
  return {
    hash,
    questions: Array.from({ length: 20 }, (_, n) => ({
      text: `Banked question ${n} of ${hash}?`,
      correct: `right-${n}`,
      distractors: [`wrong-a-${n}`, `wrong-b-${n}`, `wrong-c-${n}`],
      explanation: `Explained-${n} of ${hash}.`,
      image: `/images/quiz/TT${n}.webp`,
      alt: `Picture ${n}`,
    })),
  };
}

/** Questions with one bank, which a test may replace. */
export function buildQuestions(bank = buildBank()): Questions & { bankNow: QuestionBank } {
  return {
    bankNow: bank,
    bank(categoryId, quizId) {
      return categoryId === 'general-knowledge' && quizId === 'world-history' ? this.bankNow : undefined;
    },
  };
}
