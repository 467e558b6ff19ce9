// JavaScript, so that all TypeScript comes after the cache is open: what takes its types away is then not loaded at all.
import { enableCompileCache } from 'node:module';
import { collectAloneOnOneCore } from './process/collect-alone.mjs';

// Tests and `npm start` import this file into processes of their own.
if (import.meta.main) collectAloneOnOneCore();
enableCompileCache();
const { readConfig } = await import('./config.ts');
const { runServer } = await import('./process/run-server.ts');
const { startProcess } = await import('./process/start-process.ts');

await startProcess('Sawaal', async () => runServer(readConfig()));
