import { type AddressInfo, createServer } from 'node:net';
import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { startOwnRedis } from '../../../scripts/cluster/redis.ts';
import { testRedisUrl } from '../../../tests/servers/test-services.ts';
import { StartRefused } from '../../ports/start-refused.ts';
import { closeRedis, connectRedis } from './connect-redis.ts';
import { guardPublisher } from './guarded-publisher.ts';
import { createOutageReport } from './outage-report.ts';

const PASSWORD = 'never-said';

function report() {
  const outages: Error[] = [];
  return { outages, report: createOutageReport((fault) => outages.push(fault)) };
}

async function refusalAt(port: number): Promise<Error> {
  const { outages, report: told } = report();
  const startedAt = performance.now();
  const refusal = await connectRedis(`redis://user:${PASSWORD}@127.0.0.1:${port}`, told).catch(
    (fault) => fault,
  );
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(outages).toEqual([]);
  return refusal;
}

it.concurrent.each(['nobody listens', 'who listens says nothing'])(
  'refuses the start where %s, in one line',
  async (why) => {
    const mute = createServer();
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    if (why === 'nobody listens') await new Promise((resolve) => mute.close(resolve));
    const refusal = await refusalAt(port);
    mute.close();
    expect(refusal).toBeInstanceOf(StartRefused);
    expect(refusal.message).toMatch(new RegExp(`^Redis does not answer at 127\\.0\\.0\\.1:${port}: .+$`));
    expect(inspect(refusal)).not.toContain(PASSWORD);
  },
);

it.concurrent('refuses the start where the password is wrong, and does not say it', async () => {
  const refusal = await refusalAt(Number(new URL(testRedisUrl()).port));
  expect(refusal.message).toContain('WRONGPASS');
  expect(inspect(refusal)).not.toContain(PASSWORD);
});

it.concurrent('refuses the start where the address is none, and does not say it', async () => {
  const refusal = await refusalAt(99_999);
  expect(refusal).toBeInstanceOf(StartRefused);
  expect(inspect(refusal)).not.toContain(PASSWORD);
});

it('a message that can’t be sent is dropped and counted; that it is so no more is told once', async () => {
  const redis = await startOwnRedis();
  const { outages, report: told } = report();
  const client = await connectRedis(redis.url, told);
  const publisher = guardPublisher(client);
  const recoveries: number[] = [];
  publisher.onRecovered(() => recoveries.push(publisher.dropped()));

  expect(await publisher.publishing.publish('channel', 'one')).toBe(0);
  expect(publisher.dropped()).toBe(0);
  const lost = new Promise((resolve) => client.once('error', resolve));
  await redis.kill();
  await lost;
  await Promise.all([
    publisher.publishing.publish('channel', 'two'),
    publisher.publishing.publish('channel', 'three'),
  ]);
  expect(publisher.dropped()).toBe(2);
  const back = new Promise((resolve) => client.once('ready', resolve));
  await redis.restart();
  await back;
  await publisher.publishing.publish('channel', 'four');
  expect(recoveries).toEqual([2]);
  expect(outages).toHaveLength(1);

  await closeRedis(client);
  await publisher.publishing.publish('channel', 'five');
  expect(publisher.dropped()).toBe(3);
  await redis.stop();
});

it('closes within a moment while Redis is away', async () => {
  const redis = await startOwnRedis();
  const client = await connectRedis(redis.url, report().report);
  const lost = new Promise((resolve) => client.once('error', resolve));
  await redis.stop();
  await lost;
  const startedAt = performance.now();
  await closeRedis(client);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
});
