/** The place that a key leads to in a grid read row by row, or null if the key leads nowhere. */
export function nextInGrid(key: string, at: number, columns: number, count: number): number | null {
  const column = at % columns;
  const steps: Readonly<Record<string, number | undefined>> = {
    ArrowRight: column + 1 < columns ? at + 1 : undefined,
    ArrowLeft: column > 0 ? at - 1 : undefined,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: at - column,
    End: Math.min(at - column + columns - 1, count - 1),
  };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count || next === at ? null : next;
}
