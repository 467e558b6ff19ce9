import { expect, it } from 'vitest';
import { createRecentKeys } from './recent-keys.ts';

it('the last so many keys are known, whichever were added again among them [FAULT-27]', () => {
  const keys = createRecentKeys(2);
  for (const key of ['a', 'b', 'a', 'c']) keys.add(key);
  expect(['a', 'b', 'c'].filter((key) => keys.has(key))).toEqual(['a', 'c']);
});
