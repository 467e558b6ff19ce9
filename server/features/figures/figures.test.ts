import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN_SESSION_MS } from '../../../shared/rules/constants.ts';
import { dayOf } from '../../../shared/rules/day.ts';
import { playThrough } from '../../../tests/clients/play-through.ts';
import {
  type AdminServer,
  joinWithPoints,
  logInAdmin,
  startAdminServer,
} from '../../../tests/clients/test-admin.ts';
import { createAdminCalls, requestWithdrawal } from '../../../tests/clients/withdrawal-calls.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const HELD = 2_000;
const none = { requests: 0, pkrPaisa: 0, pkr: '0.00' };
const one = { requests: 1, pkrPaisa: 25_000, pkr: '250.00' };

let server: AdminServer;
let token: string;
let asked = 0;
beforeEach(async () => {
  asked = 0;
  server = await startAdminServer((store) => ({
    owed(before) {
      asked += 1;
      return store.owed(before);
    },
  }));
  token = await logInAdmin(server);
});
afterEach(() => server.stop());

async function figures() {
  await server.clock.advance(HELD);
  token = await logInAdmin(server);
  return (await server.api.call('figures', { token })).body;
}

async function ask(username: string): Promise<string> {
  const { sessionToken } = await joinWithPoints(server, username, 2_500);
  return requestWithdrawal(server.api, sessionToken);
}

async function pay(id: string): Promise<void> {
  const version = (await server.container.store.withdrawal(id))?.version;
  const { flip } = createAdminCalls(() => server.url);
  expect((await flip(id, token, { from: 'Pending', to: 'Paid', version })).code).toBe('OK');
}

describe('the figures', () => {
  it('money is owed from the day of its request, and paid on the day of its payment', async () => {
    const id = await ask('Ayesha');
    const askedAt = server.clock.now();
    const owed = await figures();
    expect(owed).toMatchObject({
      owed: { today: one, days7: one, days30: one, all: one },
      paid: { today: none, days30: none },
      oldestPendingAt: askedAt,
      overdue: 0,
      slots: { taken: 1 },
      activeToday: 1,
    });
    expect(owed.days).toHaveLength(30);
    expect(owed.days.at(-1)).toEqual({ day: dayOf(owed.at, owed.timeZone), owedPaisa: 25_000, paidPaisa: 0 });

    await server.clock.advance(8 * DAY);
    expect(await figures()).toMatchObject({
      owed: { today: none, days7: none, days30: one, all: one },
      overdue: 1,
      activeToday: 0,
    });
    await pay(id);
    const paid = await figures();
    expect(paid).toMatchObject({
      owed: { days30: none, all: none },
      paid: { today: one, days7: one, days30: one },
      oldestPendingAt: null,
      overdue: 0,
    });
  });

  it('what waits for longer than thirty days is owed all the same', async () => {
    await ask('Ayesha');
    await server.clock.advance(40 * DAY);
    expect((await figures()).owed).toEqual({ today: none, days7: none, days30: none, all: one });
  });

  it('a day begins at 12 AM in the site’s time zone', async () => {
    const id = await ask('Ayesha');
    const { at } = await figures();
    const midnight = Date.parse(`${dayOf(at + DAY, 'Asia/Karachi')}T00:00:00+05:00`);
    await server.clock.advance(midnight - 1 - server.clock.now());
    token = await logInAdmin(server);
    await pay(id);
    await server.clock.advance(1);
    const { paid, days } = await figures();
    expect(paid).toMatchObject({ today: none, days7: one });
    expect(days.at(-2)).toMatchObject({ paidPaisa: 25_000 });
  });

  it('plays stand in the hour of their end, with right answers and how long answers took', async () => {
    await playThrough(server, await server.connect());
    const { hours, answerTimes } = await figures();
    expect(hours).toHaveLength(24);
    for (const [n, { from }] of hours.entries()) expect(from - (hours[0]?.from ?? 0)).toBe(n * HOUR);
    const played = hours.filter(({ plays }) => plays > 0);
    expect(played).toEqual([{ from: expect.any(Number), plays: 1, rightAnswers: 5, questions: 5 }]);
    expect(answerTimes.reduce((sum, { answers }) => sum + answers, 0)).toBe(5);
    expect(answerTimes.at(0)?.fromMs).toBe(0);
    expect(answerTimes.at(-1)).toMatchObject({ fromMs: 7_500, toMs: 8_000 });
    await server.clock.advance(DAY);
    expect((await figures()).hours.some(({ plays }) => plays > 0)).toBe(false);
  });

  it('are read once for all dashboards that ask at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => server.api.call('figures', { token })));
    expect(asked).toBe(1);
    await figures();
    expect(asked).toBe(2);
  });

  it('an open dashboard that asks by itself keeps no session alive', async () => {
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect((await server.api.call('figures', { token })).status).toBe(200);
      expect((await server.api.call('cleanupPreview', { token })).status).toBe(200);
      await server.clock.advance(ADMIN_SESSION_MS / 3);
    }
    expect(await server.api.call('figures', { token })).toMatchObject({ code: 'ADMIN_SESSION_EXPIRED' });
  });
});
