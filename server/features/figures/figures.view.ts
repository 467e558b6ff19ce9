import type { FiguresView, MoneyView } from '../../../shared/contract/views.ts';
import { QUESTION_MS, QUESTIONS_PER_PLAY } from '../../../shared/rules/constants.ts';
import { formatPkr, paisaOf } from '../../../shared/rules/money.ts';
import { presentSlots } from '../../edges/live/slots-view.ts';
import { TIME_STEP_MS } from '../../ports/answer-counts.ts';
import type { MoneySum } from '../../ports/figures-store.ts';
import type { Figures } from './figures.service.ts';

/** A bar of the histogram is so wide. */
const BAR_MS = 500;
/** One more for what came within the credit. */
const BARS = QUESTION_MS / BAR_MS + 1;

function presentMoney({ requests, points }: MoneySum): MoneyView {
  const pkrPaisa = paisaOf(points);
  return { requests, pkrPaisa, pkr: formatPkr(pkrPaisa) };
}

const sumOf = (sums: readonly MoneySum[]): MoneySum => ({
  requests: sums.reduce((sum, { requests }) => sum + requests, 0),
  points: sums.reduce((sum, { points }) => sum + points, 0),
});

function presentTimes(hours: Figures['hours']): FiguresView['answerTimes'] {
  const answers = Array.from({ length: BARS }, () => 0);
  for (const { counts } of hours) {
    for (const [step, count] of Object.entries(counts.times)) {
      const bar = Math.min(BARS - 1, Math.floor((Number(step) * TIME_STEP_MS) / BAR_MS));
      answers[bar] = (answers[bar] ?? 0) + count;
    }
  }
  return answers.map((count, bar) => ({ fromMs: bar * BAR_MS, toMs: (bar + 1) * BAR_MS, answers: count }));
}

/** What the dashboards show first. */
export function presentFigures({
  at,
  timeZone,
  owed,
  days,
  hours,
  slots,
  activeToday,
}: Figures): FiguresView {
  const spans = (kind: 'owed' | 'paid') => {
    const of = (count: number) => presentMoney(sumOf(days.slice(-count).map((day) => day[kind])));
    return { today: of(1), days7: of(7), days30: of(30) };
  };
  return {
    at,
    timeZone,
    owed: { ...spans('owed'), all: presentMoney(owed) },
    paid: spans('paid'),
    overdue: owed.overdue,
    oldestPendingAt: owed.oldestAt,
    days: days.map(({ day, owed: { points }, paid }) => ({
      day,
      owedPaisa: paisaOf(points),
      paidPaisa: paisaOf(paid.points),
    })),
    hours: hours.map(({ hour, counts: { plays, right } }) => ({
      from: hour,
      plays,
      rightAnswers: right,
      questions: plays * QUESTIONS_PER_PLAY,
    })),
    answerTimes: presentTimes(hours),
    slots: presentSlots(slots),
    activeToday,
  };
}
