import { expect, it } from 'vitest';
import { startReadyProcess } from '../../scripts/processes/ready-process.ts';
import { connectPlayer, okOf } from '../clients/test-player.ts';
import { startServerProcess } from '../servers/server-process.ts';
import { createTestData } from '../servers/test-data.ts';
import { testMode } from '../servers/test-mode.ts';

const FAULTY = 'tests/servers/faulty-process.ts';
const FATAL = 60;

const fatal = (output: readonly string[]) =>
  output
    .filter((line) => line.startsWith(`{"level":${FATAL}`))
    .map((line) => (JSON.parse(line) as { err: { message: string } }).err.message);

it.each(['thrown', 'rejected'])(
  'a fault that nobody caught, %s, is logged and stops the server gracefully [FAULT-18]',
  async (kind) => {
    const data = createTestData();
    const environment = { ...data.environment, ENTRY_POINT: 'server/main.mjs', FAULT: kind };
    const server = await startServerProcess(environment, FAULTY);
    const player = await connectPlayer(server.url);
    const { play } = okOf(await player.start());

    server.signal('SIGUSR2');
    await player.waitFor('server:stopping');
    player.close();
    expect(await server.end('SIGTERM')).toBe(1);
    expect(fatal(server.output)).toEqual(['nobody catches this']);
    expect((await data.rows('plays')).map(({ id }) => id)).toEqual([play.playId]);
    expect(await data.audit()).toEqual([]);
    await data.remove();
  },
);

it.runIf(testMode.kind === 'cluster')('a worker in the same way [FAULT-18]', async () => {
  const data = createTestData();
  const worker = await startReadyProcess({
    command: process.execPath,
    args: [FAULTY],
    environment: { ...data.environment, ENTRY_POINT: 'workers/main.mjs', FAULT: 'rejected' },
    ready: /^Sawaal worker is ready$/,
  });
  expect(await worker.end('SIGUSR2')).toBe(1);
  expect(fatal(worker.output)).toEqual(['nobody catches this']);
  await data.remove();
});
