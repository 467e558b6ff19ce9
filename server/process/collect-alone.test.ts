import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findCommand } from '../../scripts/processes/find-command.ts';
import { startReadyProcess } from '../../scripts/processes/ready-process.ts';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';

const taskset = findCommand('taskset');

it.runIf(taskset)(
  'on a single core a server collects its garbage without other threads, and is the process that was started',
  async ({ onTestFinished }) => {
    const dir = createTempDir();
    const [, core] = /^Cpus_allowed_list:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    const server = await startReadyProcess({
      command: String(taskset),
      args: ['-c', String(core), process.execPath, 'server/main.mjs'],
      environment: { DATA_DIR: dir.path, PORT: '0', HOST: '127.0.0.1', MONGODB_URL: '', REDIS_URL: '' },
      ready: /^Sawaal is ready: /,
    });
    onTestFinished(async () => {
      await server.end('SIGKILL');
      dir.remove();
    });
    const command = readFileSync(`/proc/${server.pid}/cmdline`, 'utf8').split('\0');
    expect(command).toContain('--single-threaded-gc');
    const environment = readFileSync(`/proc/${server.pid}/environ`, 'utf8').split('\0');
    expect(environment.find((one) => one.startsWith('GLIBC_TUNABLES='))).toContain('glibc.malloc.mxfast=0');
    expect(command.filter((argument) => argument.endsWith('main.mjs'))).toHaveLength(1);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
