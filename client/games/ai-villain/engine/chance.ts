import { seededRandom } from '../../../../shared/kernel/random.ts';
import { CITIES } from './constants.ts';

/** A whole number from `low` to `high`, both possible. */
export const between = ([low, high]: readonly [number, number], part: number): number =>
  low + Math.floor(part * (high - low + 1));

/** What chance holds ready for a day: numbers in [0, 1). */
export interface DayChance {
  readonly event: number;
  readonly kind: number;
  readonly city: number;
  readonly amount: number;
  readonly theft: number;
  /** One for each city, in the order of the map. */
  readonly recovery: readonly number[];
}

/**
 * The chance of a day depends on the seed and the day alone, never on what was done before: two players of one
 * seed meet the same days, and a saved game needs no hidden state.
 */
export const chanceOf = (seed: string, day: number): DayChance => {
  const random = seededRandom(`${seed}/${day}`);
  return {
    event: random(),
    kind: random(),
    city: random(),
    amount: random(),
    theft: random(),
    recovery: CITIES.map(() => random()),
  };
};
