import type { TestProject } from 'vitest/node';
import { startMongo } from './mongodb.ts';
import { startRedis } from './redis.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Without a database: a test names one of its own. */
    mongodbUrl: string;
    redisUrl: string;
  }
}

/** One MongoDB and one Redis for the run; a test that kills them starts its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [mongo, redis] = await Promise.all([startMongo(), startRedis()]);
  console.log(`The cluster's tests run on ${mongo.name} ${mongo.version} and Redis ${redis.version}.`);
  project.provide('mongodbUrl', mongo.url);
  project.provide('redisUrl', redis.url);

  // Without it an interrupted run would leave both behind; leaving through `exit` ends them.
  const leave = () => process.exit(130);
  process.once('SIGINT', leave).once('SIGTERM', leave);
  return async () => {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    if (mongo.kind === 'own') await mongo.stop();
    if (redis.kind === 'own') await redis.stop();
  };
}
