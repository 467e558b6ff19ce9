import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '../../../shared/catalogue/catalogue.ts';
import { QUESTIONS_PER_PLAY } from '../../../shared/rules/constants.ts';
import { WITHDRAWAL_POINTS } from '../../../shared/rules/money.ts';
import { playThrough, startAndOpen } from '../../../tests/clients/play-through.ts';
import { codeOf, okOf, type TestPlayer } from '../../../tests/clients/test-player.ts';
import { requestWithdrawal, seenByAdmins } from '../../../tests/clients/withdrawal-calls.ts';
import { type PayoutServer, startPayoutServer } from '../../../tests/servers/payout-server.ts';
import { readConfig } from '../../config.ts';

const PROGRAM_MS = 80;
/** Times are shown in whole steps. */
const SHOWN_MS = 50;
const BANK = 20;

let server: PayoutServer;
beforeEach(async () => {
  server = await startPayoutServer();
});
afterEach(() => server.stop());

/** What an admin sees beside the member's newest request. */
async function evidenceOf(token: string, changes = {}) {
  const id = await requestWithdrawal(server.api, token, changes);
  return (await seenByAdmins(server.api, await server.admin('a@example.com'), id)).evidence;
}

/** Every right answer that a play of this quiz has shown, by its question. */
async function learn(player: TestPlayer, keys: Map<string, string>): Promise<void> {
  const playId = await playThrough(server, player, { right: 0 });
  const play = await server.container.store.play(playId);
  for (const { text, options, correctOption } of play?.questions ?? [])
    keys.set(text, options[correctOption] ?? '');
}

/** A play by whoever answers from what was learned, and otherwise the first option. */
async function playFrom(keys: ReadonlyMap<string, string>, player: TestPlayer): Promise<number> {
  const { playId } = await startAndOpen(server, player);
  const play = await server.container.store.play(playId);
  let known = 0;
  for (const [index, { text, options }] of (play?.questions ?? []).entries()) {
    const key = keys.get(text);
    if (key !== undefined) known += 1;
    okOf(await player.answer(playId, index, key === undefined ? 0 : options.indexOf(key)));
    okOf(await player.next(playId, index));
  }
  return known;
}

describe('a program that answers in 80 ms', () => {
  it('earns what a person earns, once a day, and its request shows that nobody reads as fast [CHEAT-1]', async () => {
    const token = await server.member('Robot');
    const player = await server.connect(token);
    const { playId } = await startAndOpen(server, player);
    for (let index = 0; index < QUESTIONS_PER_PLAY; index++) {
      await server.clock.advance(PROGRAM_MS);
      const [question] = (await server.container.store.play(playId))?.questions.slice(index) ?? [];
      okOf(await player.answer(playId, index, question?.correctOption ?? 0));
      okOf(await player.next(playId, index));
    }
    expect(codeOf(await player.start())).toBe('QUIZ_LOCKED');
    const { points } = (await server.api.call('me', { token })).body;
    expect(points).toBe(WITHDRAWAL_POINTS + QUESTIONS_PER_PLAY * 10);
    const shown = { rightAnswers: QUESTIONS_PER_PLAY, medianAnswerMs: SHOWN_MS, fastShare: 1 };
    expect(await evidenceOf(token)).toMatchObject(shown);
  });
});

describe('a farm of members', () => {
  it('that is paid to one number, however it is written, is named beside each request [CHEAT-2]', async () => {
    const spellings = ['03001234567', '+92 300 1234567', '0300-1234567'];
    const tokens = await Promise.all(['One', 'Two', 'Three'].map((name) => server.member(name)));
    const shown: string[][] = [];
    for (const [n, token] of tokens.entries()) {
      shown.push([...(await evidenceOf(token, { accountNumber: spellings[n] })).sharedNumberUsernames]);
    }
    expect(shown).toEqual([[], ['One'], ['One', 'Two']]);
  });
});

describe('keys that were learned elsewhere', () => {
  it('by a visitor who plays until the bank is known: worth one play a quiz and day [CHEAT-3]', async () => {
    const keys = new Map<string, string>();
    // In a fresh browser each time.
    while (keys.size < BANK) await learn(await server.connect(), keys);
    const token = await server.member('Learned');
    const member = await server.connect(token);
    expect(await playFrom(keys, member)).toBe(QUESTIONS_PER_PLAY);
    expect(codeOf(await member.start())).toBe('QUIZ_LOCKED');
    const { points } = (await server.api.call('me', { token })).body;
    expect(points).toBe(WITHDRAWAL_POINTS + QUESTIONS_PER_PLAY * 10);
    expect(await evidenceOf(token)).toMatchObject({ rightAnswers: QUESTIONS_PER_PLAY, fastShare: 1 });
  });

  it('a day in which every key is known is worth one withdrawal [CHEAT-3]', () => {
    const quizzes = catalogue.flatMap((category) => category.quizzes);
    const { POINTS_PER_CORRECT } = readConfig({});
    expect(quizzes.length * QUESTIONS_PER_PLAY * POINTS_PER_CORRECT).toBe(WITHDRAWAL_POINTS);
  });
});
