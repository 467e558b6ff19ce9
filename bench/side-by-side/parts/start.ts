import { createTempDir } from '../../../scripts/processes/temp-dir.ts';
import { type Bench, type Part, rowOf } from '../part.ts';
import { type Sample, sampleOf } from '../statistics.ts';
import { type SubjectName, startSubject } from '../subjects.ts';

const SUBJECTS = [
  ['bare', 'bare-start'],
  ['ours', 'ours'],
] as const;

/** In milliseconds, in turn; `environment` is that of the product. The first start fills the compile cache. */
export async function measureStarts(
  bench: Bench,
  environment: NodeJS.ProcessEnv = {},
): Promise<Readonly<Record<SubjectName, Sample>>> {
  const dir = createTempDir();
  const times = { bare: [] as number[], ours: [] as number[] };
  const repetitions = bench.isQuick ? 7 : 15;
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    bench.progress(`starts, ${repetition} of ${repetitions}`);
    for (const [name, entryPoint] of SUBJECTS) {
      const subject = await startSubject(entryPoint, { dataDir: dir.path, environment });
      if (repetition > 0) times[name].push(subject.startedInMs);
      await subject.stop();
    }
  }
  dir.remove();
  return { bare: sampleOf(times.bare), ours: sampleOf(times.ours) };
}

/** From the start of the process to the line that says that it listens. */
export const start: Part = {
  name: 'start',
  title: 'From the start of the process to listening',
  async run(bench) {
    const { bare, ours } = await measureStarts(bench);
    return [
      rowOf({
        measure: 'start to listening, compile cache warm, embedded',
        unit: 'ms',
        bare,
        ours,
        target: 2.5,
        wants: 'at most',
        notes: [],
      }),
    ];
  },
};
