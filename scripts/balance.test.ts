import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const balance = (...given: string[]) =>
  spawnSync(process.execPath, [new URL('balance.ts', import.meta.url).pathname, ...given], {
    encoding: 'utf8',
  });

test('a game is measured by its three policies, and the same figures come again', () => {
  const { status, stdout } = balance('numpuz', '--games', '2');
  expect(status).toBe(0);
  const rows = stdout.split('\n').filter((line) => line.startsWith('| '));
  expect(rows.slice(2).map((line) => line.split(' ')[1])).toEqual(['random', 'greedy', 'careful']);
  expect(rows.at(-1)).toContain('won 100.0 %');
  expect(balance('numpuz', '--games', '2').stdout).toBe(stdout);
});

test('a game that there is not and a count that is none are refused', () => {
  expect(balance('ludo').stderr).toContain('No such game: ludo');
  expect(balance('numpuz', '--games', 'many').stderr).toContain('--games');
});
