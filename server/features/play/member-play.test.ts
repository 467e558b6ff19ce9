import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProfileChange, QuestionView, ResultView, SessionView } from '../../../shared/contract/views.ts';
import { READY_MS } from '../../../shared/rules/constants.ts';
import { deleteMember } from '../../../tests/builders/delete-member.ts';
import { answerFrom, playThrough, rightOption, startAndOpen } from '../../../tests/clients/play-through.ts';
import { formOf } from '../../../tests/clients/test-api.ts';
import { codeOf, okOf, type TestPlayer } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

const QUIZ = 'general-knowledge/world-history';
/** Longer than any play. */
const PLAY_OVER_MS = 60_000;

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

const profile = async () => (await server.api.call('me', { token: session.sessionToken })).body;
const ledger = async () => (await server.api.call('ledger', { token: session.sessionToken })).body.entries;

describe('a member’s play', () => {
  it('finishing tells earned, points, rank and quizCount, and profile:changed in every tab, once', async () => {
    const tabs = [await connect(), await connect()] as const;
    await playThrough(server, tabs[0], { right: 4 });
    for (const tab of tabs) {
      const result = await tab.waitFor<ResultView>('play:finished');
      expect(result).toMatchObject({ score: 4, earned: 40, points: 40, rank: 'Bronze', quizCount: 1 });
      expect(await tab.heard<ProfileChange>('profile:changed')).toEqual([
        { points: 40, pkr: '4.00', quizCount: 1, rank: 'Bronze', version: 2 },
      ]);
      expect(await tab.heard('play:finished')).toHaveLength(1);
    }
    expect(await profile()).toMatchObject({ points: 40, quizCount: 1, rank: 'Bronze', version: 2 });
    expect(await ledger()).toMatchObject([{ points: 40, balance: 40, reason: 'quiz', ref: QUIZ }]);
  });

  it('is worth score × POINTS_PER_CORRECT', async () => {
    await server.stop();
    server = await startTestServer({ POINTS_PER_CORRECT: '300' });
    session = await server.api.join('Ayesha');
    const player = await connect();
    await playThrough(server, player);
    expect(await player.waitFor<ResultView>('play:finished')).toMatchObject({
      earned: 1_500,
      rank: 'Gold',
    });
  });

  it('the same quiz from two tabs or two clients with the same token: one play, both see it, one grant [PLAY-11]', async () => {
    const tabs = [await connect(), await connect()] as const;
    const [first, second] = await Promise.all([tabs[0].start(), tabs[1].start()]);
    const { playId } = okOf(first).play;
    expect(okOf(second).play.playId).toBe(playId);
    await server.clock.advance(READY_MS);
    for (const tab of tabs) await tab.waitFor<QuestionView>('play:question', ({ index }) => index === 0);
    for (let index = 0; index < 5; index++) {
      const option = await rightOption(server, playId, index);
      const settled = await Promise.all(tabs.map((tab) => tab.answer(playId, index, option)));
      for (const ack of settled) expect(okOf(ack).settled).toMatchObject({ index, score: index + 1 });
      await Promise.all(tabs.map((tab) => tab.next(playId, index)));
    }
    for (const tab of tabs) {
      await tab.waitFor('play:finished');
      expect(await tab.heard('play:finished')).toHaveLength(1);
    }
    expect(await ledger()).toHaveLength(1);
    expect(await profile()).toMatchObject({ points: 50, quizCount: 1 });
  });

  it('extra fields of a start (account, points, score) are ignored [SESSION-8]', async () => {
    const player = await connect();
    const quiz = { categoryId: 'general-knowledge', quizId: 'world-history' };
    const owner = { kind: 'member', accountId: 'somebody' };
    await player.raw('play:start', {
      ...quiz,
      owner,
      points: 9_000,
      finishedAt: 1,
      grant: { earned: 9_000 },
    });
    const [running] = (await server.api.call('locks', { token: session.sessionToken })).body.running;
    expect(await server.container.store.play(running?.playId ?? '')).toMatchObject({
      finishedAt: null,
      grant: null,
    });
    expect(await profile()).toMatchObject({ points: 0 });
  });

  it('one answer from each of two tabs at once: the first stands, one score', async () => {
    const tabs = [await connect(), await connect()] as const;
    const { playId } = await startAndOpen(server, tabs[0]);
    const acks = await Promise.all([tabs[0].answer(playId, 0, 1), tabs[1].answer(playId, 0, 2)]);
    expect(acks.map(codeOf).sort()).toEqual(['ALREADY_ANSWERED', 'OK']);
    expect((await server.container.store.play(playId))?.answers).toHaveLength(1);
  });

  it('goes on and counts when the session ends in the middle', async () => {
    const player = await connect();
    await server.clock.goTo(session.expiresAt - 3_000);
    const { playId } = await startAndOpen(server, player);
    okOf(await player.answer(playId, 0, await rightOption(server, playId, 0)));
    await server.clock.advance(PLAY_OVER_MS);
    expect((await server.sweep()).finished).toBe(1);
    session = (await server.api.login(formOf('Ayesha'))).body;
    expect(await profile()).toMatchObject({ points: 10, quizCount: 1 });
  });
});

