import { createTempDir } from '../../../scripts/processes/temp-dir.ts';
import { type Part, rowOf } from '../part.ts';
import { sampleOf } from '../statistics.ts';
import { startSubject } from '../subjects.ts';

const SUBJECTS = [
  ['bare', 'bare-start'],
  ['ours', 'ours'],
] as const;

/** From the start of the process to the line that says that it listens. The first start fills the compile cache. */
export const start: Part = {
  name: 'start',
  title: 'From the start of the process to listening',
  async run(bench) {
    const dir = createTempDir();
    const times = { bare: [] as number[], ours: [] as number[] };
    const repetitions = bench.isQuick ? 7 : 15;
    for (let repetition = 0; repetition <= repetitions; repetition++) {
      bench.progress(`${repetition} of ${repetitions}`);
      for (const [name, entryPoint] of SUBJECTS) {
        const subject = await startSubject(entryPoint, { dataDir: dir.path });
        if (repetition > 0) times[name].push(subject.startedInMs);
        await subject.stop();
      }
    }
    dir.remove();
    return [
      rowOf({
        measure: 'start to listening, compile cache warm, embedded',
        unit: 'ms',
        bare: sampleOf(times.bare),
        ours: sampleOf(times.ours),
        target: 2.5,
        wants: 'at most',
        notes: [],
      }),
    ];
  },
};
