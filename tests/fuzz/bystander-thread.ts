import { parentPort, workerData } from 'node:worker_threads';
import type { PlayView, QuestionView, ResultView, SettledView } from '../../shared/contract/views.ts';
import { connectPlayer, okOf } from '../clients/test-player.ts';
import { createPace } from '../load/pace.ts';
import { type BystanderNews, PLAYERS } from './bystander.ts';

/** Plays without answering, so that each question is opened and settled by the clock. The site's clock and this one are the same. */

const { url, address } = workerData as { url: string; address: string };
const lateMs: number[] = [];
const faults: string[] = [];
const pace = createPace({});
let unjudged = 0;

async function playOnce(): Promise<void> {
  const player = await connectPlayer(url, {}, address);
  function arrived(at: number): void {
    if (pace.stoodStillSince(at)) unjudged += 1;
    else {
      lateMs.push(Date.now() - at);
      if (lateMs.length === 1) parentPort?.postMessage('told' satisfies BystanderNews);
    }
  }
  player.socket.on('play:question', ({ openedAt }: QuestionView) => arrived(openedAt));
  player.socket.on('play:settled', ({ receipt, reason }: SettledView) => {
    if (reason === 'timeout') arrived(receipt.deadline);
  });
  try {
    const { play }: { play: PlayView } = okOf(await player.start());
    await new Promise<void>((resolve, reject) => {
      player.socket.once('play:finished', (_: ResultView) => resolve());
      player.socket.once('disconnect', (reason) =>
        reject(new Error(`play ${play.playId} lost its connection: ${reason}`)),
      );
    });
  } finally {
    player.socket.removeAllListeners('disconnect');
    player.close();
  }
}

parentPort?.once('message', () =>
  parentPort?.postMessage({ lateMs, unjudged, faults } satisfies BystanderNews),
);
async function live(): Promise<void> {
  for (;;) {
    const begunAt = Date.now();
    await playOnce().catch((fault: Error) => {
      if (pace.stoodStillSince(begunAt)) unjudged += 1;
      else faults.push(fault.message);
    });
  }
}
await Promise.all(Array.from({ length: PLAYERS }, live));
