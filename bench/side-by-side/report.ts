import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { join } from 'node:path';
import { isMet, type Row } from './part.ts';
import { coreCount, isPinned } from './processor.ts';
import type { Sample } from './statistics.ts';

export const resultsDir = join(import.meta.dirname, '../results');

export interface Report {
  readonly isQuick: boolean;
  readonly at: string;
  readonly parts: Readonly<Record<string, readonly Row[]>>;
}

function figure(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

const sample = ({ median, least, most }: Sample, unit: string) =>
  `${figure(median)} ${unit} (${figure(least)} – ${figure(most)})`;

/** Of a row: what it was held against, the multiple, and what is wanted. */
function comparison(row: Row): readonly [bare: string, ratio: string, wanted: string] {
  if ('limit' in row) return ['–', '–', `≤ ${row.limit} ${row.unit}`];
  const { bare, unit, ratio, wants, target } = row;
  return [sample(bare, unit), `${ratio.toFixed(2)} ×`, `${wants === 'at least' ? '≥' : '≤'} ${target} ×`];
}

function line(row: Row): string {
  const { measure, unit, ours } = row;
  const [bare, ratio, wanted] = comparison(row);
  const cells = [measure, bare, sample(ours, unit), ratio, wanted, isMet(row) ? 'yes' : 'no'];
  return `| ${cells.join(' | ')} |`;
}

const machine = () =>
  `${cpus()[0]?.model ?? 'unknown processor'}, ${coreCount} cores, ${arch()}, Node ${process.versions.node}; ${
    isPinned
      ? 'the server on one core, the load on the others'
      : 'not pinned: this machine has no taskset or one core'
  }`;

/** The report as Markdown: a line a row, what must be known below. */
export function markdownOf({ isQuick, at, parts }: Report): string {
  const rows = Object.values(parts).flat();
  const notes = rows.flatMap(({ measure, notes }) => notes.map((note) => `- ${measure}: ${note}`));
  return [
    `# Side by side, ${at}${isQuick ? ' (quick)' : ''}`,
    '',
    machine(),
    '',
    '| measure | bare: median (range) | Sawaal: median (range) | ratio | wanted | met |',
    '|---|---|---|---|---|---|',
    ...rows.map(line),
    ...(notes.length > 0 ? ['', '## Notes', '', ...notes] : []),
    '',
  ].join('\n');
}

/** Writes the report as it stands: after each part, so that a run that is stopped has what it measured. */
export function writeReport(report: Report): void {
  mkdirSync(resultsDir, { recursive: true });
  writeFileSync(join(resultsDir, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(resultsDir, 'report.md'), markdownOf(report));
}
