import { readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  type BalanceResult,
  type BalanceRunner,
  measure,
  POLICY_NAMES,
} from '../client/games/kit/balance.ts';

/*
 * Plays seeded games of each policy and prints what the specified constants give, as tables for docs/games.
 * npx node scripts/balance.ts [game …] [--games 1000]
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '1000' } },
});
const count = Number(values.games);
if (!Number.isInteger(count) || count < 1) throw new Error('--games is a whole number from 1');

const folder = new URL('../client/games/', import.meta.url);

/** Every game with an engine that can be measured, by the names of their folders. */
async function runners(): Promise<BalanceRunner[]> {
  const entries = await readdir(folder, { recursive: true });
  const found = entries.filter((path) => /^[^/\\]+[/\\]engine[/\\]balance\.ts$/.test(path)).sort();
  const modules = await Promise.all(
    found.map(async (path) => (await import(new URL(path, folder).href)) as { balance: BalanceRunner }),
  );
  return modules.map(({ balance }) => balance);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

function cellsOf({ policy, outcomes, lengths, measures }: BalanceResult): string[] {
  const shares = Object.entries(outcomes).sort(([, a], [, b]) => b - a);
  const { least, median, mean, p95, most } = lengths;
  return [
    policy,
    shares.map(([outcome, share]) => `${outcome} ${percent(share)}`).join(', '),
    [least, median, mean, p95, most].map(figure).join(' / '),
    Object.entries(measures)
      .map(([name, value]) => `${name} ${figure(value)}`)
      .join(', '),
  ];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const all = await runners();
const unknown = positionals.filter((name) => !all.some(({ game }) => game === name));
if (unknown.length > 0) throw new Error(`No such game: ${unknown.join(', ')}`);

for (const runner of all) {
  if (positionals.length > 0 && !positionals.includes(runner.game)) continue;
  console.log(`\n${runner.game}, ${count} seeded games of each policy\n`);
  const head = ['policy', 'outcomes', `${runner.unit}: least / median / mean / 95 % / most`, 'means'];
  console.log(row(head));
  console.log(row(head.map(() => '---')));
  for (const policy of POLICY_NAMES) {
    const from = performance.now();
    const result = measure(runner, policy, count);
    console.log(row(cellsOf(result)));
    console.error(`  ${policy}: ${((performance.now() - from) / 1_000).toFixed(1)} s`);
  }
}
