import { MongoClient } from 'mongodb';
import { startOwnMongo } from '../scripts/cluster/mongodb.ts';
import { startOwnRedis } from '../scripts/cluster/redis.ts';
import { createTempDir } from '../scripts/processes/temp-dir.ts';
import type { QuestionView } from '../shared/contract/views.ts';
import { connectPlayer, okOf } from '../tests/clients/test-player.ts';
import { startServerProcess } from '../tests/servers/server-process.ts';

/**
 * How long one player waits for the acknowledgement of an answer, over a real connection to a real process: the
 * network's share on this machine included, so the server's own time is below it. With `SAWAAL_MODE=cluster` on a MongoDB
 * and a Redis of this machine, beside what one write costs the bare driver there. `node bench/answer-latency.ts [plays]`
 */
const plays = Number(process.argv[2] ?? 40);

interface Surroundings {
  readonly environment: NodeJS.ProcessEnv;
  /** What else there is to tell of them. */
  describe(): Promise<string>;
  end(): Promise<void>;
}

function summary(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
  return `median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)}`;
}

async function timesOfBareWrites(url: string): Promise<number[]> {
  const client = new MongoClient(url);
  const scratch = client.db('bench').collection('scratch');
  const { insertedId: _id } = await scratch.insertOne({ version: 0 });
  const times: number[] = [];
  for (let version = 0; version < 200; version++) {
    const sentAt = performance.now();
    await scratch.replaceOne({ _id, version }, { version: version + 1 });
    times.push(performance.now() - sentAt);
  }
  await client.close();
  return times;
}

async function startClusterServices(): Promise<Surroundings> {
  const [mongo, redis] = await Promise.all([startOwnMongo(), startOwnRedis()]);
  return {
    environment: { MONGODB_URL: mongo.url, REDIS_URL: redis.url },
    async describe() {
      const bare = summary(await timesOfBareWrites(mongo.url));
      return `on ${mongo.name} ${mongo.version}, where one write of the bare driver takes (ms): ${bare}`;
    },
    async end() {
      await Promise.all([mongo.stop(), redis.stop()]);
    },
  };
}

function createDataFolder(): Surroundings {
  const dir = createTempDir();
  return {
    environment: { DATA_DIR: dir.path },
    describe: async () => 'embedded',
    end: async () => dir.remove(),
  };
}

const surroundings =
  process.env.SAWAAL_MODE === 'cluster' ? await startClusterServices() : createDataFolder();
const server = await startServerProcess({ ...surroundings.environment, LOG_LEVEL: 'warn' });
const waits: number[] = [];

for (let n = 1; n <= plays; n++) {
  const player = await connectPlayer(server.url);
  const { play } = okOf(await player.start());
  await player.waitFor<QuestionView>('play:question', (question) => question.index === 0);
  for (let index = 0; index < play.total; index++) {
    const sentAt = performance.now();
    okOf(await player.answer(play.playId, index, 0));
    // The first play meets a process that has compiled nothing yet.
    if (n > 1) waits.push(performance.now() - sentAt);
    okOf(await player.next(play.playId, index));
  }
  player.close();
  process.stderr.write(`\r${n} of ${plays} plays`);
}
console.log(`\n${waits.length} answers, acknowledged after (ms): ${summary(waits)}`);
console.log(await surroundings.describe());
await server.end('SIGTERM');
await surroundings.end();
