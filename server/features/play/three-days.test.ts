import { afterEach, beforeEach, expect, it } from 'vitest';
import { playThrough, rightOption, startAndOpen } from '../../../tests/clients/play-through.ts';
import { formOf } from '../../../tests/clients/test-api.ts';
import { okOf, type TestPlayer } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

const HOUR = 60 * 60_000;
const EVERY_HOURS = 3;
const PATIENCE_MS = 240_000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

/** Closed, and the server has seen it. */
async function leave(...players: readonly TestPlayer[]): Promise<void> {
  for (const player of players) player.close();
  await expect.poll(() => server.connections, { timeout: 10_000 }).toBe(0);
}

/** What processes do by themselves, however long nobody came. */
async function passTime(ms: number): Promise<void> {
  await server.clock.advance(ms);
  await server.checkSessions();
  await server.sweep();
}

/** A member who plays where it is open, a visitor who plays to the end, one who leaves in the middle, and a tab that only looks. */
async function someoneComes(): Promise<void> {
  const { sessionToken } = (await server.api.login(formOf('Ayesha'))).body;
  const [member, visitor, leaver, looker] = await Promise.all([
    server.connect(sessionToken),
    server.connect(),
    server.connect(),
    server.connect(sessionToken),
  ]);
  const started = await member.start();
  await playThrough(server, visitor);
  const { playId } = await startAndOpen(server, leaver);
  okOf(await leaver.answer(playId, 0, await rightOption(server, playId, 0)));
  if (started.ok) okOf(await member.answer(started.play.playId, 0, 0));
  await leave(member, visitor, leaver, looker);
}

it('72 hours: no timer, no connection, no running play and no visitor’s play stays behind, and each day counts once [FAULT-15]', {
  timeout: PATIENCE_MS,
}, async () => {
  await server.api.join('Ayesha');
  const { clock } = server;
  const before = clock.pending;
  const end = clock.now() + 72 * HOUR;
  while (clock.now() < end) {
    await someoneComes();
    await passTime(EVERY_HOURS * HOUR);
    expect(clock.pending).toBe(before);
  }
  const plays = await server.data.rows('plays');
  // Four days of the site, the first and the last in part.
  expect(plays.map(({ account_id: id, finished_at: finished }) => [id !== null, finished !== null])).toEqual(
    Array(4).fill([true, true]),
  );
  expect((await server.data.rows('ledger')).length).toBe(4);
  expect(await server.data.audit()).toEqual([]);
});
