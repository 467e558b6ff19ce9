import type { FiguresView } from '../../../../shared/contract/views.ts';

const none = { requests: 0, pkrPaisa: 0, pkr: '0.00' };
const one = { requests: 1, pkrPaisa: 25_000, pkr: '250.00' };
const HOUR_MS = 3_600_000;

/** A site where little happened: one request is owed since yesterday, one play ended in the first hour. */
export function figuresView(over: Partial<FiguresView> = {}): FiguresView {
  const at = Date.UTC(2026, 0, 15, 9);
  return {
    at,
    timeZone: 'Asia/Karachi',
    owed: { today: none, days7: one, days30: one, all: one },
    paid: { today: none, days7: none, days30: none },
    overdue: 0,
    oldestPendingAt: null,
    days: Array.from({ length: 30 }, (_, n) => ({
      day: new Date(at - (29 - n) * 24 * HOUR_MS).toISOString().slice(0, 10),
      owedPaisa: n === 28 ? 25_000 : 0,
      paidPaisa: 0,
    })),
    hours: Array.from({ length: 24 }, (_, n) => ({
      from: at - (23 - n) * HOUR_MS,
      plays: n === 0 ? 1 : 0,
      rightAnswers: n === 0 ? 4 : 0,
      questions: n === 0 ? 5 : 0,
    })),
    answerTimes: Array.from({ length: 16 }, (_, n) => ({
      fromMs: n * 500,
      toMs: (n + 1) * 500,
      answers: n === 1 ? 2 : n === 6 ? 3 : 0,
    })),
    slots: { limit: 50, taken: 6, free: 44, version: 1 },
    activeToday: 5,
    ...over,
  };
}
