import type { FiguresView } from '../../../../shared/contract/views.ts';
import { UNREADABLY_FAST_MS } from '../../../../shared/rules/withdrawal.ts';
import { formatCount, formatRupees } from './format-figures.ts';
import type { PlotData } from './plot-data.ts';

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Where there is no room for all thirty days, the last of them. */
export function moneyPlot({ days: all, paid }: FiguresView, shown: number): PlotData {
  const days = all.slice(-shown);
  const paidDays = all.filter(({ paidPaisa }) => paidPaisa > 0).length;
  const dates = days.map(({ day }) => Date.parse(day));
  return {
    title: 'Money by day',
    summary: `PKR ${formatRupees(paid.days30.pkrPaisa)} were paid in 30 days, on ${paidDays} of them.`,
    placeName: 'Day',
    places: dates.map((date) => longDay.format(date)),
    ticks: dates.map((date) => shortDay.format(date)),
    arrangement: 'beside',
    series: [
      {
        name: 'Paid on the day',
        values: days.map(({ paidPaisa }) => paidPaisa / 100),
        pattern: 'solid',
        colour: '--good',
      },
      {
        name: 'Asked for on it, still owed',
        values: days.map(({ owedPaisa }) => owedPaisa / 100),
        pattern: 'striped',
        colour: '--accent-text',
      },
    ],
    format: (rupees) => formatRupees(rupees * 100),
  };
}

export function playsPlot({ hours, timeZone }: FiguresView): PlotData {
  const tick = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hour12: true, timeZone });
  const place = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  });
  const sum = (of: (hour: FiguresView['hours'][number]) => number) =>
    hours.reduce((all, hour) => all + of(hour), 0);
  const plays = sum((hour) => hour.plays);
  const questions = sum((hour) => hour.questions);
  const share = questions === 0 ? 0 : Math.round((sum((hour) => hour.rightAnswers) / questions) * 100);
  const busiest = hours.reduce<FiguresView['hours'][number] | undefined>(
    (most, hour) => (hour.plays > (most?.plays ?? 0) ? hour : most),
    undefined,
  );
  return {
    title: 'Plays and right answers by hour',
    summary: busiest
      ? `${formatCount(plays, 'play')} ended in 24 hours, ${share} % of their questions were answered right. Busiest: ${tick.format(busiest.from)} with ${formatCount(busiest.plays, 'play')}.`
      : 'No play ended in the last 24 hours.',
    placeName: `Hour (${timeZone})`,
    places: hours.map(({ from }) => place.format(from)),
    ticks: hours.map(({ from }) => tick.format(from)),
    arrangement: 'over',
    series: [
      {
        name: 'Questions',
        values: hours.map((hour) => hour.questions),
        pattern: 'striped',
        colour: '--text-muted',
      },
      {
        name: 'Answered right',
        values: hours.map((hour) => hour.rightAnswers),
        pattern: 'solid',
        colour: '--link',
      },
    ],
    format: (count) => count.toLocaleString('en'),
    extra: [{ name: 'Plays', values: hours.map((hour) => hour.plays.toLocaleString('en')) }],
  };
}

/** The time within which half of the answers came, to a bar. */
function medianOf(bars: FiguresView['answerTimes']): number | null {
  const all = bars.reduce((sum, { answers }) => sum + answers, 0);
  let passed = 0;
  for (const { toMs, answers } of bars) {
    passed += answers;
    if (all > 0 && passed * 2 >= all) return toMs;
  }
  return null;
}

const seconds = (ms: number): string => `${ms / 1_000}`;

export function timesPlot({ answerTimes }: FiguresView): PlotData {
  const median = medianOf(answerTimes);
  const isFast = (toMs: number) => toMs <= UNREADABLY_FAST_MS;
  const of = (wanted: boolean) =>
    answerTimes.map(({ toMs, answers }) => (isFast(toMs) === wanted ? answers : 0));
  const fast = of(true).reduce((sum, answers) => sum + answers, 0);
  return {
    title: 'Time to answer',
    summary:
      median === null
        ? 'Nothing was answered in the last 24 hours.'
        : `Half of the answers of 24 hours came within ${seconds(median)} s; ${formatCount(fast, 'answer')} faster than a person can read.`,
    placeName: 'Seconds',
    places: answerTimes.map(({ fromMs, toMs }) => `${seconds(fromMs)} to ${seconds(toMs)} s`),
    ticks: answerTimes.map(({ fromMs }) => `${seconds(fromMs)} s`),
    arrangement: 'over',
    series: [
      { name: 'Answers', values: of(false), pattern: 'solid', colour: '--link' },
      {
        name: `Faster than ${seconds(UNREADABLY_FAST_MS)} s`,
        values: of(true),
        pattern: 'striped',
        colour: '--bad',
      },
    ],
    format: (count) => count.toLocaleString('en'),
  };
}
