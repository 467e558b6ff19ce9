import fc from 'fast-check';
import type { UpdateDescription } from 'mongodb';
import { expect, it } from 'vitest';
import { applyUpdate } from './apply-change.ts';

type Change = Pick<UpdateDescription, 'removedFields' | 'updatedFields'>;

const path = fc.constantFrom('points', 'run', 'run.state', 'counts.times', 'counts.times.3', 'counts.right');
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ path, value: fc.nat() }).map(({ path: at, value }) => ({ updatedFields: { [at]: value } })),
  path.map((at) => ({ removedFields: [at] })),
);
const before = { _id: 'a', points: 1, run: { state: 'running' }, counts: { right: 1, times: {} } };

it('fields are set and taken away by their paths, lists are cut and go on, and what was there stays as it was', () => {
  const document = { ...before, history: [1, 2, 3] };
  const update = {
    updatedFields: { points: 7, 'counts.times.3': 2, 'history.2': 9 },
    removedFields: ['run'],
    truncatedArrays: [{ field: 'history', newSize: 2 }],
  };
  const after = { _id: 'a', points: 7, counts: { right: 1, times: { 3: 2 } }, history: [1, 2, 9] };
  expect(applyUpdate(document, update)).toEqual(after);
  expect(document).toEqual({ ...before, history: [1, 2, 3] });
});

it('whatever a document had seen already: after the same changes it is the same', () => {
  const after = (changes: readonly Change[], start: object) => changes.reduce<object>(applyUpdate, start);
  fc.assert(
    fc.property(fc.array(change), fc.nat(), (changes, seen) => {
      const later = after(changes.slice(0, seen % (changes.length + 1)), before);
      expect(after(changes, later)).toEqual(after(changes, before));
    }),
  );
});
