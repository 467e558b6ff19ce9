import { afterEach, expect, it } from 'vitest';
import { QUESTION_MS, READY_MS } from '../../../shared/rules/constants.ts';
import { okOf } from '../../../tests/clients/test-player.ts';
import { startTestServer, type TestServer } from '../../../tests/servers/test-server.ts';
import type { PlayRecord } from '../../ports/play-record.ts';
import type { Store } from '../../ports/store.ts';
import { ANSWER_UNDER_WAY_MS } from './timeline.ts';

const LAST = 4;
const JUST_IN_TIME_MS = 20;

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0).reverse()) await server.stop();
});

/** Two servers on one store and one clock; what the first one stores of a finished play waits for `release`. */
async function startTwo() {
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  let isHeld = false;
  let shared: Store | undefined;
  const first = await startTestServer({}, ({ store }) => {
    shared = store;
    return {
      store: {
        ...store,
        async finishPlay(...call) {
          if (isHeld) {
            reached.resolve();
            await held.promise;
          }
          return store.finishPlay(...call);
        },
      },
    };
  });
  servers.push(first);
  const second = await startTestServer({}, ({ store }) => ({ store: shared ?? store, clock: first.clock }));
  servers.push(second);
  return {
    first,
    second,
    reached: reached.promise,
    hold: () => {
      isHeld = true;
    },
    release: () => held.resolve(),
  };
}

it('a timely fifth answer counts, whoever else sees the play end at its deadline meanwhile [PLAY-15]', async () => {
  const { first, second, hold, reached, release } = await startTwo();
  const session = await first.api.join('Ayesha');
  const here = await first.connect(session.sessionToken);
  const there = await second.connect(session.sessionToken);
  const { playId } = okOf(await here.start()).play;
  okOf(await there.resume(playId));
  const { creditMs, questions } = (await first.container.store.play(playId)) as PlayRecord;
  await first.clock.advance(READY_MS + LAST * (QUESTION_MS + creditMs));
  await first.clock.advance(QUESTION_MS + creditMs - JUST_IN_TIME_MS);
  hold();
  const answering = here.answer(playId, LAST, questions[LAST]?.correctOption ?? -1);
  await reached;
  await first.clock.advance(2 * JUST_IN_TIME_MS);
  release();
  expect(okOf(await answering).settled).toMatchObject({ index: LAST, correct: true, score: 1 });
  await first.clock.advance(ANSWER_UNDER_WAY_MS);
  expect(await here.waitFor('play:finished')).toMatchObject({ score: 1 });
});
