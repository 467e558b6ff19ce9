// JavaScript, as server/main.mjs is, and for the same reason.
import { enableCompileCache } from 'node:module';
import { collectAloneOnOneCore } from '../server/process/collect-alone.mjs';

// Whoever imports this file has a process of its own.
if (import.meta.main) collectAloneOnOneCore();
enableCompileCache();
const { readConfig } = await import('../server/config.ts');
const { startProcess } = await import('../server/process/start-process.ts');
const { runWorker } = await import('./run-worker.ts');

await startProcess("Sawaal's worker", async () => runWorker(readConfig()));
