import { testMongodbUrl, testRedisUrl } from './test-services.ts';

export type TestMode =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'cluster'; readonly mongodbUrl: string; readonly redisUrl: string };

/** How the suites run the site: the one switch, `SAWAAL_MODE`, which vitest's projects set. */
export const testMode: TestMode =
  process.env.SAWAAL_MODE === 'cluster'
    ? { kind: 'cluster', mongodbUrl: testMongodbUrl(), redisUrl: testRedisUrl() }
    : { kind: 'embedded' };
