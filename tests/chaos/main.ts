import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { endOnSignals } from '../support/end-on-signals.ts';
import { describeFault, type Mode } from './plan.ts';
import { type ChaosReport, runChaos } from './run.ts';
import { shrink } from './shrink.ts';

/**
 * `npm run chaos -- --minutes 4 --seed 1 --mode embedded|cluster`: people at random, faults by the seed, and what differs
 * afterwards. `--seeds 1-10 --record` runs those that docs/chaos.md does not have yet and writes them down; `--only 3,7`
 * repeats some faults of a seed, `--shrink` looks for the fewest that still fail. `--patience 3`: on a busy machine anything
 * may take three times as long before it counts as a difference.
 */

endOnSignals();
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    mode: { type: 'string', default: 'embedded' },
    only: { type: 'string' },
    patience: { type: 'string', default: '1' },
    shrink: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const MODES: readonly string[] = ['embedded', 'cluster'] satisfies Mode[];
const SHRINK_TRIES = 12;
const MINUTE_MS = 60_000;
const minutes = Number(values.minutes);
if (!MODES.includes(values.mode) || !(minutes > 0)) {
  console.error('npm run chaos -- --minutes 4 --seed 1 --mode embedded|cluster');
  process.exit(1);
}
const mode = values.mode as Mode;
const book = join(import.meta.dirname, '../../docs/chaos.md');

function seedsOf(range: string): string[] {
  const [first = 1, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, n) => `${first + n}`);
}

const rowOf = ({
  seed,
  faults,
  kills,
  operations,
  plays,
  requests,
  payments,
  waiting,
  shown,
  differences,
}: ChaosReport) =>
  `| ${[mode, seed, minutes, faults.length, kills, operations, plays, requests, payments, waiting, shown, differences.length].join(' | ')} |`;
const isRecorded = (seed: string): boolean =>
  readFileSync(book, 'utf8').includes(`| ${mode} | ${seed} | ${minutes} |`);

async function once(seed: string, only: ReadonlySet<number> | undefined): Promise<ChaosReport> {
  const bar = new SingleBar({
    format: `seed ${seed}, ${mode} {bar} {percentage} % {news}`,
    noTTYOutput: false,
  });
  bar.start(1, 0, { news: '' });
  let latest = '';
  const onProgress = (progress: number, news: string) => {
    latest = news || latest;
    bar.update(Math.min(1, progress), { news: latest });
    if (news && !process.stdout.isTTY) console.log(`${Math.round(progress * 100)} % ${news}`);
  };
  try {
    return await runChaos({
      seed,
      mode,
      ms: minutes * MINUTE_MS,
      patience: Number(values.patience),
      only,
      onProgress,
    });
  } finally {
    bar.stop();
  }
}

function print(report: ChaosReport): void {
  const { faults, kills, operations, plays, requests, payments, waiting, shown, answerTimes, differences } =
    report;
  console.table({
    seed: report.seed,
    mode,
    faults: faults.length,
    kills,
    operations,
    plays,
    requests,
    payments,
    'wait for a person': waiting,
    'shown live': shown,
    answers: answerTimes,
    differences: differences.length,
  });
  for (const line of report.log) console.error(line);
  for (const difference of differences) console.error(`✗ ${difference}`);
}

async function fewest(seed: string, { faults }: ChaosReport): Promise<void> {
  const fails = async (some: readonly number[]) => (await once(seed, new Set(some))).differences.length > 0;
  const numbers = await shrink(
    faults.map(({ number }) => number),
    fails,
    SHRINK_TRIES,
  );
  console.error(`The fewest faults that still fail: --seed ${seed} --only ${numbers.join(',')}`);
  for (const fault of faults) if (numbers.includes(fault.number)) console.error(describeFault(fault));
}

const only = values.only === undefined ? undefined : new Set(values.only.split(',').map(Number));
for (const seed of values.seeds === undefined ? [values.seed] : seedsOf(values.seeds)) {
  if (values.record && isRecorded(seed)) continue;
  const report = await once(seed, only);
  print(report);
  if (values.record) writeFileSync(book, `${rowOf(report)}\n`, { flag: 'a' });
  if (report.differences.length === 0) continue;
  process.exitCode = 1;
  if (values.shrink) await fewest(seed, report);
}
