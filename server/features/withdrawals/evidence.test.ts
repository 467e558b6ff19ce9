import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countPlay, type GivenAnswer, noAnswers, TIME_STEP_MS } from '../../ports/answer-counts.ts';
import { evidenceOf } from './evidence.ts';

const evidence = (...plays: GivenAnswer[][]) =>
  evidenceOf(plays.map((answers) => ({ categoryId: 'music', answers })).reduce(countPlay, noAnswers));
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
])('the median of %j is %i', (times, median) => {
  expect(evidence(took(...times)).medianAnswerMs).toBe(median);
});

it('the median is true to one step, whatever the times and the plays in which they were', () => {
  const times = fc.array(fc.array(fc.integer({ min: 0, max: 8_000 }), { maxLength: 5 }), { maxLength: 30 });
  fc.assert(
    fc.property(times, (plays) => {
      const { medianAnswerMs } = evidence(...plays.map((play) => took(...play)));
      const sorted = plays.flat().sort((a, b) => a - b);
      if (sorted.length === 0) return;
      const [lower = 0, upper = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
      const off = (lower + upper) / 2 - Number(medianAnswerMs);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThan(TIME_STEP_MS);
    }),
  );
});

it('faster than a person can read: under 1,000 ms', () => {
  expect(evidence(took(999, 1_000, 10, 7_000)).fastShare).toBe(0.5);
});
