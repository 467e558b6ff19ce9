import { expect, it } from 'vitest';
import { createTestApi } from '../clients/test-api.ts';
import { connectPlayer, okOf } from '../clients/test-player.ts';
import { startServerProcess } from '../servers/server-process.ts';
import { createTestData } from '../servers/test-data.ts';

it('SIGTERM in the middle of a member’s quiz, then a start with fewer free accounts: the session and the play go on, the limit holds and the log says so [PLAY-7]', async ({
  onTestFinished,
}) => {
  const data = createTestData();
  onTestFinished(() => data.remove());
  const environment = { ...data.environment, FREE_ACCOUNTS: '2', LOG_LEVEL: 'info' };
  const first = await startServerProcess(environment);
  onTestFinished(async () => void (await first.end('SIGKILL')));
  const { sessionToken } = await createTestApi(() => first.url).join('Ayesha');
  const player = await connectPlayer(first.url, { sessionToken });
  const { playId } = okOf(await player.start()).play;
  expect(await first.end('SIGTERM')).toBe(0);
  player.close();

  const second = await startServerProcess({ ...environment, FREE_ACCOUNTS: '1' });
  onTestFinished(async () => void (await second.end('SIGKILL')));
  const api = createTestApi(() => second.url);
  const back = await connectPlayer(second.url, { sessionToken });
  expect(okOf(await back.start()).play.playId).toBe(playId);
  expect((await api.call('locks', { token: sessionToken })).body.running).toMatchObject([{ playId }]);
  expect((await api.call('slots')).body).toMatchObject({ limit: 1, taken: 1, free: 0 });
  expect(second.output.find((line) => line.includes('the number of free accounts changed'))).toContain(
    '"from":2,"to":1',
  );
  expect(await data.audit()).toEqual([]);
  back.close();
});
