import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { startOwnMongo } from '../../../scripts/cluster/mongodb.ts';
import { NeverReady } from '../../../scripts/processes/ready-process.ts';
import { type BreakPoint, startMongoProxy } from '../../proxies/mongo-proxy.ts';
import { startServerProcess } from '../../servers/server-process.ts';
import { STARTS_WITHIN_MS } from '../../servers/test-cluster.ts';
import { testMongodbUrl, testRedisUrl } from '../../servers/test-services.ts';
import { startWorkerProcess } from '../../servers/worker-process.ts';

const NOBODY = '127.0.0.1:1';
const ILLEGAL_OPERATION = 20;
const ENDS_WITHIN_MS = 10_000;

async function sayOf(starting: Promise<unknown>): Promise<readonly string[]> {
  const refused = await starting.catch((reason) => reason);
  expect(refused).toBeInstanceOf(NeverReady);
  return (refused as NeverReady).output;
}

/** What a server and a worker say, each in one line: why neither can start. */
async function expectRefusal(environment: NodeJS.ProcessEnv, why: string): Promise<void> {
  const [server, worker] = await Promise.all([
    sayOf(startServerProcess(environment)),
    sayOf(startWorkerProcess(environment)),
  ]);
  expect(server).toEqual([`Sawaal cannot start: ${why}`]);
  expect(worker).toEqual([`Sawaal's worker cannot start: ${why}`]);
}

describe('a process that cannot be part of a cluster refuses to start, with one line and no credentials [FAULT-9]', {
  timeout: STARTS_WITHIN_MS,
}, () => {
  const here = { MONGODB_URL: testMongodbUrl(), REDIS_URL: testRedisUrl() };
  const needsBoth = 'is missing: a cluster needs both MONGODB_URL and REDIS_URL, embedded mode neither';

  it('half a configuration', async () => {
    await expectRefusal({ ...here, REDIS_URL: '' }, `REDIS_URL: ${needsBoth}`);
    await expectRefusal({ ...here, MONGODB_URL: '' }, `MONGODB_URL: ${needsBoth}`);
  });

  it('a MongoDB that is not there', () =>
    expectRefusal(
      { ...here, MONGODB_URL: `mongodb://owner:hidden@${NOBODY}/sawaal` },
      `No MongoDB answers at ${NOBODY}.`,
    ));

  it('a Redis that is not there', () =>
    expectRefusal(
      { ...here, REDIS_URL: `redis://owner:hidden@${NOBODY}` },
      `Redis does not answer at ${NOBODY}: connect ECONNREFUSED ${NOBODY}`,
    ));

  it('a MongoDB that is alone, and so has no transactions', async ({ onTestFinished }) => {
    const mongo = await startOwnMongo();
    onTestFinished(mongo.stop);
    const admin = new MongoClient(mongo.url);
    onTestFinished(() => admin.close());
    // What a mongod that is no replica set says to a transaction.
    await admin.db('admin').command({
      configureFailPoint: 'failCommand',
      mode: 'alwaysOn',
      data: { failCommands: ['find'], errorCode: ILLEGAL_OPERATION, appName: 'sawaal' },
    });
    await expectRefusal(
      { ...here, MONGODB_URL: mongo.url },
      `The MongoDB at ${new URL(mongo.url).host} has no transactions: it must run as a replica set.`,
    );
  });

  it.each<[step: string, fits: BreakPoint['fits']]>([
    ['preparing the database', ({ name }) => name.startsWith('createIndexes')],
    ['reading the slots', ({ name, document }) => name === 'find slots' && !('autocommit' in document)],
    ['looking for an admin', ({ name }) => /^(aggregate|count) quiz-admin/.test(name)],
  ])('a server whose MongoDB goes away while %s', async (_, fits) => {
    const proxy = await startMongoProxy(Number(new URL(here.MONGODB_URL).port));
    const reached = proxy.breakAt({ when: 'before', fits, meanwhile: async () => proxy.refuse() });
    const MONGODB_URL = proxy.through(here.MONGODB_URL);
    const starting = sayOf(startServerProcess({ ...here, MONGODB_URL, LOG_LEVEL: 'fatal' }));
    await reached;
    const since = performance.now();
    const said = await starting;
    await proxy.close();
    expect(performance.now() - since).toBeLessThan(ENDS_WITHIN_MS);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^Sawaal cannot start: /);
  });

  it('a PORT that is taken, and a METRICS_PORT', async ({ onTestFinished }) => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const quiet = { ...here, LOG_LEVEL: 'fatal' };
    const said = await Promise.all([
      sayOf(startServerProcess({ ...quiet, PORT: port })),
      sayOf(startServerProcess({ ...quiet, METRICS_PORT: port })),
      sayOf(startWorkerProcess({ ...quiet, HOST: '127.0.0.1', METRICS_PORT: port })),
    ]);
    expect(said).toEqual([
      [`Sawaal cannot start: PORT: ${port} is taken`],
      [`Sawaal cannot start: METRICS_PORT: ${port} is taken`],
      [`Sawaal's worker cannot start: METRICS_PORT: ${port} is taken`],
    ]);
  });

  it('a worker without a cluster', async () => {
    expect(await sayOf(startWorkerProcess({ MONGODB_URL: '', REDIS_URL: '' }))).toEqual([
      "Sawaal's worker cannot start: only a cluster has workers: set MONGODB_URL and REDIS_URL",
    ]);
  });
});
