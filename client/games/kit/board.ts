import { dayName } from './day.ts';

/** What chance a game is played on: the day's (the same for everybody), one from an address, or a fresh one. */
export type BoardKind = 'day' | 'shared' | 'free';

export interface Board {
  readonly kind: BoardKind;
  readonly seed: string;
}

/** The board of a day is the one whose seed is that day, so that its address stays good for ever. */
export function boardFor(seedInAddress: string | null, freshSeed: string, today: string): Board {
  if (seedInAddress === null) return { kind: 'free', seed: freshSeed };
  return { kind: seedInAddress === today ? 'day' : 'shared', seed: seedInAddress };
}

/** A board's name in words. */
export function boardName({ kind, seed }: Board): string {
  const day = dayName(seed);
  if (kind === 'day') return `Board of the day, ${day ?? seed}`;
  if (day) return `Board of ${day}`;
  return `Board ${seed}`;
}
