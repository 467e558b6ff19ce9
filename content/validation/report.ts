import type { Finding, Severity } from './finding.ts';
import { formatFinding } from './finding.ts';

const order: readonly Severity[] = ['error', 'warning', 'skipped'];

/** `general-knowledge#7` before `general-knowledge#12`, what concerns a whole bank first. */
const byPlace = (a: Finding, b: Finding): number => a.slug.localeCompare(b.slug) || (a.n ?? 0) - (b.n ?? 0);

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export interface Report {
  readonly lines: readonly string[];
  readonly summary: string;
  readonly failed: boolean;
}

/** What to print: the findings of the wanted quizzes (all of them when none is named), worst first. */
export const report = (findings: readonly Finding[], slugs: readonly string[], bankCount: number): Report => {
  const wanted = findings.filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
  const of = (severity: Severity) => wanted.filter((finding) => finding.severity === severity).sort(byPlace);
  const errors = of('error').length;
  const skipped = of('skipped').length;
  const counts = [counted(errors, 'error'), counted(of('warning').length, 'warning')];
  if (skipped > 0) counts.push(`${counted(skipped, 'check')} skipped`);
  return {
    lines: order.flatMap((severity) => of(severity).map(formatFinding)),
    summary: `${counted(bankCount, 'bank')}: ${counts.join(', ')}`,
    failed: errors > 0,
  };
};
