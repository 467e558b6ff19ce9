import { startServerProcess } from '../server/testing/server-process.ts';
import { createTempDir } from '../server/testing/temp-dir.ts';
import { connectPlayer, okOf } from '../server/testing/test-player.ts';
import type { QuestionView } from '../shared/contract/views.ts';

/**
 * How long one player waits for the acknowledgement of an answer, over a real connection to a real process: the
 * network's share on this machine included, so the server's own time is below it. `node bench/answer-latency.ts [plays]`
 */
const plays = Number(process.argv[2] ?? 40);
const dir = createTempDir();
const server = await startServerProcess({ DATA_DIR: dir.path, LOG_LEVEL: 'warn' });
const waits: number[] = [];

for (let n = 1; n <= plays; n++) {
  const player = await connectPlayer(server.url);
  const { play } = okOf(await player.start());
  await player.waitFor<QuestionView>('play:question', (question) => question.index === 0);
  for (let index = 0; index < play.total; index++) {
    const sentAt = performance.now();
    okOf(await player.answer(play.playId, index, 0));
    // The first play meets a process that has compiled nothing yet.
    if (n > 1) waits.push(performance.now() - sentAt);
    okOf(await player.next(play.playId, index));
  }
  player.close();
  process.stderr.write(`\r${n} of ${plays} plays`);
}
await server.end('SIGTERM');
dir.remove();

waits.sort((a, b) => a - b);
const at = (share: number) =>
  (waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0).toFixed(2);
console.log(
  `\n${waits.length} answers, acknowledged after (ms): median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)}`,
);
