import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';

const ENDS_WITHIN_MS = 5_000;

it('SIGTERM ends a server whose log nobody reads any more [FAULT-8]', async ({ onTestFinished }) => {
  const dir = createTempDir();
  const settings = { DATA_DIR: dir.path, PORT: '0', HOST: '127.0.0.1', MONGODB_URL: '', REDIS_URL: '' };
  const server = spawn(process.execPath, ['server/main.mjs'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await gone;
    dir.remove();
  });
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('Sawaal is ready')) break;
  server.stdout.destroy();
  server.stderr.destroy();
  server.kill('SIGTERM');
  const late = after(ENDS_WITHIN_MS, 'still there', { ref: false });
  expect(await Promise.race([gone, late])).toEqual([0, null]);
});
