import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SessionView } from '../../../shared/contract/views.ts';
import { playThrough } from '../../../tests/clients/play-through.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { StoreUnavailable } from '../../ports/store.ts';

let server: TestServer;
let session: SessionView;
beforeEach(async () => {
  server = await startTestServer();
  session = await server.api.join('Ayesha');
});
afterEach(() => server.stop());

const me = async () => (await server.api.call('me', { token: session.sessionToken })).body;

describe('a member’s profile', () => {
  it('starts Unranked with nothing, under the name as it was written', async () => {
    expect(await me()).toEqual({
      username: 'Ayesha',
      points: 0,
      pkr: '0.00',
      quizCount: 0,
      rank: 'Unranked',
      lastActive: server.clock.now(),
      inactivity: { kind: 'kept', by: 'cleanup-off' },
      expiresAt: session.expiresAt,
      withdrawals: [],
      version: 1,
    });
  });

  it('the first quiz makes Bronze, even with no right answer', async () => {
    await playThrough(server, await server.connect(session.sessionToken), { right: 0 });
    expect(await me()).toMatchObject({ points: 0, quizCount: 1, rank: 'Bronze' });
  });

  it('GET /profile and GET /me show the same', async () => {
    await playThrough(server, await server.connect(session.sessionToken), { right: 3 });
    const { body } = await server.api.call('profile', { token: session.sessionToken });
    expect(body).toMatchObject({ points: 30, pkr: '3.00', quizCount: 1, rank: 'Bronze', version: 2 });
    expect(await me()).toEqual(body);
  });

  it('lastActive moves with login, play and profile load, so that nobody who plays looks inactive', async () => {
    const lastActive = async () => (await me()).lastActive;
    await server.clock.advance(1_000);
    const player = await server.connect(session.sessionToken);
    const playedAt = server.clock.now();
    await player.start();
    expect(await lastActive()).toBe(playedAt);
    await server.clock.advance(60_000);
    const loadedAt = server.clock.now();
    await server.api.call('profile', { token: session.sessionToken });
    expect(await lastActive()).toBe(loadedAt);
  });

  it('the ledger tells every change of points, the newest first, with the points after it', async () => {
    const player = await server.connect(session.sessionToken);
    const first = await playThrough(server, player, { right: 2 });
    await server.clock.advance(24 * 60 * 60_000);
    session = (await server.api.login({ username: 'Ayesha', password: 'correct horse' })).body;
    const second = await playThrough(server, await server.connect(session.sessionToken), { right: 5 });
    const { entries } = (await server.api.call('ledger', { token: session.sessionToken })).body;
    expect(entries).toMatchObject([
      { id: second, points: 50, balance: 70, reason: 'quiz', ref: 'general-knowledge/world-history' },
      { id: first, points: 20, balance: 20 },
    ]);
  });

  it('another member’s ledger and locks are never in the reply [PRIVACY-4]', async () => {
    await playThrough(server, await server.connect(session.sessionToken));
    const other = await server.api.join('Bilal');
    expect((await server.api.call('ledger', { token: other.sessionToken })).body.entries).toEqual([]);
    expect((await server.api.call('locks', { token: other.sessionToken })).body.locked).toEqual([]);
  });
});

describe('GET /api/stats', () => {
  it('counts members and finished plays, visitors’ included', async () => {
    await playThrough(server, await server.connect(session.sessionToken));
    await playThrough(server, await server.connect());
    expect((await server.api.call('stats')).body).toEqual({ members: 1, plays: 2, paidOutPkrPaisa: 0 });
  });

  it('are counted every ten seconds at most, however many ask; a failure is not kept', async () => {
    await server.stop();
    let asked = 0;
    server = await startTestServer({}, ({ store }) => ({
      store: {
        ...store,
        async stats() {
          asked += 1;
          if (asked === 1) throw new StoreUnavailable('away');
          return store.stats();
        },
      },
    }));
    expect((await server.api.call('stats')).status).toBe(503);
    for (let n = 0; n < 5; n++) expect((await server.api.call('stats')).body).toMatchObject({ members: 0 });
    await server.api.join('Bilal');
    expect(asked).toBe(2);
    await server.clock.advance(10_000);
    expect((await server.api.call('stats')).body).toMatchObject({ members: 1 });
    expect(asked).toBe(3);
  });
});
