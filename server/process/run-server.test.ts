import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/processes/free-port.ts';
import { NeverReady, startReadyProcess } from '../../scripts/processes/ready-process.ts';
import type { QuestionView } from '../../shared/contract/views.ts';
import { createTestApi } from '../../tests/clients/test-api.ts';
import { codeOf, connectPlayer, okOf } from '../../tests/clients/test-player.ts';
import { type ServerProcess, startServerProcess } from '../../tests/servers/server-process.ts';
import { createTestData, type TestData } from '../../tests/servers/test-data.ts';
import { testMode } from '../../tests/servers/test-mode.ts';

let data: TestData;
let running: ServerProcess[];
beforeEach(() => {
  data = createTestData();
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL');
  await data.remove();
});

async function start(environment: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ ...data.environment, ...environment });
  running.push(server);
  return server;
}

async function refusalOf(environment: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const refused = await start(environment).catch((reason) => reason);
  expect(refused).toBeInstanceOf(NeverReady);
  return (refused as NeverReady).output;
}

describe('the server as a process', () => {
  it('kill -9 in the middle of a play: every acknowledged answer is there, the play goes on by the clock [PLAY-7]', async () => {
    const first = await start();
    const player = await connectPlayer(first.url);
    const { play } = okOf(await player.start());
    await player.waitFor<QuestionView>('play:question', (question) => question.index === 0);
    const { settled } = okOf(await player.answer(play.playId, 0, 2));
    await first.end('SIGKILL');
    player.close();

    const second = await start();
    const back = await connectPlayer(second.url);
    const resumed = okOf(await back.resume(play.playId)).play;
    expect(resumed.settled[0]).toMatchObject({ picked: 2, receipt: settled.receipt, score: settled.score });
    expect(codeOf(await back.answer(play.playId, 0, 2))).toBe('OK');
    back.close();
  });

  it('SIGTERM: tells its sockets, commits what waits and exits with 0', async () => {
    const server = await start();
    const player = await connectPlayer(server.url);
    const starting = player.start();
    okOf(await starting);
    const [code] = await Promise.all([server.end('SIGTERM'), player.waitFor('server:stopping')]);
    expect(code).toBe(0);
    player.close();
  });

  it('a Ctrl-C that comes twice, as npm passes it on, is one graceful stop', async () => {
    const server = await start();
    const player = await connectPlayer(server.url);
    const ended = server.end('SIGINT');
    const [code] = await Promise.all([ended, server.end('SIGINT'), player.waitFor('server:stopping')]);
    expect(code).toBe(0);
    player.close();
  });

  it.runIf(testMode.kind === 'embedded')(
    'a second server process on the same data folder refuses to start with one line [FAULT-1]',
    async () => {
      await start();
      expect(await refusalOf({})).toEqual([
        `Sawaal cannot start: another process is using the data folder ${data.environment.DATA_DIR}`,
      ]);
    },
  );

  it('a wrong value of the configuration stops the start with one line that names it', async () => {
    expect(await refusalOf({ SITE_TIME_ZONE: 'Mars/Olympus' })).toEqual([
      'Sawaal cannot start: SITE_TIME_ZONE: is not a time zone',
    ]);
  });

  it('from its first answer on the gate opens for the configured admin, and for no one before [SESSION-20]', {
    timeout: 120_000,
  }, async () => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const gate = createTestApi(() => url);
    const adminOf = (secretCode: string) => ({
      email: 'owner@example.com',
      adminKey: 'key of owner',
      secretCode,
    });
    const answers = () =>
      gate.call('ready').then(
        () => true,
        () => false,
      );
    for (const turn of [1, 2, 3, 4]) {
      const { email, adminKey, secretCode } = adminOf(`code of start ${turn}`);
      const starting = start({
        PORT: `${port}`,
        ADMIN_EMAIL: email,
        ADMIN_KEY: adminKey,
        ADMIN_SECRET_CODE: secretCode,
      });
      while (!(await answers()));
      const enter = async (code: string) =>
        (await gate.call('createAdminSession', { body: adminOf(code) })).status;
      const opened = await Promise.all([enter(secretCode), enter(`code of start ${turn - 1}`)]);
      expect(opened, `start ${turn}`).toEqual([201, 401]);
      expect(await (await starting).end('SIGTERM')).toBe(0);
    }
  });

  it('SIGTERM while it starts and right after, again and again: exit 0, and no word of a start that failed [FAULT-35]', {
    timeout: 240_000,
  }, async () => {
    const moments = [/metrics are at/, /Server listening at/, /^Sawaal is ready/];
    const turns = testMode.kind === 'embedded' ? 20 : 6;
    for (let turn = 0; turn < turns; turn++) {
      const { end, output } = await startReadyProcess({
        command: process.execPath,
        args: ['tests/servers/slow-exit-server.ts'],
        environment: {
          MONGODB_URL: '',
          REDIS_URL: '',
          ...data.environment,
          PORT: '0',
          HOST: '127.0.0.1',
          METRICS_PORT: '0',
          // Other ones at each start, so that they are hashed.
          ADMIN_EMAIL: 'owner@example.com',
          ADMIN_KEY: 'key of owner',
          ADMIN_SECRET_CODE: `code of start ${turn}`,
        },
        ready: moments[turn % moments.length] ?? /never/,
      });
      expect(await end('SIGTERM'), output.join('\n')).toBe(0);
      expect(output.join('\n')).not.toContain('cannot start');
    }
  });
});
