import { type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, it } from 'vitest';
import { type LoadedSite, startLoadedSite } from '../../load/loaded-site.ts';
import { summaryOf } from '../../load/tally.ts';
import { describeFaults, FAULT_TIMEOUT_MS } from '../../support/describe-faults.ts';
import { rounds } from '../../support/soak.ts';

const ROUNDS = rounds(1, 5);
/** Where the outcome of a payment could not be stored, a person looks. */
const OUTCOME_LOST = ['sending', 'unknown'] as const;
const SHUTTING_DOWN = 91;
const WRITE_CONFLICT = 112;

const writes = ['insert', 'update', 'findAndModify'];
const isDone = { writeConcernError: { code: SHUTTING_DOWN, errmsg: 'shutting down' } };

const failPoints: readonly (readonly [what: string, failCommands: readonly string[], data: Document])[] = [
  ['a connection closed before a write', writes, { closeConnection: true }],
  ['a connection closed before a commit', ['commitTransaction'], { closeConnection: true }],
  [
    'a write that was done and reported as failed',
    writes,
    { ...isDone, errorLabels: ['RetryableWriteError'] },
  ],
  ['a commit that was done and reported as failed', ['commitTransaction'], isDone],
  [
    'a transient transaction error',
    [...writes, 'commitTransaction'],
    { errorCode: WRITE_CONFLICT, errorLabels: ['TransientTransactionError'] },
  ],
  [
    'a commit of which nobody knows',
    ['commitTransaction'],
    { errorCode: SHUTTING_DOWN, errorLabels: ['UnknownTransactionCommitResult'] },
  ],
];

describeFaults('MongoDB, under load', () => {
  let site: LoadedSite;
  let client: MongoClient;
  beforeAll(async () => {
    site = await startLoadedSite();
    client = new MongoClient(site.mongo.url);
  }, FAULT_TIMEOUT_MS);
  afterAll(async () => {
    await client?.close();
    await site?.stop();
  }, FAULT_TIMEOUT_MS);

  const command = (what: Document) => client.db('admin').command(what);
  const failCommand = (what: Document) => command({ configureFailPoint: 'failCommand', ...what });

  it('killed and restarted on its data: nothing acknowledged is lost [FAULT-2]', async ({ annotate }) => {
    const load = site.startLoad('killed');
    for (let round = 0; round < ROUNDS; round++) {
      await load.tally.further(4);
      await site.mongo.kill();
      await site.mongo.restart();
    }
    await load.tally.further(4);
    await site.well();
    await annotate(summaryOf(load.tally.times));
    const lost = await site.expectWhole(load, { unpaid: OUTCOME_LOST, mayForgetVisitors: true });
    await annotate(`${lost} payouts wait for a person so far`);
  });

  it('its primary steps down: nothing acknowledged is lost [FAULT-2]', async ({ annotate }) => {
    const load = site.startLoad('stepdown');
    for (let round = 0; round < ROUNDS; round++) {
      await load.tally.further(4);
      await command({ replSetStepDown: 3, secondaryCatchUpPeriodSecs: 1, force: true });
    }
    await load.tally.further(4);
    await site.well();
    await annotate(summaryOf(load.tally.times));
    const lost = await site.expectWhole(load, { unpaid: OUTCOME_LOST });
    await annotate(`${lost} payouts wait for a person so far`);
  });

  it(`${failPoints.map(([what]) => what).join(', ')}: nothing acknowledged is lost, nothing is done twice`, async ({
    annotate,
  }) => {
    const load = site.startLoad('failing');
    await load.tally.further(3);
    for (const [, failCommands, data] of failPoints) {
      await failCommand({ mode: { times: 3 }, data: { failCommands, appName: 'sawaal', ...data } });
      await load.tally.further(3);
    }
    await failCommand({ mode: 'off' });
    await site.well();
    await annotate(summaryOf(load.tally.times));
    const lost = await site.expectWhole(load, { unpaid: OUTCOME_LOST });
    await annotate(`${lost} payouts wait for a person so far`);
  });
});
