/** What several measurements of one thing came to. */
export interface Sample {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly repetitions: number;
}

/** The value below which a share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function sampleOf(values: readonly number[]): Sample {
  return {
    median: quantile(values, 0.5),
    least: Math.min(...values),
    most: Math.max(...values),
    repetitions: values.length,
  };
}
