import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playThrough } from '../../../tests/clients/play-through.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { noAnswers } from '../../ports/answer-counts.ts';
import { pointsByDay } from './points-by-day.ts';

const DAY = 24 * 60 * 60_000;

describe('points by the day', () => {
  it('are what the member has on every day where nothing happened', () => {
    expect(pointsByDay([], [0, DAY], 70)).toEqual([70, 70]);
  });

  it('a play that was stored late counts for the day of its end', () => {
    const entries = [
      { at: DAY + 5, points: 40, balance: 40 },
      { at: DAY - 5, points: 20, balance: 60 },
    ];
    expect(pointsByDay(entries, [0, DAY, 2 * DAY], 60)).toEqual([20, 60, 60]);
  });

  it('from one day to the next they change by that day’s entries, and end with what there is', () => {
    const changes = fc.array(
      fc.record({ at: fc.nat(5 * DAY - 1), points: fc.integer({ min: -99, max: 99 }) }),
    );
    fc.assert(
      fc.property(changes, (all) => {
        let balance = 0;
        const entries = all.map((entry) => {
          balance += entry.points;
          return { ...entry, balance };
        });
        const starts = [0, 1, 2, 3, 4].map((day) => day * DAY);
        const days = pointsByDay(entries, starts, balance);
        expect(days.at(-1)).toBe(balance);
        for (const [day, points] of days.entries()) {
          const own = entries.filter(({ at }) => Math.floor(at / DAY) === day);
          const before = days[day - 1] ?? 0;
          expect(points - before).toBe(own.reduce((sum, entry) => sum + entry.points, 0));
        }
      }),
    );
  });
});

describe('GET /me/progress', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.stop());

  it('tells thirty days of points and the right answers of each category that was played', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    const before = (await server.api.call('progress', { token: sessionToken })).body;
    expect(before.days).toHaveLength(30);
    expect(before).toMatchObject({ categories: [] });
    await playThrough(server, await server.connect(sessionToken));
    const { days, categories } = (await server.api.call('progress', { token: sessionToken })).body;
    expect(days.at(-1)).toEqual({ day: before.days.at(-1)?.day, points: 50 });
    expect(days.at(-2)?.points).toBe(0);
    expect(categories).toEqual([{ id: 'general-knowledge', plays: 1, rightAnswers: 5, questions: 5 }]);
  });

  it('what an older release did not count by category is counted once', async () => {
    const { sessionToken } = await server.api.join('Ayesha');
    await playThrough(server, await server.connect(sessionToken));
    const { store } = server.container;
    const { accountId = '' } = (await store.credentials('ayesha')) ?? {};
    const [counted] = await store.countedMembers([accountId]);
    const { categories: _, ...older } = counted?.counts ?? noAnswers;
    await store.keepAnswerCounts(accountId, counted?.version ?? 0, { ...older, categories: {} });
    const { categories } = (await server.api.call('progress', { token: sessionToken })).body;
    expect(categories).toEqual([{ id: 'general-knowledge', plays: 1, rightAnswers: 5, questions: 5 }]);
    expect((await store.countedMembers([accountId]))[0]?.counts).toEqual(counted?.counts);
  });

  it('is for members alone', async () => {
    expect(await server.api.call('progress')).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });
});
