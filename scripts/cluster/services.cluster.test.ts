import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartRefused } from '../../server/ports/start-refused.ts';
import { testMongodbUrl, testRedisUrl } from '../../tests/servers/test-services.ts';
import { startMongo, startOwnMongo } from './mongodb.ts';
import { startOwnRedis, startRedis } from './redis.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

describe('a database of our own', () => {
  it('MongoDB: killed and restarted it has what it acknowledged, at the same address, ready to write', async () => {
    const mongo = await startOwnMongo();
    cleanUps.push(mongo.stop);
    const client = new MongoClient(mongo.url, { writeConcern: { w: 'majority' } });
    cleanUps.push(() => client.close());
    const notes = client.db('test').collection('notes');
    await notes.insertOne({ text: 'before' });
    await mongo.kill();
    await mongo.restart();
    await notes.insertOne({ text: 'after' });
    expect((await notes.find().toArray()).map(({ text }) => text)).toEqual(['before', 'after']);
  });

  it('Redis: killed and restarted it has what had reached its file, at the same address', async () => {
    const redis = await startOwnRedis();
    cleanUps.push(redis.stop);
    const client = new Redis(redis.url);
    client.on('error', () => {});
    cleanUps.push(() => client.disconnect());
    await client.set('text', 'before');
    await redis.kill();
    await redis.restart();
    expect(await client.get('text')).toBe('before');
  });

  it('tells of a death that nobody asked for, and of no other', async () => {
    const onDeath = vi.fn();
    const redis = await startOwnRedis({ onDeath });
    cleanUps.push(redis.stop);
    await redis.kill();
    await redis.restart();
    expect(onDeath).not.toHaveBeenCalled();

    const client = new Redis(redis.url, { retryStrategy: () => null });
    client.on('error', () => {});
    void client.shutdown('NOSAVE').catch(() => {});
    await vi.waitFor(() => expect(onDeath).toHaveBeenCalledOnce());
    expect(redis.isUp()).toBe(false);
  });
});

describe("somebody else's database", () => {
  it('is used where the environment names it', async () => {
    vi.stubEnv('MONGODB_URL', testMongodbUrl());
    vi.stubEnv('REDIS_URL', testRedisUrl());
    expect(await startMongo()).toMatchObject({ kind: 'external', url: testMongodbUrl() });
    expect(await startRedis()).toMatchObject({ kind: 'external', url: testRedisUrl() });
  });

  it('refuses with one line and without its password when nobody answers', async () => {
    vi.stubEnv('REDIS_URL', 'redis://user:hidden@127.0.0.1:1');
    const refused = await startRedis().catch((reason) => reason);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(refused.message).toBe('no Redis answers at REDIS_URL');
  });
});
