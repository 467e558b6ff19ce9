import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shrink } from './shrink.ts';

it('finds the items that matter, when there are tries enough', async () => {
  const items = Array.from({ length: 20 }, (_, n) => n);
  await fc.assert(
    fc.asyncProperty(fc.subarray(items, { minLength: 1, maxLength: 3 }), async (culprits) => {
      const fails = async (some: readonly number[]) => culprits.every((culprit) => some.includes(culprit));
      expect(await shrink(items, fails, 1_000)).toEqual(culprits);
    }),
  );
});

it('gives up after its tries, with what still fails', async () => {
  let runs = 0;
  const found = await shrink(
    [1, 2, 3, 4],
    async (some) => {
      runs += 1;
      return some.includes(1);
    },
    1,
  );
  expect(runs).toBe(1);
  expect(found).toContain(1);
});
