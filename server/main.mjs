// JavaScript, so that all TypeScript comes after the cache is open: what takes its types away is then not loaded at all.
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { readConfig } = await import('./config.ts');
const { runServer } = await import('./process/run-server.ts');
const { startProcess } = await import('./process/start-process.ts');

await startProcess('Sawaal', async () => runServer(readConfig()));
