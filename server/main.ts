import { enableCompileCache } from 'node:module';

enableCompileCache();
const { readConfig } = await import('./config.ts');
const { StartRefused } = await import('./ports/start-refused.ts');
const { runServer } = await import('./run-server.ts');

try {
  await runServer(readConfig());
} catch (fault) {
  console.error(fault instanceof StartRefused ? `Sawaal cannot start: ${fault.message}` : fault);
  process.exitCode = 1;
}
