import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLineBudget, sparing } from './line-budget.ts';

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

it('of what fails again and again ten lines of a text a second are logged, and how many were left out [FAULT-29]', () => {
  let now = 0;
  const lines: { msg: string; leftOut?: number }[] = [];
  const say = sparing(pino({}, { write: (line: string) => lines.push(JSON.parse(line)) }), () => now);
  for (let n = 0; n < 50; n++) say('warn', { n }, 'it failed');
  say('error', {}, 'something else failed');
  expect(lines).toHaveLength(11);
  now = 1_000;
  say('warn', {}, 'it failed');
  expect(lines.at(-1)).toMatchObject({ msg: 'it failed', leftOut: 40 });
});
