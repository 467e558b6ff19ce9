import { afterEach, expect, it } from 'vitest';
import { rightOption, startAndOpen } from '../../../tests/clients/play-through.ts';
import { okOf, type TestPlayer } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import { StoreUnavailable } from '../../ports/store.ts';

const LAST = 4;

let server: TestServer;
afterEach(() => server.stop());

/** A visitor before the last question, on a server whose finished plays last once the test says so. */
async function playToTheLast(): Promise<{
  player: TestPlayer;
  playId: string;
  lasting: PromiseWithResolvers<void>;
}> {
  const lasting = Promise.withResolvers<void>();
  server = await startTestServer({}, ({ store }) => ({
    store: {
      ...store,
      async finishPlay(...call) {
        const finished = await store.finishPlay(...call);
        return finished.kind === 'saved' ? { ...finished, lasting: lasting.promise } : finished;
      },
    },
  }));
  const player = await server.connect();
  const { playId } = await startAndOpen(server, player);
  for (let index = 0; index < LAST; index++) {
    okOf(await player.answer(playId, index, await rightOption(server, playId, index)));
    okOf(await player.next(playId, index));
  }
  return { player, playId, lasting };
}

it('a last answer is acknowledged as those before it; the result is told once no loss of power takes it back', async () => {
  const { player, playId, lasting } = await playToTheLast();
  const { settled } = okOf(await player.answer(playId, LAST, await rightOption(server, playId, LAST)));
  expect(settled).toMatchObject({ index: LAST, correct: true, score: 5 });
  const asked = player.next(playId, LAST);
  expect(await player.heard('play:finished')).toEqual([]);
  lasting.resolve();
  expect(okOf(await asked)).toMatchObject({ result: { score: 5 } });
  expect(await player.heard('play:finished')).toMatchObject([{ playId, score: 5 }]);
});

it('a result of which nobody knows whether it lasts is told to nobody, and the log says so', async () => {
  const { player, playId, lasting } = await playToTheLast();
  okOf(await player.answer(playId, LAST, await rightOption(server, playId, LAST)));
  lasting.reject(new StoreUnavailable('the log could not be synced'));
  okOf(await player.next(playId, LAST));
  expect(await player.heard('play:finished')).toEqual([]);
  expect(server.logged.join('\n')).toContain('a result could not be told');
});

it('what can’t be told to the player’s other sockets changes no reply, and the log says so', async () => {
  server = await startTestServer({}, ({ createLive }) => ({
    createLive: async (io) => ({
      ...(await createLive(io)),
      reaches: () => true,
      emit() {
        throw new Error('nobody is reached');
      },
    }),
  }));
  const player = await server.connect();
  const { playId } = await startAndOpen(server, player);
  const { settled } = okOf(await player.answer(playId, 0, await rightOption(server, playId, 0)));
  expect(settled).toMatchObject({ index: 0, correct: true, score: 1 });
  expect(okOf(await player.next(playId, 0))).toMatchObject({ question: { index: 1 } });
  expect(server.logged.join('\n')).toContain('a step could not be told');
});
