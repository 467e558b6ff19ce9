import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { okOf, type TestPlayer } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';

const MOST_HEARERS = 30;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const connected = (players: readonly TestPlayer[]) => players.filter(({ socket }) => socket.connected);

it('a visitor’s play is heard by thirty connections at most, the last that asked for it [FAULT-46]', async () => {
  const first = await server.connect();
  const { playId } = okOf(await first.start()).play;
  const others: TestPlayer[] = [];
  for (let n = 0; n < MOST_HEARERS; n++) {
    const other = await server.connect();
    okOf(await other.resume(playId));
    others.push(other);
  }
  await vi.waitFor(() => expect(first.socket.connected).toBe(false));
  await server.clock.advance(2_000);
  for (const other of others) await other.waitFor('play:question');
  expect(connected(others)).toHaveLength(MOST_HEARERS);
});

it('an account is heard by thirty connections at most, the last that came [FAULT-46]', async () => {
  const { sessionToken } = await server.api.join('Ayesha');
  const players: TestPlayer[] = [];
  for (let n = 0; n < MOST_HEARERS + 5; n++) {
    const player = await server.connect(sessionToken);
    players.push(player);
    await player.heard('session:ended');
  }
  await vi.waitFor(() => expect(connected(players)).toEqual(players.slice(5)));
  expect(await players.at(-1)?.heard('session:ended')).toEqual([]);
});
