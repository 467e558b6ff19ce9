import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlayView, QuestionView, ResultView, SettledView } from '../../../shared/contract/views.ts';
import { QUESTION_MS, READY_MS, REVEAL_MS } from '../../../shared/rules/constants.ts';
import { codeOf, okOf, type TestPlayer } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { ANSWER_UNDER_WAY_MS } from './timeline.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

/** Where the right option of the open question stands. */
async function rightOption(playId: string, index: number): Promise<number> {
  const play = await server.container.store.play(playId);
  return play?.questions[index]?.correctOption ?? -1;
}

async function startAndOpen(player: TestPlayer): Promise<{ play: PlayView; credit: number }> {
  const { play } = okOf(await player.start());
  const credit = (await server.container.store.play(play.playId))?.creditMs ?? 0;
  await server.clock.advance(READY_MS);
  await player.waitFor<QuestionView>('play:question', (question) => question.index === 0);
  return { play, credit };
}

describe('a play over a real connection', () => {
  it('is ready for 1.5 s with the first image, and the answer to nothing', async () => {
    const player = await server.connect();
    const { play } = okOf(await player.start());
    expect(play).toMatchObject({ phase: 'ready', index: 0, total: 5, score: 0, question: null, settled: [] });
    expect(play.opensAt).toBe(server.clock.now() + READY_MS);
    expect(play.image).toMatch(/^\/images\/quiz\//);
  });

  it('all five right: score 5, each settled by its acknowledgement, finished told once', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    for (let index = 0; index < 5; index++) {
      await server.clock.advance(1_000);
      const option = await rightOption(play.playId, index);
      const { settled } = okOf(await player.answer(play.playId, index, option));
      expect(settled).toMatchObject({
        index,
        correct: true,
        picked: option,
        score: index + 1,
        reason: 'answered',
      });
      await server.clock.advance(REVEAL_MS);
    }
    const result = await player.waitFor<ResultView>('play:finished');
    expect(result).toMatchObject({
      score: 5,
      total: 5,
      earned: null,
      points: null,
      rank: null,
      quizCount: null,
    });
    expect(result.settled.map((settled) => settled.correct)).toEqual([true, true, true, true, true]);
    expect(player.events.filter(([name]) => name === 'play:finished')).toHaveLength(1);
    expect(player.events.filter(([name]) => name === 'play:settled')).toHaveLength(0);
  });

  it('five unanswered questions: each times out at deadline + credit, then the next opens at once', async () => {
    const player = await server.connect();
    const { play, credit } = await startAndOpen(player);
    const startedAt = server.clock.now() - READY_MS;
    for (let index = 0; index < 5; index++) {
      const closesAt = startedAt + READY_MS + (index + 1) * (QUESTION_MS + credit);
      await server.clock.goTo(closesAt);
      const settled = await player.waitFor<SettledView>('play:settled', (told) => told.index === index);
      expect(settled).toMatchObject({ reason: 'timeout', picked: null, correct: false, nextAt: closesAt });
      if (index < 4) {
        const question = await player.waitFor<QuestionView>(
          'play:question',
          (told) => told.index === index + 1,
        );
        expect(question.openedAt).toBe(closesAt);
      }
    }
    await server.clock.advance(ANSWER_UNDER_WAY_MS);
    const result = await player.waitFor<ResultView>('play:finished');
    expect(result.score).toBe(0);
    const stored = await server.container.store.play(play.playId);
    expect(stored?.finishedAt).toBe(startedAt + READY_MS + 5 * (QUESTION_MS + credit));
  });

  it('Next ends the reveal early, on an open question it is NOT_OPEN, on a past one it tells the open one', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    expect(codeOf(await player.next(play.playId, 0))).toBe('NOT_OPEN');
    okOf(await player.answer(play.playId, 0, 0));
    const first = okOf(await player.next(play.playId, 0));
    expect(first).toMatchObject({ question: { index: 1, openedAt: server.clock.now() } });
    expect(okOf(await player.next(play.playId, 0))).toEqual(first);
    expect(codeOf(await player.next(play.playId, 1))).toBe('NOT_OPEN');
  });

  it('Next after the last question tells the result', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    for (let index = 0; index < 5; index++) {
      okOf(await player.answer(play.playId, index, 0));
      const moved = okOf(await player.next(play.playId, index));
      if (index === 4) expect(moved).toMatchObject({ result: { total: 5, settled: { length: 5 } } });
    }
  });

  it('the same answer ten times: one score; another answer after the first: the first stands [PLAY-10]', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    const option = await rightOption(play.playId, 0);
    const acks = await Promise.all(Array.from({ length: 10 }, () => player.answer(play.playId, 0, option)));
    for (const ack of acks) expect(okOf(ack).settled).toMatchObject({ index: 0, correct: true, score: 1 });
    const other = await player.answer(play.playId, 0, (option + 1) % 4);
    expect(other).toMatchObject({ ok: false, error: { code: 'ALREADY_ANSWERED' }, play: { score: 1 } });
    expect((await server.container.store.play(play.playId))?.answers).toHaveLength(1);
  });

  it('late answer: refused as LATE_ANSWER with the play as it stands, and the score stays [PLAY-3]', async () => {
    const player = await server.connect();
    const { play, credit } = await startAndOpen(player);
    await server.clock.advance(QUESTION_MS + credit);
    const late = await player.answer(play.playId, 0, await rightOption(play.playId, 0));
    expect(late).toMatchObject({
      ok: false,
      error: { code: 'LATE_ANSWER', message: 'The time for this question was over.' },
      play: { phase: 'question', index: 1, score: 0 },
    });
  });

  it('starting what already runs resumes it on the same connection', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    expect(okOf(await player.start()).play).toMatchObject({
      playId: play.playId,
      phase: 'question',
      index: 0,
    });
  });

  it('two tabs of one visitor: both see every change, and what one did the other hears', async () => {
    const first = await server.connect();
    const { play } = await startAndOpen(first);
    const second = await server.connect();
    expect(okOf(await second.resume(play.playId)).play).toMatchObject({ phase: 'question', index: 0 });
    okOf(await first.answer(play.playId, 0, 0));
    await second.waitFor<SettledView>('play:settled', (settled) => settled.index === 0);
    okOf(await second.next(play.playId, 0));
    await first.waitFor<QuestionView>('play:question', (question) => question.index === 1);
    expect(first.events.filter(([name]) => name === 'play:settled')).toHaveLength(0);
  });

  it('connection lost in the middle: the clock runs on; coming back shows the question that is open [PLAY-12]', async () => {
    const player = await server.connect();
    const { play, credit } = await startAndOpen(player);
    player.close();
    await server.clock.advance(QUESTION_MS + credit + 1_000);
    const back = await server.connect();
    const resumed = okOf(await back.resume(play.playId)).play;
    expect(resumed).toMatchObject({
      phase: 'question',
      index: 1,
      settled: [{ index: 0, reason: 'timeout' }],
    });
    expect((resumed.question?.deadline ?? 0) - server.clock.now()).toBe(QUESTION_MS - 1_000);
  });

  it('restart of the server in the middle: every acknowledged answer is there, the play goes on by the clock [PLAY-7]', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    okOf(await player.answer(play.playId, 0, await rightOption(play.playId, 0)));
    await server.restart();
    await player.waitFor('server:stopping');
    await server.clock.advance(REVEAL_MS + 500);
    const back = await server.connect();
    const resumed = okOf(await back.resume(play.playId)).play;
    expect(resumed).toMatchObject({ phase: 'question', index: 1, score: 1 });
  });

  it('bank edited in the middle of a play: the play goes on as it was drawn [PLAY-6]', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    server.questions.bankNow = { hash: 'edited', questions: [] };
    await server.restart();
    const back = await server.connect();
    const resumed = okOf(await back.resume(play.playId)).play;
    expect(resumed.question?.text).toContain('bank-1');
  });

  it('a play that nobody watches is finished by the sweep, once, with the score it has [PLAY-9]', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    okOf(await player.answer(play.playId, 0, await rightOption(play.playId, 0)));
    player.close();
    await server.restart();
    await server.clock.advance(60_000);
    expect(await server.sweep()).toEqual({ finished: 1, deleted: 0 });
    expect(await server.sweep()).toEqual({ finished: 0, deleted: 0 });
    const back = await server.connect();
    expect(okOf(await back.resume(play.playId)).play).toMatchObject({
      phase: 'finished',
      result: { score: 1 },
    });
  });

  it('a visitor’s play is deleted an hour after its end', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    await server.clock.advance(60_000);
    // Told once it is synced, which takes no hour.
    await player.waitFor('play:finished');
    expect((await server.sweep()).deleted).toBe(0);
    await server.clock.advance(60 * 60_000);
    expect((await server.sweep()).deleted).toBe(1);
    expect(codeOf(await player.resume(play.playId))).toBe('PLAY_GONE');
    expect(codeOf(await player.answer(play.playId, 4, 0))).toBe('PLAY_GONE');
  });
});

