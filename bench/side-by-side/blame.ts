/** Counts what went wrong, so that a row says so. */
export function createBlame() {
  const faults = new Map<string, number>();
  return {
    blame: (what: string): void => void faults.set(what, (faults.get(what) ?? 0) + 1),
    notes: (): readonly string[] => [...faults].map(([what, count]) => `${count} × ${what}`),
  };
}
