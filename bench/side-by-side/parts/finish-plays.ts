import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createTempDir } from '../../../scripts/processes/temp-dir.ts';
import { type Bench, type Part, rowOf } from '../part.ts';
import { onServerCore } from '../processor.ts';
import { sampleOf } from '../statistics.ts';
import { ONE_CORE_FLAGS, type SubjectName } from '../subjects.ts';

const SCRIPT = join(import.meta.dirname, '../finish-process.ts');
const PLAYS_A_ROUND = 3_000;

function finishOnce(name: SubjectName, atOnce: number): number {
  const dir = createTempDir();
  const flags = name === 'ours' ? ONE_CORE_FLAGS : [];
  const script = [SCRIPT, name, dir.path, String(atOnce), String(PLAYS_A_ROUND)];
  const { command, args } = onServerCore([...flags, ...script]);
  const said = execFileSync(command, args, { encoding: 'utf8' });
  dir.remove();
  return Number(/per second: (\S+)/.exec(said)?.[1]);
}

function row(measure: string, atOnce: number, target: number, bench: Bench) {
  const rates = { bare: [] as number[], ours: [] as number[] };
  const repetitions = bench.isQuick ? 5 : 9;
  for (let repetition = 1; repetition <= repetitions; repetition++) {
    bench.progress(`${atOnce} at once, ${repetition} of ${repetitions}`);
    for (const name of ['bare', 'ours'] as const) rates[name].push(finishOnce(name, atOnce));
  }
  const [bare, ours] = [sampleOf(rates.bare), sampleOf(rates.ours)];
  return rowOf({ measure, unit: '/s', bare, ours, target, wants: 'at least', notes: [] });
}

export const finishPlays: Part = {
  name: 'finish-plays',
  title: 'Finishes of members’ plays, durable, beside node:sqlite alone',
  run: async (bench) => [
    row('finish-play transactions, one after the other', 1, 0.6, bench),
    row('finish-play transactions, twenty at once', 20, 0.6, bench),
  ],
};
