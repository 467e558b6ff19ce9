import { expect, it } from 'vitest';
import { describeRateLimitsContract } from '../../../tests/contracts/rate-limits-contract.ts';
import { BoundedRateLimiter, createMemoryRateLimits } from './memory-rate-limits.ts';

describeRateLimitsContract('in memory', async () => ({ limits: createMemoryRateLimits(), dispose() {} }));

it('of more keys than there is room for, the one that was counted longest ago is forgotten [FAULT-27]', async () => {
  const limiter = new BoundedRateLimiter({ points: 1, duration: 60 }, 3);
  const isFree = (key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
  for (const key of ['a', 'b', 'c']) expect(await isFree(key)).toBe(true);
  expect(await isFree('a')).toBe(false);
  expect(await isFree('d')).toBe(true);
  expect([await isFree('a'), await isFree('c'), await isFree('d')]).toEqual([false, false, false]);
  expect(await isFree('b')).toBe(true);
  for (let n = 0; n < 1_000; n++) await isFree(`other ${n}`);
  expect(limiter.dump().storage).toHaveLength(3);
});