describe('a member’s play started and left', () => {
  it('nothing answered: it has counted with what it has, and is never playable again [PLAY-4]', async () => {
    const player = await connect();
    okOf(await player.start());
    player.close();
    await server.clock.advance(PLAY_OVER_MS);
    const back = await connect();
    expect(codeOf(await back.start())).toBe('QUIZ_LOCKED');
    expect(await profile()).toMatchObject({ points: 0, quizCount: 1, rank: 'Bronze' });
    expect(await ledger()).toMatchObject([{ points: 0, balance: 0, ref: QUIZ }]);
  });

  it('across a restart: counted by the sweep with the one right answer, never locked without being counted', async () => {
    const player = await connect();
    const { playId } = await startAndOpen(server, player);
    okOf(await player.answer(playId, 0, await rightOption(server, playId, 0)));
    await server.restart();
    await server.clock.advance(PLAY_OVER_MS);
    expect(await server.sweep()).toMatchObject({ finished: 1 });
    expect(await profile()).toMatchObject({ points: 10, quizCount: 1 });
    expect(codeOf(await (await connect()).start())).toBe('QUIZ_LOCKED');
    expect(await server.sweep()).toMatchObject({ finished: 0 });
    expect(await ledger()).toHaveLength(1);
  });

  it('restart of the server in the middle: resumes on any device, then grants once [PLAY-7]', async () => {
    const { playId } = await startAndOpen(server, await connect());
    await server.restart();
    const back = await connect();
    const resumed = okOf(await back.start()).play;
    expect(resumed).toMatchObject({ playId, phase: 'question', index: 0 });
    await answerFrom(server, back, playId);
    expect(await back.waitFor<ResultView>('play:finished')).toMatchObject({ earned: 50, quizCount: 1 });
    expect(await ledger()).toHaveLength(1);
  });

  it('the points are true for whoever looks first: profile, ledger or locks', async () => {
    okOf(await (await connect()).start());
    await server.restart();
    await server.clock.advance(PLAY_OVER_MS);
    expect(await ledger()).toHaveLength(1);
    expect((await server.api.call('locks', { token: session.sessionToken })).body).toMatchObject({
      locked: [QUIZ],
      running: [],
    });
  });
});

describe('whose play it is', () => {
  const codesOn = async (player: TestPlayer, playId: string) => [
    codeOf(await player.resume(playId)),
    codeOf(await player.answer(playId, 0, 0)),
    codeOf(await player.next(playId, 0)),
  ];
  const REFUSED = ['NOT_YOUR_PLAY', 'NOT_YOUR_PLAY', 'NOT_YOUR_PLAY'];

  it('another member’s play: NOT_YOUR_PLAY, and not one event of it [PLAY-17]', async () => {
    const player = await connect();
    const stranger = await connect(await server.api.join('Bilal'));
    const { playId } = await startAndOpen(server, player);
    expect(await codesOn(stranger, playId)).toEqual(REFUSED);
    await answerFrom(server, player, playId);
    await player.waitFor('play:finished');
    for (const event of ['play:question', 'play:settled', 'play:finished', 'profile:changed'] as const) {
      expect(await stranger.heard(event), event).toEqual([]);
    }
  });

  it('a visitor on a member’s play id, and a member on a visitor’s: NOT_YOUR_PLAY [PLAY-17]', async () => {
    const member = await connect();
    const visitor = await server.connect();
    const membersPlay = okOf(await member.start()).play.playId;
    const visitorsPlay = okOf(await visitor.start()).play.playId;
    expect(visitorsPlay).not.toBe(membersPlay);
    expect(await codesOn(visitor, membersPlay)).toEqual(REFUSED);
    expect(await codesOn(member, visitorsPlay)).toEqual(REFUSED);
  });

  it('the name deleted and taken again, with a play and a socket of the old account still there: the new one sees nothing [SESSION-10]', async () => {
    const old = await connect();
    const { playId } = await startAndOpen(server, old);
    const known = await server.container.store.credentials('ayesha');
    await deleteMember(server.container.store, known?.accountId ?? '');
    session = await server.api.join('Ayesha');
    const renewed = await connect();

    expect(codeOf(await old.answer(playId, 0, 0))).toBe('PLAY_GONE');
    expect(codeOf(await old.start())).toBe('SESSION_EXPIRED');
    await server.clock.advance(PLAY_OVER_MS);
    expect(await server.sweep()).toMatchObject({ finished: 0 });
    expect(await profile()).toMatchObject({ points: 0, quizCount: 0, rank: 'Unranked', version: 1 });
    expect(await ledger()).toEqual([]);
    expect((await server.api.call('locks', { token: session.sessionToken })).body).toMatchObject({
      locked: [],
      running: [],
    });
    await playThrough(server, renewed);
    await renewed.waitFor('play:finished');
    expect(await renewed.heard('play:finished')).toHaveLength(1);
    expect(await old.heard('play:finished')).toEqual([]);
    expect(await old.heard('profile:changed')).toEqual([]);
    await server.checkSessions();
    expect(await old.heard('session:ended')).toEqual([{ reason: 'deleted' }]);
  });
});
