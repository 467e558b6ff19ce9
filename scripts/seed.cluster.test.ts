import { expect, it } from 'vitest';
import { startServerProcess } from '../tests/servers/server-process.ts';
import { createTestData } from '../tests/servers/test-data.ts';
import { runScript } from '../tests/support/run-script.ts';
import { startReadyProcess } from './processes/ready-process.ts';

it('beside a real server and a real worker the demo is seeded whole, and the audit finds nothing [FAULT-38]', {
  timeout: 180_000,
}, async ({ onTestFinished }) => {
  const data = createTestData();
  onTestFinished(data.remove);
  const server = await startServerProcess(data.environment);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const worker = await startReadyProcess({
    command: process.execPath,
    args: ['workers/main.mjs'],
    environment: data.environment,
    ready: /^Sawaal worker is ready$/,
  });
  onTestFinished(async () => void (await worker.end('SIGKILL')));
  const { status, said, lines } = runScript('seed.ts', data.environment);
  expect(status, said).toBe(0);
  expect(lines).toHaveLength(9);
  expect([await worker.end('SIGTERM'), await server.end('SIGTERM')]).toEqual([0, 0]);
  expect(await data.audit()).toEqual([]);
});
