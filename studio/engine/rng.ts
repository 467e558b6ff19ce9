import { seededRandom } from '../../shared/kernel/random.ts';

/** The seeded source of every irregularity in a picture: the same seed draws the same picture. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** An integer from low to high, both included. */
  int(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

export function createRng(seed: string): Rng {
  const next = seededRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * next();
  return {
    next,
    between,
    int: (low, high) => Math.floor(between(low, high + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
