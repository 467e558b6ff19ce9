import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockDataFolder } from '../../server/adapters/sqlite/data-lock.ts';
import { StartRefused } from '../../server/ports/start-refused.ts';
import { buildClientIfStale } from '../build/build-if-stale.ts';
import { NeverReady } from '../processes/ready-process.ts';
import { createClusterLog } from './log.ts';
import { startMongo } from './mongodb.ts';
import { startRedis } from './redis.ts';
import { readSettings } from './settings.ts';
import { startCluster } from './site.ts';

/** `npm run cluster`: databases, servers, workers and a proxy on this machine, until one Ctrl-C. */

const AGAIN_AFTER_MS = 1_000;
/** A Ctrl-C comes twice: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1_000;
const ADMIN_VARIABLES = ['ADMIN_EMAIL', 'ADMIN_KEY', 'ADMIN_SECRET_CODE'] as const;

const { values } = parseArgs({
  options: { servers: { type: 'string', default: '2' }, workers: { type: 'string', default: '2' } },
});
const log = createClusterLog(console.log);
let isStopping = false;
/** Until everything runs there is nothing to stop in order: what has been started ends with this process. */
let stop = (): void => process.exit(130);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop());

function count(name: keyof typeof values): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1) throw new StartRefused(`--${name} is not a number from 1 on`);
  return value;
}

/** Says that a process died and starts it again, as often as it takes. */
function revive(name: string, restart: () => Promise<void>): void {
  if (isStopping) return;
  log.say(`${name} died; it starts again.`);
  setTimeout(() => {
    if (!isStopping) restart().catch(() => revive(name, restart));
  }, AGAIN_AFTER_MS);
}

async function run(): Promise<void> {
  const [servers, workers] = [count('servers'), count('workers')];
  const dataDir = resolve(process.env.DATA_DIR || './data', 'cluster');
  const unlock = lockDataFolder(dataDir);
  const settings = await readSettings(dataDir);

  const [mongo, redis] = await Promise.all([
    startMongo({
      dataDir: join(dataDir, 'mongodb'),
      port: settings.mongoPort,
      isShielded: true,
      onLine: (line) => log.tell('mongodb', line),
      onDeath: (restart) => revive('mongodb', restart),
    }),
    startRedis({
      dataDir: join(dataDir, 'redis'),
      port: settings.redisPort,
      isShielded: true,
      onLine: (line) => log.tell('redis', line),
      onDeath: (restart) => revive('redis', restart),
    }),
  ]);
  log.say(`The cluster runs on ${mongo.name} ${mongo.version} and Redis ${redis.version}.`);
  buildClientIfStale();

  const isAdminGiven = ADMIN_VARIABLES.some((name) => process.env[name]);
  const { ADMIN_EMAIL, ADMIN_KEY, ADMIN_SECRET_CODE } = settings;
  const cluster = await startCluster({
    servers,
    workers,
    environment: {
      MONGODB_URL: mongo.url,
      REDIS_URL: redis.url,
      ...(isAdminGiven ? {} : { ADMIN_EMAIL, ADMIN_KEY, ADMIN_SECRET_CODE }),
    },
    port: Number(process.env.PORT || 3000),
    host: process.env.HOST || '0.0.0.0',
    isShielded: true,
    onLine: log.tell,
    onDeath: revive,
  });
  for (const { name, url } of cluster.servers) log.say(`${name} listens on ${url}.`);
  for (const { kind, url } of [mongo, redis]) if (kind === 'own') log.say(`A database of its own: ${url}`);
  log.say(
    isAdminGiven
      ? 'The admin gate is /admin-sawaal-login; the credentials are those of ADMIN_*.'
      : `The admin gate is /admin-sawaal-login: e-mail ${ADMIN_EMAIL}  admin key ${ADMIN_KEY}  secret code ${ADMIN_SECRET_CODE}`,
  );
  log.say(`Sawaal's cluster is ready: ${cluster.url}`);
  log.open();

  async function stopInOrder(): Promise<void> {
    isStopping = true;
    log.say('Stopping. Another Ctrl-C ends everything at once.');
    await cluster.stop();
    if (mongo.kind === 'own') await mongo.stop();
    if (redis.kind === 'own') await redis.stop();
    unlock();
    log.say('Stopped.');
    process.exit(0);
  }
  stop = () => {
    const stoppingSince = performance.now();
    stop = () => {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
    };
    void stopInOrder();
  };
}

try {
  await run();
} catch (fault) {
  const isExpected = fault instanceof StartRefused || fault instanceof NeverReady;
  console.error(isExpected ? `The cluster cannot start: ${fault.message}` : fault);
  process.exit(1);
}
