import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { QuestionView, ResultView, SettledView } from '../../../shared/contract/views.ts';
import { buildPlay } from '../../builders/play-builder.ts';
import { answerFrom, rightOption } from '../../clients/play-through.ts';
import { codeOf, okOf, type TestPlayer } from '../../clients/test-player.ts';
import { STARTS_WITHIN_MS, startTestCluster, type TestCluster } from '../../servers/test-cluster.ts';

/** A play by the clock takes real seconds. */
const PATIENCE_MS = 60_000;

let site: TestCluster;
beforeAll(async () => {
  site = await startTestCluster();
}, STARTS_WITHIN_MS);
afterAll(async () => {
  expect(await site.data.audit()).toEqual([]);
  await site.stop();
});

type Tabs = readonly [one: TestPlayer, other: TestPlayer];

/** A member with a tab at each server. */
async function joinWithTabs(username: string) {
  const { sessionToken: token } = await site.a.api.join(username);
  const tabs: Tabs = [await site.a.connect(token), await site.b.connect(token)];
  return { token, tabs };
}

const seeQuestion = (tabs: readonly TestPlayer[], index: number) =>
  Promise.all(tabs.map((tab) => tab.waitFor<QuestionView>('play:question', (told) => told.index === index)));
const seeSettled = (tabs: readonly TestPlayer[], index: number) =>
  Promise.all(tabs.map((tab) => tab.waitFor<SettledView>('play:settled', (told) => told.index === index)));

/** Starts in both tabs, and answers all but the last question, which is open then. */
async function playIntoLast([one, other]: Tabs): Promise<string> {
  const { playId } = okOf(await one.start()).play;
  okOf(await other.start());
  await seeQuestion([one], 0);
  for (let index = 0; index < 4; index++) {
    okOf(await one.answer(playId, index, await rightOption(site, playId, index)));
    okOf(await one.next(playId, index));
  }
  return playId;
}

/** The tabs answer four questions by turns; nobody goes on from the second, and `other` has answered the fourth, which is open still. */
async function playByTurns([one, other]: Tabs, playId: string): Promise<void> {
  const { settled } = okOf(await one.answer(playId, 0, 0));
  expect(await seeSettled([other], 0)).toEqual([settled]);
  const moved = okOf(await one.next(playId, 0));
  expect(await seeQuestion([other], 1)).toEqual('question' in moved ? [moved.question] : []);
  okOf(await other.answer(playId, 1, 0));
  await seeSettled([one], 1);
  const [here, there] = await seeQuestion([one, other], 2);
  expect(there).toEqual(here);
  okOf(await one.answer(playId, 2, 0));
  await seeSettled([other], 2);
  okOf(await other.next(playId, 2));
  await seeQuestion([one], 3);
  okOf(await other.answer(playId, 3, 0));
}

/** Resolves when all that either server has told the tabs has come: what a server tells through Redis stays in order. */
async function flush(token: string, tabs: Tabs): Promise<void> {
  for (const { api } of [site.a, site.b]) {
    const { expiresAt } = (await api.call('profile', { token })).body;
    const isTold = (told: { expiresAt: number }) => told.expiresAt === expiresAt;
    for (const tab of tabs) await tab.waitFor('session:changed', isTold);
  }
}

/** What the tab was told of its play, by question: in whatever order two servers told it. */
const toldOf = ({ events }: TestPlayer): string[] =>
  events
    .flatMap(([event, payload]) => {
      if (event === 'play:question' || event === 'play:settled') {
        return `${event} ${(payload as QuestionView | SettledView).index}`;
      }
      return event === 'play:finished' || event === 'profile:changed' ? event : [];
    })
    .sort();

const grantsOf = async (playId: string) =>
  (await site.data.rows('ledger')).filter(({ id }) => id === playId).map(({ points }) => points);

describe('a visitor’s play with a tab at each server', () => {
  it.concurrent(
    'is one play: what one tab does the other hears, and the clock goes by both',
    async () => {
      const tabs: Tabs = [await site.a.connect(), await site.b.connect()];
      const [one, other] = tabs;
      const { playId } = okOf(await one.start()).play;
      await seeQuestion([one], 0);
      okOf(await other.resume(playId));
      await playByTurns(tabs, playId);
      // By the clock, in the tab too that didn't answer.
      await seeQuestion(tabs, 4);
      okOf(await one.answer(playId, 4, 0));
      await seeSettled([other], 4);
      for (const tab of tabs) await tab.waitFor('play:finished');

      const both = ['play:finished', 'play:question 2', 'play:question 4'];
      const toOne = [...both, 'play:question 0', 'play:question 3', 'play:settled 1', 'play:settled 3'];
      const toOther = [...both, 'play:question 1', 'play:settled 0', 'play:settled 2', 'play:settled 4'];
      expect(toldOf(one)).toEqual(toOne.sort());
      expect(toldOf(other)).toEqual(toOther.sort());
    },
    PATIENCE_MS,
  );
});

