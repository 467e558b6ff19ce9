/** How the waits between tries grow: milliseconds. */
export interface RetryDelays {
  readonly first: number;
  readonly longest: number;
}

/**
 * Milliseconds to wait after so many failures in a row: twice as long each time, ± 25 %, so that those who failed together don't
 * come back together; `random` in [0, 1).
 */
export function retryDelay({ first, longest }: RetryDelays, failures: number, random: number): number {
  return Math.round(Math.min(longest, first * 2 ** (failures - 1)) * (0.75 + random / 2));
}
