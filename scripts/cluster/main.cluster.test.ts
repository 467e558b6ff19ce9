import { afterEach, expect, it } from 'vitest';
import { startReadyProcess } from '../processes/ready-process.ts';
import { createTempDir } from '../processes/temp-dir.ts';

const dir = createTempDir();
afterEach(() => dir.remove());

const launch = () =>
  startReadyProcess({
    command: process.execPath,
    args: ['scripts/cluster/main.ts', '--servers', '2', '--workers', '1'],
    environment: { DATA_DIR: dir.path, PORT: '0', HOST: '127.0.0.1', MONGODB_URL: '', REDIS_URL: '' },
    ready: /^Sawaal's cluster is ready: (?<url>\S+)$/,
  });

it('names the MongoDB first, serves, and one Ctrl-C ends everything; the next start has the same admin', async () => {
  const first = await launch();
  expect(first.output[0]).toMatch(/^The cluster runs on (MongoDB|SecantusDB) \d\S+ and Redis \d\S+\.$/);
  expect((await fetch(`${first.ready.groups?.url}/api/health`)).status).toBe(200);
  const admin = first.output.find((line) => line.includes('admin key'));
  const addresses = first.output.flatMap((line) => /listens on (\S+)\.$/.exec(line)?.[1] ?? []);
  expect(addresses).toHaveLength(2);

  // As npm does, which passes on what the terminal has sent already.
  expect(await Promise.all([first.end('SIGINT'), first.end('SIGINT')])).toEqual([0, 0]);
  expect(first.output.at(-1)).toBe('Stopped.');
  for (const address of addresses) await expect(fetch(address)).rejects.toThrow('fetch failed');

  const second = await launch();
  expect(second.output).toContain(admin);
  expect(await second.end('SIGINT')).toBe(0);
}, 60_000);
