import { expect, it } from 'vitest';
import { createRecord } from './record.ts';

const points = (version: number, value: number, by = 'a') => ({
  what: 'points of x',
  version,
  content: { value },
  by,
});

it('one version with two contents is a difference', () => {
  const record = createRecord();
  record.see(points(1, 10));
  record.see(points(1, 10, 'b'));
  record.see(points(2, 20));
  expect(record.conflicts()).toEqual([]);
  record.see(points(2, 30, 'b'));
  expect(record.conflicts()).toEqual(['points of x version 2: a was shown {"value":20}, b {"value":30}']);
});

it('what was shown newer than stored, or otherwise at its version, is a difference', () => {
  const record = createRecord();
  record.see(points(2, 20));
  expect(record.against(points(3, 30))).toEqual([]);
  expect(record.against(points(2, 20))).toEqual([]);
  expect(record.against(points(2, 25))).toHaveLength(1);
  expect(record.against(points(1, 10))).toHaveLength(1);
});
