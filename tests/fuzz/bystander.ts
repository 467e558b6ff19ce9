import type { PlayView, QuestionView, ResultView, SettledView } from '../../shared/contract/views.ts';
import { connectPlayer, okOf } from '../clients/test-player.ts';

/** Somebody who plays honestly meanwhile and measures how late the site's own clock reaches the page. */
export interface Bystander {
  /** Milliseconds from the moment that an event says to its arrival, of every question that opened or ran out. */
  readonly lateMs: readonly number[];
  /** What must not happen to somebody who only plays. */
  readonly faults: readonly string[];
  stop(): Promise<void>;
}

/** Plays without answering, so that each question is opened and settled by the clock. The site's clock and this one are the same. */
export async function startBystander(url: string, address: string): Promise<Bystander> {
  const lateMs: number[] = [];
  const faults: string[] = [];
  let isOver = false;

  async function playOnce(): Promise<void> {
    const player = await connectPlayer(url, {}, address);
    const arrived = (at: number) => lateMs.push(Date.now() - at);
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

  async function live(): Promise<void> {
    while (!isOver) {
      await playOnce().catch((fault: Error) => {
        if (!isOver) faults.push(fault.message);
      });
    }
  }

  void live();
  return {
    lateMs,
    faults,
    async stop() {
      isOver = true;
    },
  };
}
