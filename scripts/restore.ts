import { readStoreConfig } from '../server/config.ts';
import { restore } from '../server/store-copy/restore.ts';
import { fileArgument, runCopy } from './store-copy/run-copy.ts';

/** `npm run restore -- <file>`: puts a backup into an empty data folder, or into an empty MongoDB. */

await runCopy('restore', async (onProgress) =>
  restore(readStoreConfig(), fileArgument('restore'), onProgress),
);
