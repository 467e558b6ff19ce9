import type { ServerAdapters } from '../../server/container/adapters.ts';
import type { PlayView } from '../../shared/contract/views.ts';
import { READY_MS } from '../../shared/rules/constants.ts';
import type { TestServer } from '../servers/test-server.ts';
import { okOf, type TestPlayer } from './test-player.ts';

/** Whatever has the site's store at hand. */
type StoreHolder = { readonly container: Pick<ServerAdapters, 'store'> };

/** Where the right option of a question stands, as only the store knows. */
export async function rightOption(server: StoreHolder, playId: string, index: number): Promise<number> {
  const play = await server.container.store.play(playId);
  return play?.questions[index]?.correctOption ?? -1;
}

/** Starts the quiz and waits until its first question is open. */
export async function startAndOpen(server: TestServer, player: TestPlayer): Promise<PlayView> {
  const { play } = okOf(await player.start());
  await server.clock.advance(READY_MS);
  return play;
}

/** Answers the questions from `from` on to the end, each followed by Next; the first `right` of them rightly. */
export async function answerFrom(
  server: StoreHolder,
  player: TestPlayer,
  playId: string,
  { from = 0, right = 5 } = {},
): Promise<void> {
  for (let index = from; index < 5; index++) {
    const option = await rightOption(server, playId, index);
    okOf(await player.answer(playId, index, index - from < right ? option : (option + 1) % 4));
    okOf(await player.next(playId, index));
  }
}

/** A whole play, answered at once. */
export async function playThrough(
  server: TestServer,
  player: TestPlayer,
  { right = 5 } = {},
): Promise<string> {
  const { playId } = await startAndOpen(server, player);
  await answerFrom(server, player, playId, { right });
  return playId;
}
