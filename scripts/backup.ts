import { readStoreConfig } from '../server/config.ts';
import { backUp } from '../server/store-copy/back-up.ts';
import { fileArgument, runCopy } from './store-copy/run-copy.ts';

/** `npm run backup -- <file>`: copies the store into a new file, next to running servers. */

await runCopy('backup', async (onProgress) => backUp(readStoreConfig(), fileArgument('backup'), onProgress));
