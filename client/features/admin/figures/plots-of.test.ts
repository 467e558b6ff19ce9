import { expect, test } from 'vitest';
import { figuresView } from '../testing/figures-view.ts';
import { moneyPlot, playsPlot, timesPlot } from './plots-of.ts';

const valuesOf = ({ series }: ReturnType<typeof moneyPlot>) =>
  Object.fromEntries(series.map(({ name, values }) => [name, values.filter(Boolean)]));

test('money stands at its day, in rupees', () => {
  const plot = moneyPlot(figuresView(), 30);
  expect(valuesOf(plot)).toEqual({ 'Paid on the day': [], 'Asked for on it, still owed': [250] });
  expect(plot.places.at(-2)).toBe('Wed 14 Jan');
  expect(plot.format(1_250.5)).toBe('1,250.5');
});

test('where there is little room, the last days are shown', () => {
  const { places, series, summary } = moneyPlot(figuresView(), 10);
  expect([places.length, ...series.map(({ values }) => values.length)]).toEqual([10, 10, 10]);
  expect(summary).toBe(moneyPlot(figuresView(), 30).summary);
});

test('hours are told in the time zone of the site, with the busiest of them', () => {
  const plot = playsPlot(figuresView());
  expect(plot.places[0]).toMatch(/^Wed,? 3:00 pm$/);
  expect(plot.summary).toBe(
    '1 play ended in 24 hours, 80 % of their questions were answered right. Busiest: 3 pm with 1 play.',
  );
  expect(plot.extra?.[0]?.values[0]).toBe('1');
});

test('answers that came too fast stand apart, each answer once', () => {
  const plot = timesPlot(figuresView());
  expect(valuesOf(plot)).toEqual({ Answers: [3], 'Faster than 1 s': [2] });
  expect(plot.summary).toBe(
    'Half of the answers of 24 hours came within 3.5 s; 2 answers faster than a person can read.',
  );
});

test('a day without a play says so', () => {
  const empty = figuresView({
    hours: figuresView().hours.map((hour) => ({ ...hour, plays: 0, rightAnswers: 0, questions: 0 })),
    answerTimes: figuresView().answerTimes.map((bar) => ({ ...bar, answers: 0 })),
  });
  expect(playsPlot(empty).summary).toBe('No play ended in the last 24 hours.');
  expect(timesPlot(empty).summary).toBe('Nothing was answered in the last 24 hours.');
});
