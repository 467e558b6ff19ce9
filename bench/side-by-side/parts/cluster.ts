import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { hasMongo, startOwnMongo } from '../../../scripts/cluster/mongodb.ts';
import { hasRedis, startOwnRedis } from '../../../scripts/cluster/redis.ts';
import { type Bench, type Part, type Row, rowOf } from '../part.ts';
import { processorSeconds } from '../processor.ts';
import { type Subject, startSubject } from '../subjects.ts';
import { measureAnswersAndWrites } from './cluster-answers.ts';
import { FEW_PLAYERS, measurePace } from './paced.ts';
import { measureStarts } from './start.ts';

/** A MongoDB and a Redis of this run. `isDisposable` spares the wait for the disk, where no time is measured. */
async function startServices({ isDisposable }: { readonly isDisposable: boolean }) {
  const [mongo, redis] = await Promise.all([startOwnMongo({ isDisposable }), startOwnRedis()]);
  const environment = { MONGODB_URL: mongo.url, REDIS_URL: redis.url };
  return {
    mongo,
    startServer: (own: NodeJS.ProcessEnv = {}): Promise<Subject> =>
      startSubject('ours', { environment: { ...environment, ...own } }),
    environment,
    stop: async () => void (await Promise.all([mongo.stop(), redis.stop()])),
  };
}
type Services = Awaited<ReturnType<typeof startServices>>;

async function start({ environment }: Services, bench: Bench): Promise<Row> {
  const { bare, ours } = await measureStarts(bench, environment);
  return rowOf({
    measure: 'start to listening, compile cache warm, cluster',
    unit: 'ms',
    bare,
    ours,
    target: 4,
    wants: 'at most',
    notes: [],
  });
}

async function answers({ mongo, startServer }: Services, bench: Bench): Promise<Row> {
  const subject = await startServer();
  const client = new MongoClient(mongo.url);
  const { writes, answers, notes } = await measureAnswersAndWrites(subject, client, bench);
  await client.close();
  await subject.stop();
  return rowOf({
    measure: 'cluster: answer round trip, p50; bare: the same guarded write by the driver alone',
    unit: 'ms',
    bare: writes,
    ours: answers,
    target: 1.5,
    wants: 'at most',
    notes: [`on ${mongo.name} ${mongo.version}`, ...notes],
  });
}

/** A server draws its home page 5 s after its start, and what ran for the first time then is compiled. */
const AT_REST_AFTER_MS = 10_000;
/** As long as half of the windows: with so few answers, what idle servers take is most of what is measured. */
const IDLE_MS = 40_000;

/** Seconds of processor time that they take in a second in which nobody plays. */
async function idleShareOf(subjects: readonly Subject[]): Promise<number> {
  await pause(AT_REST_AFTER_MS);
  const taken = () => subjects.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
  const before = taken();
  await pause(IDLE_MS);
  return (taken() - before) / (IDLE_MS / 1_000);
}

/** A site of its own for a server: a database and a prefix that no other uses. */
function siteOf({ MONGODB_URL }: Services['environment'], name: string): NodeJS.ProcessEnv {
  const url = new URL(MONGODB_URL);
  url.pathname = name;
  return { MONGODB_URL: url.href, REDIS_PREFIX: name };
}

async function servers({ mongo, environment, startServer }: Services, bench: Bench): Promise<Row> {
  async function measure(name: string, sites: readonly string[]) {
    const subjects: Subject[] = [];
    for (const site of sites) subjects.push(await startServer(siteOf(environment, site)));
    bench.progress(`${name}, nobody plays`);
    const idle = await idleShareOf(subjects);
    const paced = await measurePace({ name, subjects }, FEW_PLAYERS, bench);
    await Promise.all(subjects.map((subject) => subject.stop()));
    const perSecond = paced.perSecond.median;
    const net = (whole: number) => whole - (idle / perSecond) * 10_000;
    const { median, least, most, repetitions } = paced.processorPer10000;
    return {
      sample: { median: net(median), least: net(least), most: net(most), repetitions },
      notes: [
        `${name}: ${net(median).toFixed(1)} s (${net(least).toFixed(1)} – ${net(most).toFixed(1)}) at ${perSecond.toFixed(1)} answers a second, and ${idle.toFixed(3)} of a core when nobody plays, not counted`,
        ...paced.notes,
      ],
    };
  }
  const strangers = await measure('three that know nothing of each other', ['first', 'second', 'third']);
  const three = await measure('three servers', ['three', 'three', 'three']);
  return rowOf({
    measure:
      'cluster: CPU per 10,000 answers of three servers; bare: of three that know nothing of each other',
    unit: 's',
    bare: strangers.sample,
    ours: three.sample,
    target: 1.15,
    wants: 'at most',
    notes: [`on ${mongo.name} ${mongo.version}`, ...strangers.notes, ...three.notes],
  });
}

export const cluster: Part = {
  name: 'cluster',
  title: 'The cluster',
  async run(bench) {
    if (!hasMongo() || !hasRedis()) {
      console.error(
        '\nThe cluster is not measured: that needs redis-server, and mongod or Python with venv.',
      );
      return [];
    }
    const durable = await startServices({ isDisposable: false });
    const timed = [await start(durable, bench), await answers(durable, bench)];
    await durable.stop();
    const disposable = await startServices({ isDisposable: true });
    const counted = await servers(disposable, bench);
    await disposable.stop();
    return [...timed, counted];
  },
};
