import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { report } from './report.ts';

const findings: Finding[] = [
  { slug: 'jazz-legends', n: 12, rule: 'r', severity: 'warning', message: 'odd' },
  { slug: 'jazz-legends', n: 7, rule: 'r', severity: 'error', message: 'wrong' },
  { slug: 'classic-rock', rule: 'r', severity: 'skipped', message: 'python3 is not installed' },
];

it('prints one line a finding, the errors first', () => {
  expect(report(findings, [], 2)).toEqual({
    lines: [
      'jazz-legends#7: wrong',
      'jazz-legends#12: (warning) odd',
      'classic-rock#-: (skipped) python3 is not installed',
    ],
    summary: '2 banks: 1 error, 1 warning, 1 check skipped',
    failed: true,
  });
});

it('fails for the wanted quizzes only', () => {
  expect(report(findings, ['classic-rock'], 1)).toMatchObject({
    lines: ['classic-rock#-: (skipped) python3 is not installed'],
    failed: false,
  });
});
