import type { Difference } from '../../server/store-copy/audit.ts';
import type { Copied } from '../../server/store-copy/copied.ts';

/** Prints what differs, or that nothing does. Returns the exit code. */
export function reportAudit(differences: readonly Difference[]): 0 | 1 {
  for (const { check, found } of differences) console.log(`${check}: ${found}`);
  console.log(
    differences.length === 0 ? 'audit: nothing differs' : `audit: differences: ${differences.length}`,
  );
  return differences.length === 0 ? 0 : 1;
}

/** The same after what each place holds, a line a figure. */
export function reportCopied({ figures, differences }: Copied): 0 | 1 {
  const names = new Set(Object.values(figures).flatMap((held) => Object.keys(held)));
  const rows = [...names].map((name) => [
    name,
    Object.fromEntries(Object.entries(figures).map(([place, held]) => [place, held[name]])),
  ]);
  console.table(Object.fromEntries(rows));
  return reportAudit(differences);
}
