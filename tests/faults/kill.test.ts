import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createTempDir } from '../../scripts/processes/temp-dir.ts';
import { auditStore } from '../../server/store-copy/audit.ts';
import type { QuestionView } from '../../shared/contract/views.ts';
import { createTestApi, formOf, PASSWORD } from '../clients/test-api.ts';
import { connectPlayer, okOf } from '../clients/test-player.ts';
import { type ServerProcess, startServerProcess } from '../servers/server-process.ts';

type OnTestFinished = (clean: () => Promise<void>) => void;

/** A data folder and the processes on it, all gone when the test is over. */
function openDataDir(onTestFinished: OnTestFinished) {
  const dir = createTempDir();
  const started: ServerProcess[] = [];
  onTestFinished(async () => {
    for (const server of started) await server.end('SIGKILL');
    dir.remove();
  });
  return {
    audit: () => auditStore(dir.path),
    grantsNow(): number {
      const database = new DatabaseSync(join(dir.path, 'sawaal.sqlite'), { readOnly: true });
      const grants = Number(database.prepare('SELECT count(*) AS grants FROM ledger').get()?.grants);
      database.close();
      return grants;
    },
    async start(failpoint?: string): Promise<ServerProcess> {
      const server = await startServerProcess(
        { DATA_DIR: dir.path, LOG_LEVEL: 'error', ...(failpoint !== undefined && { FAILPOINT: failpoint }) },
        failpoint === undefined ? 'server/main.mjs' : 'tests/servers/failpoint-server.ts',
      );
      started.push(server);
      return server;
    },
  };
}

/** Every process shares the machine with those of the other failpoints. */
const PATIENCE_MS = 60_000;

/** Plays a quiz at once up to its last question; returns how that is answered. */
async function playUpToLast(url: string, auth: { readonly sessionToken?: string } = {}) {
  const player = await connectPlayer(url, auth);
  const { playId } = okOf(await player.start()).play;
  await player.waitFor<QuestionView>('play:question', ({ index }) => index === 0);
  for (let index = 0; index < 4; index++) {
    okOf(await player.answer(playId, index, 0));
    okOf(await player.next(playId, index));
  }
  return { playId, answerLast: () => player.answer(playId, 4, 0), close: () => player.close() };
}

describe('kill -9 while a member’s play is finished, then a restart: exactly one grant, points = sum of ledger', {
  timeout: PATIENCE_MS,
}, () => {
  it.concurrent.for<[failpoint: string, grants: number]>([
    ['before the play', 0],
    ['between play and points', 0],
    ['between points and ledger', 0],
    ['before the commit', 0],
    ['after the commit, before the sync', 1],
    ['after the sync, before the reply', 1],
  ])('%s: %i at the crash [MONEY-2]', async ([failpoint, grants], { onTestFinished }) => {
    const { start, audit, grantsNow } = openDataDir(onTestFinished);
    const first = await start(failpoint);
    const session = await createTestApi(() => first.url).join('Ayesha');
    const { playId, answerLast, close } = await playUpToLast(first.url, {
      sessionToken: session.sessionToken,
    });
    const unanswered = answerLast().catch(() => 'no reply');
    await first.gone();
    close();
    expect(await unanswered).toBe('no reply');
    expect(audit()).toEqual([]);
    expect(grantsNow()).toBe(grants);

    const second = await start();
    const api = createTestApi(() => second.url);
    const { sessionToken } = session;
    const back = await connectPlayer(second.url, { sessionToken });
    await back.answer(playId, 4, 0);
    const { body } = await api.call('me', { token: sessionToken });
    const result = okOf(await back.next(playId, 4));
    const earned = 'result' in result ? result.result.earned : null;
    expect(body).toMatchObject({ points: earned, quizCount: 1, rank: 'Bronze' });
    expect((await api.call('ledger', { token: sessionToken })).body.entries).toMatchObject([
      { id: playId, points: body.points, balance: body.points },
    ]);
    expect(await back.start()).toMatchObject({ error: { code: 'QUIZ_LOCKED' } });
    expect(audit()).toEqual([]);
    back.close();
  });
});

describe('kill -9 while a visitor plays, then a restart', { timeout: PATIENCE_MS }, () => {
  it('between the last answer and its result: the play is over, with all five [PLAY-7]', async ({
    onTestFinished,
  }) => {
    const { start, audit } = openDataDir(onTestFinished);
    const first = await start('before a visitor’s result is synced');
    const { playId, answerLast, close } = await playUpToLast(first.url);
    const answered = answerLast().then(okOf);
    await first.gone();
    close();
    // Whether the acknowledgement was faster than the end, nobody can say.
    await answered.catch(() => {});
    const second = await start();
    const back = await connectPlayer(second.url);
    const { play } = okOf(await back.resume(playId));
    expect(play.settled.map(({ picked }) => picked)).toEqual([0, 0, 0, 0, 0]);
    expect(okOf(await back.next(playId, 4))).toMatchObject({ result: { score: play.score } });
    expect(audit()).toEqual([]);
    back.close();
  });
});

describe('kill -9 in a sign-up', { timeout: PATIENCE_MS }, () => {
  it('crash between slot and account: slots = accounts, and the same form gets in after the restart [SLOT-3]', async ({
    onTestFinished,
  }) => {
    const { start, audit } = openDataDir(onTestFinished);
    const first = await start('between slot and account');
    await expect(createTestApi(() => first.url).signUp(formOf('Ayesha'))).rejects.toThrow();
    await first.gone();
    expect(audit()).toEqual([]);

    const second = await start();
    const api = createTestApi(() => second.url);
    expect((await api.call('slots')).body).toMatchObject({ taken: 0 });
    await api.join('Ayesha');
    expect((await api.call('slots')).body).toMatchObject({ taken: 1 });
    expect((await api.login({ username: 'ayesha', password: PASSWORD })).status).toBe(201);
    expect(audit()).toEqual([]);
  });
});
