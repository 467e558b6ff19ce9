import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { buildPlay } from '../../../tests/builders/play-builder.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { createPlaySweep, DELETED_AT_ONCE, PLAY_LEASE_MS } from './play.sweep.ts';
import { createRunningPlays } from './running-plays.ts';
import { lastSettlementAt } from './timeline.ts';

const HOUR_MS = 3_600_000;

let server: TestServer | undefined;
afterEach(() => server?.stop());

it('a play that can’t be finished stops none behind it, is logged, and is tried again after its lease', async () => {
  let broken: string | undefined;
  server = await startTestServer({}, ({ store }) => ({
    store: {
      ...store,
      finishPlay: (play, ...rest) =>
        play.id === broken ? Promise.reject(new Error('unreadable')) : store.finishPlay(play, ...rest),
    },
  }));
  const { store } = server.container;
  const now = server.clock.now();
  const ids = ['a', 'b', 'c'];
  for (const id of ids) await store.startPlay(buildPlay({ id, startedAt: now }));
  broken = 'a';
  await server.clock.advance(HOUR_MS / 2);
  expect((await server.sweep()).finished).toBe(2);
  expect(server.logged.join('\n')).toContain('a play could not be finished');
  expect((await server.sweep()).finished).toBe(0);
  broken = undefined;
  await server.clock.advance(PLAY_LEASE_MS + 3_000);
  expect((await server.sweep()).finished).toBe(1);
});

it('two sweeps at once are one', async () => {
  server = await startTestServer();
  const now = server.clock.now();
  for (let n = 0; n < 10; n++)
    await server.container.store.startPlay(buildPlay({ id: `p${n}`, startedAt: now }));
  await server.clock.advance(HOUR_MS / 2);
  const [first, second] = await Promise.all([server.sweep(), server.sweep()]);
  expect(first).toBe(second);
  expect(first.finished).toBe(10);
});

it('deletes visitors’ plays in batches until none is left', async () => {
  server = await startTestServer();
  const now = server.clock.now();
  const many = Array.from({ length: DELETED_AT_ONCE + 10 }, (_, n) =>
    buildPlay({ id: `p${n}`, startedAt: now }),
  );
  for (const play of many) await server.container.store.startPlay(play);
  await server.clock.advance(HOUR_MS / 2);
  expect((await server.sweep()).finished).toBe(many.length);
  await server.clock.advance(2 * HOUR_MS);
  expect((await server.sweep()).deleted).toBe(many.length);
});

it('what another process has finished stays in no memory of this one [FAULT-43]', async () => {
  server = await startTestServer();
  const { container, clock } = server;
  const running = createRunningPlays();
  const [over, begun] = [buildPlay({ id: 'over', startedAt: clock.now() }), 'begun'];
  await container.store.startPlay(over);
  running.remember(over);
  await container.store.finishPlay(over, lastSettlementAt(over), 0);
  await clock.advance(HOUR_MS / 2);
  running.remember(buildPlay({ id: begun, startedAt: clock.now() }));
  const plays = { finishAll: async () => 0, running };
  await createPlaySweep({ ...container, plays, log: pino({ level: 'silent' }) })();
  expect(running.last(over.id)).toBeUndefined();
  expect(running.last(begun)).toBeDefined();
});
