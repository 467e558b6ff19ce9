import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NeverReady } from '../../scripts/processes/ready-process.ts';
import type { QuestionView } from '../../shared/contract/views.ts';
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
});
