import { expect, it } from 'vitest';
import { buildPlay } from '../testing/play-builder.ts';
import { type AnsweredQuestion, evidenceOf } from './evidence.ts';

const plays = [buildPlay(), buildPlay({ id: 'second' })];
const evidence = (...answers: AnsweredQuestion[][]) =>
  evidenceOf(plays.slice(0, answers.length), (play) => answers[plays.indexOf(play)] ?? []);
const took = (...times: number[]) => times.map((tookMs) => ({ correct: false, tookMs }));

it('says nothing against a member who never answered', () => {
  expect(evidence()).toEqual({ plays: 0, rightAnswers: 0, medianAnswerMs: null, fastShare: 0 });
  expect(evidence([])).toEqual({ plays: 1, rightAnswers: 0, medianAnswerMs: null, fastShare: 0 });
});

it('counts plays and right answers of all of them', () => {
  const answers = [true, false, true].map((correct) => ({ correct, tookMs: 2_000 }));
  expect(evidence(answers, answers)).toMatchObject({ plays: 2, rightAnswers: 4 });
});

it.each([
  [[3_000], 3_000],
  [[5_000, 1_000, 3_000], 3_000],
  [[4_000, 1_000, 2_000, 3_000], 2_500],
  [[1_000, 2_001], 1_501],
])('the median of %j is %i', (times, median) => {
  expect(evidence(took(...times)).medianAnswerMs).toBe(median);
});

it('faster than a person can read: under 1,000 ms', () => {
  expect(evidence(took(999, 1_000, 10, 7_000)).fastShare).toBe(0.5);
});
