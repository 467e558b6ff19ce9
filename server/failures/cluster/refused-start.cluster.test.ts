import { MongoClient } from 'mongodb';
import { describe, expect, inject, it } from 'vitest';
import { startOwnMongo } from '../../../scripts/cluster/mongodb.ts';
import { NeverReady } from '../../testing/ready-process.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { STARTS_WITHIN_MS } from '../../testing/test-cluster.ts';
import { startWorkerProcess } from '../../testing/worker-process.ts';

const NOBODY = '127.0.0.1:1';
const ILLEGAL_OPERATION = 20;

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

describe('a process that cannot be part of a cluster refuses to start, with one line and no credentials', {
  timeout: STARTS_WITHIN_MS,
}, () => {
  const here = { MONGODB_URL: inject('mongodbUrl'), REDIS_URL: inject('redisUrl') };
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

  it('a worker without a cluster', async () => {
    expect(await sayOf(startWorkerProcess({ MONGODB_URL: '', REDIS_URL: '' }))).toEqual([
      "Sawaal's worker cannot start: only a cluster has workers: set MONGODB_URL and REDIS_URL",
    ]);
  });
});
