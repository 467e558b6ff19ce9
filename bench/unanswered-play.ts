import { createTempDir } from '../scripts/processes/temp-dir.ts';
import type { ResultView } from '../shared/contract/views.ts';
import { QUESTION_MS, READY_MS } from '../shared/rules/constants.ts';
import { connectPlayer, okOf } from '../tests/clients/test-player.ts';
import { startServerProcess } from '../tests/servers/server-process.ts';

/** How far from 1.5 s + 5 × (7.5 s + credit) a play that nobody answers really ends, by the clock of this machine. */
const dir = createTempDir();
const server = await startServerProcess({ DATA_DIR: dir.path, LOG_LEVEL: 'warn' });
const player = await connectPlayer(server.url);
const { play } = okOf(await player.start());
const startedAt = (play.opensAt ?? 0) - READY_MS;
const finished = new Promise<{ result: ResultView; at: number }>((resolve) => {
  player.socket.once('play:finished', (result) => resolve({ result, at: Date.now() }));
});
const { result, at } = await finished;
const credit = result.settled[0]?.receipt.creditMs ?? 0;
const expected = READY_MS + play.total * (QUESTION_MS + credit);
console.log(`took ${at - startedAt} ms, expected ${expected} ms: ${at - startedAt - expected} ms off`);
player.close();
await server.end('SIGTERM');
dir.remove();
