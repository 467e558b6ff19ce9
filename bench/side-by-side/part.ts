import type { Sample } from './statistics.ts';

/** One line of the report. */
export interface Row {
  readonly measure: string;
  readonly unit: string;
  /** What `ours` is held against. */
  readonly bare: Sample;
  readonly ours: Sample;
  /** Ours as a multiple of bare. */
  readonly ratio: number;
  /** The multiple that is wanted; whether more is better follows from `wants`. */
  readonly target: number;
  readonly wants: 'at least' | 'at most';
  /** What whoever reads it must know. */
  readonly notes: readonly string[];
}

export interface Bench {
  readonly isQuick: boolean;
  /** Says what is being done. */
  progress(what: string): void;
}

/** What is measured together. */
export interface Part {
  readonly name: string;
  readonly title: string;
  run(bench: Bench): Promise<readonly Row[]>;
}

export function rowOf(row: Omit<Row, 'ratio'>): Row {
  return { ...row, ratio: row.ours.median / row.bare.median };
}

export const isMet = ({ ratio, target, wants }: Row): boolean =>
  wants === 'at least' ? ratio >= target : ratio <= target;