describe('what is refused', () => {
  it('unknown quiz, quiz without a bank', async () => {
    const player = await server.connect();
    expect(codeOf(await player.start('general-knowledge', 'nothing'))).toBe('QUIZ_UNKNOWN');
    expect(codeOf(await player.start('sports', 'world-history'))).toBe('QUIZ_UNKNOWN');
    expect(codeOf(await player.start('sports', 'tennis-trivia'))).toBe('QUIZ_NOT_READY');
  });

  it('someone else’s play: NOT_YOUR_PLAY on answer and next [PLAY-17]', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    const stranger = await server.connect();
    expect(codeOf(await stranger.answer(play.playId, 0, 0))).toBe('NOT_YOUR_PLAY');
    expect(codeOf(await stranger.next(play.playId, 0))).toBe('NOT_YOUR_PLAY');
    expect((await server.container.store.play(play.playId))?.answers).toEqual([]);
  });

  it('operators, arrays, wrong types, wrong ranges: BAD_REQUEST, and the server goes on [SESSION-7]', async () => {
    const player = await server.connect();
    const { play } = await startAndOpen(player);
    const { playId } = play;
    const bad: [string, unknown][] = [
      ['play:start', { categoryId: { $gt: '' }, quizId: ['world-history'] }],
      ['play:start', null],
      ['play:answer', { playId, index: 0, option: 7 }],
      ['play:answer', { playId, index: 0, option: -1 }],
      ['play:answer', { playId, index: 0, option: 1.5 }],
      ['play:answer', { playId, index: 9, option: 0 }],
      ['play:answer', { playId: { $ne: null }, index: 0, option: 0 }],
      ['play:answer', 'text'],
      ['play:next', { playId, index: '0' }],
      ['play:resume', { playId: 'not-an-id' }],
      ['play:resume', [[[[[[[[]]]]]]]]],
    ];
    for (const [event, payload] of bad) expect(codeOf(await player.raw(event, payload))).toBe('BAD_REQUEST');
    expect(codeOf(await player.answer(playId, 0, 0))).toBe('OK');
  });

  it('a frame of 1 MB closes that client’s connection and nobody else’s [FAULT-5]', async () => {
    const loud = await server.connect();
    const quiet = await server.connect();
    const closed = new Promise((resolve) => loud.socket.once('disconnect', resolve));
    loud.socket.emit('play:resume', { playId: 'x'.repeat(1024 * 1024) }, () => {});
    await closed;
    expect(codeOf(await quiet.start())).toBe('OK');
  });

  it('malformed frames and events without an acknowledgement do no harm [FAULT-5]', async () => {
    const odd = await server.connect();
    const quiet = await server.connect();
    const closed = new Promise((resolve) => odd.socket.once('disconnect', resolve));
    const untyped = odd.socket as Socket;
    untyped.emit('clock', 7);
    untyped.emit('play:start', {});
    odd.socket.io.engine.write('2{"not json');
    await closed;
    expect(codeOf(await quiet.start())).toBe('OK');
  });

  it('a flood of events is limited with the seconds to wait; others are not [FAULT-5]', async () => {
    const loud = await server.connect();
    const quiet = await server.connect();
    const acks = await Promise.all(Array.from({ length: 41 }, () => loud.raw('play:resume', {})));
    expect(acks.map(codeOf).lastIndexOf('BAD_REQUEST')).toBe(39);
    expect(acks.at(-1)).toMatchObject({ error: { message: 'Too many attempts. Please wait 1 seconds.' } });
    expect(codeOf(await quiet.start())).toBe('OK');
  });

  it('a page of another origin may not connect', async () => {
    const response = await fetch(`${server.url}/socket.io/?EIO=4&transport=websocket`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(400);
  });
});
