import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { READY_MS } from '../../../shared/rules/constants.ts';
import { answerFrom, rightOption } from '../../../tests/clients/play-through.ts';
import { codeOf, connectPlayer, okOf, type TestPlayer } from '../../../tests/clients/test-player.ts';
import { type LostReplies, startLostReplies } from '../../../tests/proxies/lost-replies.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

let server: TestServer;
let way: LostReplies;
let token: string;
const players: TestPlayer[] = [];
beforeEach(async () => {
  server = await startTestServer();
  way = await startLostReplies(server.url);
  token = (await server.api.join('Ayesha')).sessionToken;
});
afterEach(async () => {
  for (const player of players.splice(0)) player.close();
  await way.close();
  await server.stop();
});

/** A connection of the member’s on which replies can be lost. */
async function connect(): Promise<TestPlayer> {
  const player = await connectPlayer(way.url, { sessionToken: token });
  players.push(player);
  return player;
}

/** Asks something whose acknowledgement is lost with the connection. */
async function lose(part: string, ask: () => Promise<unknown>): Promise<void> {
  const lost = way.loseNext((text) => text.includes(part));
  await expect(ask()).rejects.toThrow();
  await lost;
}

const START = '"ok":true,"play"';
const running = async () => (await server.api.call('locks', { token })).body.running;

describe('a member’s start whose reply was lost with the connection', () => {
  it('runs, is found among the locks and taken up, and started again it is the same play [TWICE-10]', async () => {
    const first = await connect();
    await lose(START, () => first.start());
    const [found] = await running();
    const second = await connect();
    const { playId } = okOf(await second.start()).play;
    expect(found).toEqual({ quiz: 'general-knowledge/world-history', playId });
    expect(okOf(await second.resume(playId)).play.playId).toBe(playId);
    expect(await running()).toHaveLength(1);
  });

  it('is the same play after a restart too [TWICE-10]', async () => {
    const first = await connect();
    await lose(START, () => first.start());
    const [found] = await running();
    await server.restart(server.clock.now());
    const second = await server.connect(token);
    expect(okOf(await second.start()).play.playId).toBe(found?.playId);
  });
});

it('an answer and a Next whose replies were lost count once when they are sent again [TWICE-10]', async () => {
  const first = await connect();
  const { playId } = okOf(await first.start()).play;
  await server.clock.advance(READY_MS);
  const right = await rightOption(server, playId, 0);
  await lose('"ok":true,"settled"', () => first.answer(playId, 0, right));
  const second = await connect();
  okOf(await second.resume(playId));
  expect(okOf(await second.answer(playId, 0, right)).settled).toMatchObject({ picked: right, score: 1 });
  expect(codeOf(await second.answer(playId, 0, (right + 1) % 4))).toBe('ALREADY_ANSWERED');
  await lose('"ok":true,"question"', () => second.next(playId, 0));
  const third = await connect();
  okOf(await third.resume(playId));
  expect(okOf(await third.next(playId, 0))).toMatchObject({ question: { index: 1 } });
  await answerFrom(server, third, playId, { from: 1, right: 1 });
  expect((await server.api.call('me', { token })).body).toMatchObject({ points: 20, quizCount: 1 });
});

it('a visitor’s start that is sent again on the same connection is the same play, also at once [TWICE-10]', async () => {
  const visitor = await server.connect();
  const started = await Promise.all([visitor.start(), visitor.start(), visitor.start()]);
  const again = await visitor.start();
  expect(new Set([...started, again].map((ack) => okOf(ack).play.playId)).size).toBe(1);
  expect(await server.container.store.runningVisitorPlays(9)).toBe(1);
});
