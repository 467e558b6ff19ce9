import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ResultView, SessionView } from '../../../shared/contract/views.ts';
import { READY_MS } from '../../../shared/rules/constants.ts';
import { answerFrom, playThrough, rightOption, startAndOpen } from '../../../tests/clients/play-through.ts';
import { formOf } from '../../../tests/clients/test-api.ts';
import { codeOf, okOf, type TestPlayer } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

const QUIZ = 'general-knowledge/world-history';
/** The clock of a test starts on this day at 14:00 in Karachi, where the day ends at 19:00 UTC. */
const DAY = '2026-01-15';
const MIDNIGHT = Date.UTC(2026, 0, 15, 19);
const HOUR = 60 * 60_000;
const DAY_MS = 24 * HOUR;

let server: TestServer;
let session: SessionView;
beforeEach(async () => {
  server = await startTestServer();
  session = await server.api.join('Ayesha');
});
afterEach(() => server.stop());

async function connect({ sessionToken } = session): Promise<TestPlayer> {
  const player = await server.connect(sessionToken);
  await player.heard('session:ended');
  return player;
}

async function loginAgain(): Promise<void> {
  session = (await server.api.login(formOf('Ayesha'))).body;
}

const locks = async () => (await server.api.call('locks', { token: session.sessionToken })).body;
const balances = async () =>
  (await server.api.call('ledger', { token: session.sessionToken })).body.entries.map(
    ({ balance }) => balance,
  );

describe('the daily lock', () => {
  it('a finished quiz is locked until 12 AM of the site, and says when it opens', async () => {
    const player = await connect();
    await playThrough(server, player);
    expect(await player.start()).toMatchObject({
      ok: false,
      unlocksAt: MIDNIGHT,
      error: {
        code: 'QUIZ_LOCKED',
        message:
          'Quiz Locked! You have already completed this quiz today. Come back after 12 AM to try again!',
      },
    });
  });

  it('opens at 12 AM: locked one second before, playable at the moment [PLAY-13]', async () => {
    await playThrough(server, await connect());
    await server.clock.goTo(MIDNIGHT - 1_000);
    await loginAgain();
    const player = await connect();
    expect(codeOf(await player.start())).toBe('QUIZ_LOCKED');
    await server.clock.goTo(MIDNIGHT);
    await playThrough(server, player);
    expect(await balances()).toEqual([100, 50]);
  });

  it('cleared storage, another browser, another device: still locked, since only the account counts [PLAY-13]', async () => {
    await playThrough(server, await connect());
    for (let device = 0; device < 3; device++) {
      await loginAgain();
      expect(codeOf(await (await connect()).start())).toBe('QUIZ_LOCKED');
    }
    expect(await balances()).toEqual([50]);
  });

  it('many starts at once after the lock: every one is refused', async () => {
    await playThrough(server, await connect());
    const tabs = await Promise.all(Array.from({ length: 5 }, () => connect()));
    const acks = await Promise.all(tabs.flatMap((tab) => [tab.start(), tab.start()]));
    expect(new Set(acks.map(codeOf))).toEqual(new Set(['QUIZ_LOCKED']));
  });

  it('another member is not locked', async () => {
    await playThrough(server, await connect());
    const other = await connect(await server.api.join('Bilal'));
    expect(codeOf(await other.start())).toBe('OK');
  });

  it('GET /api/locks: what runs can be resumed, what is finished is locked', async () => {
    const empty = { day: DAY, timeZone: 'Asia/Karachi', unlocksAt: MIDNIGHT, locked: [], running: [] };
    expect(await locks()).toEqual(empty);
    const player = await connect();
    const { playId } = await startAndOpen(server, player);
    expect(await locks()).toEqual({ ...empty, running: [{ quiz: QUIZ, playId }] });
    await answerFrom(server, player, playId);
    expect(await locks()).toEqual({ ...empty, locked: [QUIZ] });
    await server.clock.goTo(MIDNIGHT);
    await loginAgain();
    expect(await locks()).toEqual({ ...empty, day: '2026-01-16', unlocksAt: MIDNIGHT + 24 * HOUR });
  });
});

