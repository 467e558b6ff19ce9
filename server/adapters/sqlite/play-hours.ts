import type { CountedPlay } from '../../ports/answer-counts.ts';
import { hourOf } from '../../ports/figures-store.ts';
import type { CommitQueue } from './commit-queue.ts';
import type { PlayHourRows } from './play-hour-rows.ts';

/** Of a figure for dashboards a process may take so much with it when it dies; in the commit of each finish it would be another page. */
const STORED_WITHIN_MS = 1_000;

/** What was played in each hour. Finished plays are stored in it together: some time after their finish, or when somebody looks. */
export function createPlayHours(rows: PlayHourRows, write: CommitQueue['write']) {
  let waiting: { readonly hour: number; readonly play: CountedPlay }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let storing = Promise.resolve();

  async function storeWaiting(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const counted = waiting;
    waiting = [];
    try {
      await write('normal', () => {
        for (const [hour, plays] of Map.groupBy(counted, (one) => one.hour)) {
          rows.add(
            hour,
            plays.map(({ play }) => play),
          );
        }
      });
    } catch {
      // A full disk or the like: with the next ones.
      waiting = [...counted, ...waiting];
      storeSoon();
    }
  }

  function store(): Promise<void> {
    storing = storing.then(storeWaiting);
    return storing;
  }

  function storeSoon(): void {
    timer ??= setTimeout(store, STORED_WITHIN_MS).unref();
  }

  return {
    /** A play that ended at `at`, once its finish is stored. */
    count(at: number, play: CountedPlay): void {
      waiting.push({ hour: hourOf(at), play });
      storeSoon();
    },
    /** Resolves once all that is counted is stored, or can't be. */
    store,
    async close(): Promise<void> {
      await store();
      clearTimeout(timer);
    },
  };
}

export type PlayHours = ReturnType<typeof createPlayHours>;
