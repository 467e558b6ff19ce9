import { seededRandom } from '../../../shared/kernel/random.ts';

/** A random source as plain data: it lives in a game's state, is saved with it and goes on where it stopped. */
export type Dice = number;

export function diceFrom(seed: string): Dice {
  return Math.floor(seededRandom(seed)() * 2 ** 32);
}

/** The next number in [0, 1) and the dice after it (mulberry32). */
export function roll(dice: Dice): readonly [value: number, next: Dice] {
  const next = (dice + 0x6d2b79f5) >>> 0;
  let t = Math.imul(next ^ (next >>> 15), next | 1);
  t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
  return [((t ^ (t >>> 14)) >>> 0) / 2 ** 32, next];
}

/** A whole number from `least` to `most`, both included. */
export function rollBetween(dice: Dice, least: number, most: number): readonly [value: number, next: Dice] {
  const [value, next] = roll(dice);
  return [least + Math.floor(value * (most - least + 1)), next];
}
