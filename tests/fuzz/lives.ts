import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '../../shared/kernel/random.ts';
import { openRawConnection } from '../clients/raw-connection.ts';
import { connectionLife, type LifeTokens } from './connection-life.ts';

export interface LivesOptions {
  readonly url: string;
  readonly total: number;
  readonly seed: string;
  readonly tokens: LifeTokens;
  readonly isGone: () => boolean;
  /** How a life ended, and what it was told that says so. */
  readonly onEnd: (how: string, frames: readonly string[]) => void;
}

/** So many connections live side by side: most of their time they are silent. */
const AT_ONCE = 300;
/** Above what counts connections by their address. */
const ADDRESSES = 20_000;

function addressOf(random: Random): string {
  const number = Math.floor(random() * ADDRESSES);
  return `10.9.${number >> 8}.${number & 255}`;
}

/** Opens connections and lives the life of each, drawn from the seed and its number. */
export async function liveLives({ url, total, seed, tokens, isGone, onEnd }: LivesOptions): Promise<void> {
  let begun = 0;

  async function live(number: number): Promise<void> {
    const random = seededRandom(`${seed} life ${number}`);
    const connection = await openRawConnection(url, addressOf(random));
    let isClosed = false;
    void connection.closed.then(() => {
      isClosed = true;
    });
    for (const step of connectionLife(random, tokens)) {
      if (isClosed || step.kind === 'close') break;
      if (step.kind === 'pause') await pause(step.ms);
      else connection.send(step.text);
    }
    onEnd(isClosed ? 'cut off' : 'ended', connection.frames);
    connection.close();
    await connection.closed;
  }

  async function lane(): Promise<void> {
    while (begun < total && !isGone()) {
      begun += 1;
      try {
        await live(begun);
      } catch {
        onEnd('no connection', []);
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
