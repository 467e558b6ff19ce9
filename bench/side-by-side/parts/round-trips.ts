import { type Bench, type Part, type Row, rowOf } from '../part.ts';
import { type SubjectName, startSubject } from '../subjects.ts';
import { FAST_PLAYERS, measurePace, type Pace, type Paced, THOUSAND_PLAYERS } from './paced.ts';

type Wanted = readonly [
  of: 'p50' | 'p99' | 'processorPer10000',
  measure: string,
  unit: string,
  target: number,
];

function rowsOf(bare: Paced, ours: Paced, wanted: readonly Wanted[]): Row[] {
  const pace = `at ${Math.round(bare.perSecond.median)}/s and ${Math.round(ours.perSecond.median)}/s`;
  return wanted.map(([of, measure, unit, target]) =>
    rowOf({
      measure,
      unit,
      bare: bare[of],
      ours: ours[of],
      target,
      wants: 'at most',
      notes: [pace, ...bare.notes, ...ours.notes],
    }),
  );
}

async function measureOne(name: SubjectName, pace: Pace, bench: Bench): Promise<Paced> {
  const subject = await startSubject(name);
  const paced = await measurePace({ name, subjects: [subject] }, pace, bench);
  await subject.stop();
  return paced;
}

async function runPace(bench: Bench, pace: Pace, wanted: readonly Wanted[]): Promise<readonly Row[]> {
  const bare = await measureOne('bare', pace, bench);
  const ours = await measureOne('ours', pace, bench);
  return rowsOf(bare, ours, wanted);
}

export const roundTrips: Part = {
  name: 'round-trips',
  title: 'Answer round trip, 1,000 live players (200/s)',
  run: (bench) =>
    runPace(bench, THOUSAND_PLAYERS, [
      ['p50', 'answer round trip at 200/s, p50', 'ms', 2],
      ['p99', 'answer round trip at 200/s, p99', 'ms', 4],
    ]),
};

export const fastRoundTrips: Part = {
  name: 'fast-round-trips',
  title: 'Answer round trip and processor time at 2,000/s',
  run: (bench) =>
    runPace(bench, FAST_PLAYERS, [
      ['processorPer10000', 'server CPU per 10,000 answers at 2,000/s', 's', 2.5],
      ['p50', 'answer round trip at 2,000/s, p50', 'ms', 5],
      ['p99', 'answer round trip at 2,000/s, p99', 'ms', 5],
    ]),
};