describe('a member’s play with a tab at each server', () => {
  it.concurrent(
    'is one play: both see each question, each settlement and the result, everything once [PLAY-11]',
    async () => {
      const { token, tabs } = await joinWithTabs('Ayesha');
      const [one, other] = tabs;
      const { playId } = okOf(await one.start()).play;
      expect(okOf(await other.start()).play.playId).toBe(playId);
      await seeQuestion(tabs, 0);
      await playByTurns(tabs, playId);
      okOf(await other.next(playId, 3));
      // Nobody answers the last.
      const [here, there] = await seeSettled(tabs, 4);
      expect(here).toMatchObject({ reason: 'timeout' });
      expect(there).toEqual(here);
      for (const tab of tabs) await tab.waitFor('play:finished');
      await flush(token, tabs);

      const both = ['play:finished', 'play:question 0', 'play:question 2', 'play:settled 4'];
      const toOne = [...both, 'play:question 3', 'play:question 4', 'play:settled 1', 'play:settled 3'];
      const toOther = [...both, 'play:question 1', 'play:settled 0', 'play:settled 2'];
      expect(toldOf(one)).toEqual([...toOne, 'profile:changed'].sort());
      expect(toldOf(other)).toEqual([...toOther, 'profile:changed'].sort());
      expect(await grantsOf(playId)).toHaveLength(1);
    },
    PATIENCE_MS,
  );

  it.concurrent(
    'answered to its end in both at the same moment: one grant, one result, locked at both',
    async () => {
      const { token, tabs } = await joinWithTabs('Bilal');
      const playId = await playIntoLast(tabs);
      const option = await rightOption(site, playId, 4);
      const acks = await Promise.all(tabs.map((tab) => tab.answer(playId, 4, option)));
      for (const ack of acks) expect(okOf(ack).settled).toMatchObject({ index: 4, correct: true, score: 5 });
      for (const tab of tabs) await tab.waitFor('play:finished');
      await flush(token, tabs);
      for (const tab of tabs) {
        expect(await tab.heard<ResultView>('play:finished')).toMatchObject([{ earned: 50, points: 50 }]);
        expect(codeOf(await tab.start())).toBe('QUIZ_LOCKED');
      }
      expect(await grantsOf(playId)).toEqual([50]);
    },
    PATIENCE_MS,
  );

  it.concurrent(
    'left by both before its end: a sweep finishes it, once [PLAY-9]',
    async () => {
      const { token, tabs } = await joinWithTabs('Dania');
      const playId = await playIntoLast(tabs);
      for (const tab of tabs) tab.close();
      // Not by a call of the member's: those finish what is over.
      await vi.waitFor(
        async () =>
          expect(await site.container.store.play(playId)).toMatchObject({ finishedAt: expect.any(Number) }),
        { timeout: 30_000, interval: 250 },
      );
      expect(await grantsOf(playId)).toEqual([40]);
      expect((await site.b.api.call('me', { token })).body).toMatchObject({ points: 40, quizCount: 1 });
    },
    PATIENCE_MS,
  );

  it.concurrent('twelve left long ago, while four processes sweep: each is finished and told once [PLAY-9]', async () => {
    const { token, tabs } = await joinWithTabs('Fatima');
    const { store, clock } = site.container;
    const { accountId = '' } = (await store.credentials('fatima')) ?? {};
    const startedAt = clock.now() - 60_000;
    const ids = Array.from({ length: 12 }, () => randomUUID());
    for (const id of ids) {
      const right = { index: 0, option: 0, receivedAt: startedAt + 2_000 };
      const owner = { kind: 'member', accountId } as const;
      await store.startPlay(buildPlay({ id, quizId: id, owner, startedAt, answers: [right] }));
    }
    for (const tab of tabs) {
      const isTold = (id: string) => tab.waitFor<ResultView>('play:finished', ({ playId }) => playId === id);
      await Promise.all(ids.map(isTold));
    }
    await flush(token, tabs);
    for (const tab of tabs) {
      const told = await tab.heard<ResultView>('play:finished');
      expect(told.map(({ playId }) => playId).sort()).toEqual([...ids].sort());
    }
    for (const id of ids) expect(await grantsOf(id)).toEqual([10]);
    expect((await site.a.api.call('me', { token })).body).toMatchObject({ points: 120, quizCount: 12 });
  });

  it.concurrent('started in both at once: one play, which one grant can come of', async () => {
    const { tabs } = await joinWithTabs('Ehsan');
    const [one] = tabs;
    const acks = await Promise.all([...tabs, ...tabs].map((tab) => tab.start()));
    const ids = new Set(acks.map((ack) => okOf(ack).play.playId));
    expect(ids.size).toBe(1);
    const [playId = ''] = ids;
    await seeQuestion(tabs, 0);
    await answerFrom(site, one, playId);
    expect(await grantsOf(playId)).toEqual([50]);
  });
});
