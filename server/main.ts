import { enableCompileCache } from 'node:module';

enableCompileCache();
const { readConfig, ConfigError } = await import('./config.ts');
const { DataFolderInUse } = await import('./container.ts');
const { runServer } = await import('./run-server.ts');

try {
  await runServer(readConfig());
} catch (fault) {
  const isExpected = fault instanceof ConfigError || fault instanceof DataFolderInUse;
  console.error(isExpected ? `Sawaal cannot start: ${fault.message}` : fault);
  process.exitCode = 1;
}
