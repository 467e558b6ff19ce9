import { inject } from 'vitest';

/** The MongoDB of this worker of vitest, which no other test uses at the same time. */
export function testMongodbUrl(): string {
  const urls = inject('mongodbUrls');
  const url = urls[Number(process.env.VITEST_POOL_ID ?? 1) % urls.length];
  if (!url) throw new Error('only projects with cluster-services.ts as global setup have a MongoDB');
  return url;
}

/** Whether they are somebody else's and go on after the tests, with all that is left in them. */
export const testServicesStay = (): boolean => inject('servicesStay');

export const testRedisUrl = (): string => inject('redisUrl');
