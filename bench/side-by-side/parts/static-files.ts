import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildClientIfStale } from '../../../scripts/build/build-if-stale.ts';
import { requestFor } from '../load/requests.ts';
import { type Bench, type Part, rowOf } from '../part.ts';
import { sampleOf } from '../statistics.ts';
import { type SubjectName, startSubject } from '../subjects.ts';
import { disturbance, measureWindow, type Window } from '../windows.ts';

const PICTURES = 60;
const WARM_UP_MS = 1_500;

async function measure(name: SubjectName, paths: readonly string[], bench: Bench) {
  const subject = await startSubject(name);
  bench.progress(`${name}, warming up`);
  await requestFor(subject.url, paths, WARM_UP_MS);
  const windows: Window<number>[] = [];
  const repetitions = bench.isQuick ? 3 : 6;
  for (let repetition = 1; repetition <= repetitions; repetition++) {
    bench.progress(`${name}, ${repetition} of ${repetitions}`);
    windows.push(
      await measureWindow([subject.pid], () => requestFor(subject.url, paths, bench.isQuick ? 2_000 : 5_000)),
    );
  }
  await subject.stop();
  const rates = windows.map(({ value, seconds }) => value / seconds);
  return { sample: sampleOf(rates), notes: disturbance(name, windows) };
}

async function row(measureName: string, paths: readonly string[], target: number, bench: Bench) {
  const bare = await measure('bare', paths, bench);
  const ours = await measure('ours', paths, bench);
  return rowOf({
    measure: measureName,
    unit: '/s',
    bare: bare.sample,
    ours: ours.sample,
    target,
    wants: 'at least',
    notes: [...bare.notes, ...ours.notes],
  });
}

export const staticFiles: Part = {
  name: 'static-files',
  title: 'Pictures and HTML per second',
  async run(bench) {
    buildClientIfStale();
    const folder = join(import.meta.dirname, '../../../dist/images/quiz');
    const pictures = readdirSync(folder)
      .filter((file) => file.endsWith('.webp'))
      .sort()
      .slice(0, PICTURES)
      .map((file) => `/images/quiz/${file}`);
    return [
      await row('pictures per second', pictures, 0.9, bench),
      await row('HTML pages per second', ['/'], 0.9, bench),
    ];
  },
};
