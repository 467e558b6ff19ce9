import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlayView, QuestionView, SettledView } from '../../../shared/contract/views.ts';
import { answerFrom, rightOption } from '../../clients/play-through.ts';
import { codeOf, okOf, type TestPlayer } from '../../clients/test-player.ts';
import { STARTS_WITHIN_MS, startTestCluster, type TestCluster } from '../../servers/test-cluster.ts';

let site: TestCluster;
beforeAll(async () => {
  site = await startTestCluster();
}, STARTS_WITHIN_MS);
afterAll(() => site.stop());
afterEach(async () => {
  expect(await site.data.audit()).toEqual([]);
  for (const server of [site.a, site.b]) if (!server.isUp()) await server.restart();
}, STARTS_WITHIN_MS);

/** Starts a play, answers its first question rightly and goes on to the second, which is open then. */
async function playIntoSecond(player: TestPlayer) {
  const { playId } = okOf(await player.start()).play;
  await player.waitFor<QuestionView>('play:question', ({ index }) => index === 0);
  const { settled } = okOf(await player.answer(playId, 0, await rightOption(site, playId, 0)));
  const moved = okOf(await player.next(playId, 0));
  if (!('question' in moved)) throw new Error('no second question opened');
  return { playId, settled, second: moved.question };
}

function expectSecondOpen(
  play: PlayView,
  { settled, second }: { settled: SettledView; second: QuestionView },
) {
  expect(play).toMatchObject({ phase: 'question', index: 1, score: 1, question: second });
  expect(play.settled).toMatchObject([{ picked: settled.picked, receipt: settled.receipt }]);
}

describe('kill -9 of the server in the middle of a play: it goes on at the other one', () => {
  it('a member’s: the clock runs on meanwhile, every answer stands, one grant, locked at both [PLAY-7]', async () => {
    const { sessionToken: token } = await site.a.api.join('Ayesha');
    const before = await site.a.connect(token);
    const { playId, ...course } = await playIntoSecond(before);
    await site.a.kill();

    const after = await site.b.connect(token);
    const { play } = okOf(await after.start());
    expect(play.playId).toBe(playId);
    expectSecondOpen(play, course);
    const second = await after.waitFor<SettledView>('play:settled');
    expect(second).toMatchObject({
      index: 1,
      reason: 'timeout',
      receipt: { deadline: course.second.deadline },
    });
    const third = await after.waitFor<QuestionView>('play:question');
    expect(third).toMatchObject({ index: 2, openedAt: second.nextAt });
    await answerFrom(site, after, playId, { from: 2, right: 3 });

    expect(await after.heard('play:finished')).toMatchObject([{ score: 4, earned: 40, points: 40 }]);
    const { entries } = (await site.b.api.call('ledger', { token })).body;
    expect(entries).toMatchObject([{ id: playId, points: 40 }]);
    expect(codeOf(await after.start())).toBe('QUIZ_LOCKED');
    await site.a.restart();
    expect(codeOf(await (await site.a.connect(token)).start())).toBe('QUIZ_LOCKED');
  }, 60_000);

  it('a visitor’s, by its id [PLAY-18]', async () => {
    const before = await site.b.connect();
    const { playId, ...course } = await playIntoSecond(before);
    await site.b.kill();

    const after = await site.a.connect();
    expect(codeOf(await after.answer(playId, 1, 0))).toBe('NOT_YOUR_PLAY');
    expectSecondOpen(okOf(await after.resume(playId)).play, course);
    await answerFrom(site, after, playId, { from: 1, right: 2 });
    expect(await after.heard('play:finished')).toMatchObject([{ score: 3, earned: null }]);
  }, 60_000);
});