it('seven days in a row: no play repeats a question of the day before [PLAY-19]', async () => {
  const textsOf = async (playId: string) =>
    (await server.container.store.play(playId))?.questions.map(({ text }) => text) ?? [];
  let before: string[] = [];
  for (let day = 0; day < 7; day++) {
    await server.clock.goTo(MIDNIGHT + day * DAY_MS);
    await loginAgain();
    const texts = await textsOf(await playThrough(server, await connect()));
    expect(new Set([...before, ...texts])).toHaveLength(before.length + texts.length);
    before = texts;
  }
  expect(before).toHaveLength(5);
});

describe('a play across midnight', () => {
  beforeEach(async () => {
    await server.clock.goTo(MIDNIGHT - 2_000);
    await loginAgain();
  });

  it('counts for the day of its start, with one grant; the new day is free [PLAY-14]', async () => {
    const player = await connect();
    const { playId } = await startAndOpen(server, player);
    await server.clock.goTo(MIDNIGHT + 1_000);
    await answerFrom(server, player, playId);
    const result = await player.waitFor<ResultView>('play:finished');
    expect(result).toMatchObject({ earned: 50, unlocksAt: MIDNIGHT });
    expect((await server.container.store.play(playId))?.day).toBe(DAY);
    expect(await locks()).toMatchObject({ day: '2026-01-16', locked: [], running: [] });
    expect(await playThrough(server, player)).not.toBe(playId);
    expect(await balances()).toEqual([100, 50]);
    expect(codeOf(await player.start())).toBe('QUIZ_LOCKED');
  });

  it('while it runs, a start resumes it whatever its day', async () => {
    const player = await connect();
    const { playId } = await startAndOpen(server, player);
    await server.clock.goTo(MIDNIGHT + 1_000);
    expect(okOf(await player.start()).play).toMatchObject({ playId, phase: 'question' });
    expect(okOf(await (await connect()).start()).play.playId).toBe(playId);
    expect((await locks()).running).toEqual([{ quiz: QUIZ, playId }]);
  });
});

describe('the server’s clock jumps ahead', () => {
  it('in the middle of a play: over with the answers that it has, granted once [PLAY-20]', async () => {
    const { playId } = await startAndOpen(server, await connect());
    const player = await connect();
    okOf(await player.answer(playId, 0, await rightOption(server, playId, 0)));
    server.clock.wakeAt(server.clock.now() + HOUR / 2);
    await server.clock.advance(0);
    const { result } = okOf(await player.resume(playId)).play;
    expect(result).toMatchObject({ score: 1, earned: 10, quizCount: 1 });
    expect(await balances()).toEqual([10]);
    expect(codeOf(await player.start())).toBe('QUIZ_LOCKED');
  });

  it('to the next day and back: each day was played once, and gives no second grant [PLAY-20]', async () => {
    const now = server.clock.now();
    await playThrough(server, await connect());
    server.clock.wakeAt(now + DAY_MS);
    await loginAgain();
    await playThrough(server, await connect());
    await server.restart(now);
    await loginAgain();
    expect(codeOf(await (await connect()).start())).toBe('QUIZ_LOCKED');
    await server.clock.goTo(MIDNIGHT);
    await loginAgain();
    expect(codeOf(await (await connect()).start())).toBe('QUIZ_LOCKED');
    expect(await balances()).toEqual([100, 50]);
  });
});

describe('the server’s clock set back', () => {
  it('in the middle of a play: the last answer finishes it all the same, with one grant', async () => {
    const { playId } = await startAndOpen(server, await connect());
    const player = await connect();
    okOf(await player.answer(playId, 0, 0));
    okOf(await player.next(playId, 0));
    await server.restart(server.clock.now() - HOUR);
    const back = await connect();
    expect(okOf(await back.resume(playId)).play).toMatchObject({ phase: 'question', index: 1 });
    await answerFrom(server, back, playId, { from: 1 });
    expect(await back.waitFor<ResultView>('play:finished')).toMatchObject({ quizCount: 1 });
    expect((await server.container.store.play(playId))?.finishedAt).not.toBeNull();
    expect(await balances()).toHaveLength(1);
    expect(codeOf(await back.start())).toBe('QUIZ_LOCKED');
  });

  it('after a play: still locked, no second grant [PLAY-14]', async () => {
    await playThrough(server, await connect());
    await server.restart(server.clock.now() - HOUR);
    const back = await connect();
    expect(codeOf(await back.start())).toBe('QUIZ_LOCKED');
    await server.clock.advance(READY_MS);
    expect(await balances()).toEqual([50]);
  });
});
