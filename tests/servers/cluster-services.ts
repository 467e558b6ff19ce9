import type { TestProject } from 'vitest/node';
import { startMongo } from '../../scripts/cluster/mongodb.ts';
import { startRedis } from '../../scripts/cluster/redis.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each of vitest's workers, all of them without a database: a test names one of its own. */
    mongodbUrls: readonly string[];
    redisUrl: string;
    /** Whether the MongoDB is somebody else's and goes on after the tests. */
    servicesStay: boolean;
  }
}

/**
 * A MongoDB for each of vitest's workers, which would wait for each other at a single one, and one Redis; a test that
 * kills them starts its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.config.maxWorkers });
  const [redis, ...mongos] = await Promise.all([
    startRedis(),
    ...workers.map(() => startMongo({ isDisposable: true })),
  ]);
  const [{ name, version } = { name: 'MongoDB', version: 'none' }] = mongos;
  console.log(`The cluster's tests run on ${name} ${version} and Redis ${redis.version}.`);
  project.provide(
    'mongodbUrls',
    mongos.map(({ url }) => url),
  );
  project.provide('redisUrl', redis.url);
  project.provide(
    'servicesStay',
    mongos.some(({ kind }) => kind === 'external'),
  );

  // Without it an interrupted run would leave them behind; leaving through `exit` ends them.
  const leave = () => process.exit(130);
  process.once('SIGINT', leave).once('SIGTERM', leave);
  return async () => {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    for (const service of [redis, ...mongos]) if (service.kind === 'own') await service.stop();
  };
}
