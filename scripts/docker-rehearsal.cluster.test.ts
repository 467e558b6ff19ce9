import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connectMongo } from '../server/adapters/mongo/connection.ts';
import { rehearse } from './docker/rehearse.ts';

it('carries out every step of the Dockerfile, and what comes out serves: embedded, and as server and worker of a cluster', async () => {
  const name = `sawaal-${randomUUID()}`;
  const mongodbUrl = new URL(inject('mongodbUrl'));
  mongodbUrl.pathname = name;
  const said: string[] = [];
  onTestFinished(async () => {
    const { db, close } = await connectMongo(mongodbUrl.href);
    await db.dropDatabase();
    await close();
  });

  await rehearse({
    context: join(import.meta.dirname, '..'),
    cluster: { MONGODB_URL: mongodbUrl.href, REDIS_URL: inject('redisUrl'), REDIS_PREFIX: name },
    say: (line) => said.push(line),
  });

  expect(said).toContain('Embedded: it serves.');
  expect(said).toContain('Cluster: server and worker run.');
}, 420_000);
