import type { Sample } from './statistics.ts';

interface Measured {
  readonly measure: string;
  readonly unit: string;
  readonly ours: Sample;
  /** What whoever reads it must know. */
  readonly notes: readonly string[];
}

/** What is held against something else, measured in the same run. */
export interface RatioRow extends Measured {
  /** What `ours` is held against. */
  readonly bare: Sample;
  /** Ours as a multiple of bare. */
  readonly ratio: number;
  /** The multiple that is wanted; whether more is better follows from `wants`. */
  readonly target: number;
  readonly wants: 'at least' | 'at most';
}

/** What has a figure of its own to keep, whatever the machine. */
export interface LimitRow extends Measured {
  /** The most that is wanted, in the row's unit. */
  readonly limit: number;
}

/** One line of the report. */
export type Row = RatioRow | LimitRow;

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

export function rowOf(row: Omit<RatioRow, 'ratio'>): RatioRow {
  return { ...row, ratio: row.ours.median / row.bare.median };
}

export function isMet(row: Row): boolean {
  if ('limit' in row) return row.ours.median <= row.limit;
  return row.wants === 'at least' ? row.ratio >= row.target : row.ratio <= row.target;
}
