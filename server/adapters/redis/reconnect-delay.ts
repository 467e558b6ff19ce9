import { retryDelay } from '../../../shared/kernel/retry-delay.ts';

/** Milliseconds until Redis is tried again. */
export const reconnectDelay = (tries: number): number =>
  retryDelay({ first: 100, longest: 1_000 }, tries, Math.random());
