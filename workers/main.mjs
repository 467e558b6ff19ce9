// JavaScript, as server/main.mjs is, and for the same reason.
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { readConfig } = await import('../server/config.ts');
const { startProcess } = await import('../server/process/start-process.ts');
const { runWorker } = await import('./run-worker.ts');

await startProcess("Sawaal's worker", async () => runWorker(readConfig()));
