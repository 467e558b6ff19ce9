import { expect, test } from 'vitest';
import {
  MAX_CREDIT_MS,
  QUESTION_MS,
  READY_MS,
  REVEAL_MS,
  STEPS_PER_QUESTION,
} from '../../../shared/rules/constants.ts';
import { CLOSES_AT, DEADLINE_AT, examples, OPENS_AT, placeOf, stretches } from './judging.ts';

const lengthOf = (kind: string) =>
  stretches.filter((part) => part.kind === kind).reduce((sum, { from, until }) => sum + until - from, 0);

test('the picture is drawn from the rules: every part as long as they say, one after the other', () => {
  expect(['ready', 'step', 'credit', 'next'].map(lengthOf)).toEqual([
    READY_MS,
    QUESTION_MS,
    MAX_CREDIT_MS,
    REVEAL_MS,
  ]);
  for (const [place, { from }] of stretches.entries()) expect(from).toBe(stretches[place - 1]?.until ?? 0);
  expect(placeOf(stretches.at(-1)?.until ?? 0)).toBe('100%');
  const signs = stretches.filter(({ kind }) => kind === 'step').map(({ sign }) => sign);
  expect(signs).toHaveLength(STEPS_PER_QUESTION);
  expect([signs[0], signs.at(-1)]).toEqual([String(STEPS_PER_QUESTION), '1']);
});

test.each(examples)('«$title» is told as the server would judge it', ({ counts, sentAt, arrivedAt }) => {
  expect(sentAt).toBeGreaterThan(OPENS_AT);
  expect(sentAt).toBeLessThan(DEADLINE_AT);
  expect(arrivedAt <= CLOSES_AT).toBe(counts);
});
