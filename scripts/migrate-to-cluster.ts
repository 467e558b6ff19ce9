import { readStoreConfig } from '../server/config.ts';
import { migrateToCluster } from '../server/store-copy/restore.ts';
import { runCopy } from './store-copy/run-copy.ts';

/** `npm run migrate:to-cluster`: copies the data folder's store into MongoDB, and compares all of it. */

await runCopy('migrate:to-cluster', async (onProgress) => migrateToCluster(readStoreConfig(), onProgress));
