import { expect, it } from 'vitest';
import { retryDelay } from './retry-delay.ts';

const delays = { first: 1_000, longest: 10_000 };

it.each([
  [0, [750, 1_500, 3_000, 6_000, 7_500, 7_500]],
  [0.5, [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]],
  [0.999_999, [1_250, 2_500, 5_000, 10_000, 12_500, 12_500]],
])('with the random number %d the delays are %j', (random, expected) => {
  expect([1, 2, 3, 4, 5, 500].map((failures) => retryDelay(delays, failures, random))).toEqual(expected);
});
