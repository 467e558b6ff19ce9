import { enableCompileCache } from 'node:module';

enableCompileCache();
const { readConfig } = await import('../server/config.ts');
const { StartRefused } = await import('../server/ports/start-refused.ts');
const { runWorker } = await import('./run-worker.ts');

try {
  await runWorker(readConfig());
} catch (fault) {
  console.error(fault instanceof StartRefused ? `Sawaal's worker cannot start: ${fault.message}` : fault);
  process.exitCode = 1;
}
