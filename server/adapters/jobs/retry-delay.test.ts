import { expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

it.each([
  [0, [750, 1_500, 3_000, 6_000]],
  [0.5, [1_000, 2_000, 4_000, 8_000]],
  [0.999_999, [1_250, 2_500, 5_000, 10_000]],
])('with the random number %d the delays are %j', (random, delays) => {
  expect([1, 2, 3, 4].map((tries) => retryDelay(tries, () => random))).toEqual(delays);
});
