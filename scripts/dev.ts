import { spawn } from 'node:child_process';
import { createServer } from 'vite';

/** The server restarts on a change of its files; Vite serves the client with hot replacement and passes the rest on. */
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.mjs'], {
  stdio: 'inherit',
});
const vite = await createServer({ configFile: 'vite.config.ts' });
await vite.listen();
vite.printUrls();

async function stop(): Promise<void> {
  server.kill('SIGTERM');
  await vite.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
server.on('exit', () => void stop());
