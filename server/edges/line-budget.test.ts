import { expect, it } from 'vitest';
import { createLineBudget } from './line-budget.ts';

it('of a kind ten lines a second are told, and with the next one how many were not [FAULT-29]', () => {
  let now = 0;
  const line = createLineBudget(() => now);
  const told = (count: number, kind = 'refused') => Array.from({ length: count }, () => line(kind));
  expect(told(25)).toEqual([...Array(10).fill({}), ...Array(15).fill(undefined)]);
  expect(told(1, 'another')).toEqual([{}]);
  now = 999;
  expect(told(1)).toEqual([undefined]);
  now = 1_000;
  expect(told(2)).toEqual([{ leftOut: 16 }, {}]);
});
