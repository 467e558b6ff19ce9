import { MongoClient } from 'mongodb';
import { hasMongo, startOwnMongo } from '../../../scripts/cluster/mongodb.ts';
import { hasRedis, startOwnRedis } from '../../../scripts/cluster/redis.ts';
import { type Bench, type Part, type Row, rowOf } from '../part.ts';
import { type Subject, startSubject } from '../subjects.ts';
import { measureAnswersAndWrites } from './cluster-answers.ts';
import { HUNDRED_A_SECOND, measurePace, type Paced } from './paced.ts';
import { measureStarts } from './start.ts';

/** A MongoDB and a Redis of this run. `isDisposable` spares the wait for the disk, where no time is measured. */
async function startServices({ isDisposable }: { readonly isDisposable: boolean }) {
  const [mongo, redis] = await Promise.all([startOwnMongo({ isDisposable }), startOwnRedis()]);
  const environment = { MONGODB_URL: mongo.url, REDIS_URL: redis.url };
  return {
    mongo,
    startServer: (): Promise<Subject> => startSubject('ours', { environment }),
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
    measure: 'cluster: answer round trip, p50; bare: one guarded write of the driver alone',
    unit: 'ms',
    bare: writes,
    ours: answers,
    target: 1.5,
    wants: 'at most',
    notes: [`on ${mongo.name} ${mongo.version}`, ...notes],
  });
}

async function servers({ startServer }: Services, bench: Bench): Promise<Row> {
  async function measure(count: number): Promise<Paced> {
    const subjects: Subject[] = [];
    while (subjects.length < count) subjects.push(await startServer());
    const name = count === 1 ? 'one server' : `${count} servers`;
    const paced = await measurePace({ name, subjects }, HUNDRED_A_SECOND, bench);
    await Promise.all(subjects.map((subject) => subject.stop()));
    return paced;
  }
  const [one, three] = [await measure(1), await measure(3)];
  const [rateOfOne, rateOfThree] = [one, three].map(({ perSecond }) => Math.round(perSecond.median));
  return rowOf({
    measure: 'cluster: CPU per 10,000 answers of three servers; bare: of one',
    unit: 's',
    bare: one.processorPer10000,
    ours: three.processorPer10000,
    target: 1.15,
    wants: 'at most',
    notes: [`at ${rateOfOne}/s and ${rateOfThree}/s`, ...one.notes, ...three.notes],
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
