/** Keys whose steps are all done stay until there are so many: a Map whose entries come and go keeps its old tables alive. */
const KEPT = 10_000;

/**
 * Runs the steps of one key one after the other, in the order in which they came, while other keys go on. So a timer
 * that fires at a deadline waits for the answer that arrived before it.
 */
export function createKeyedMutex() {
  /** The last step of each key; undefined once it is done. */
  const tails = new Map<string, Promise<unknown> | undefined>();
  let most = KEPT;

  function sweep(): void {
    for (const [key, tail] of tails) if (tail === undefined) tails.delete(key);
    most = Math.max(KEPT, 2 * tails.size);
  }

  return function exclusively<T>(key: string, step: () => Promise<T>): Promise<T> {
    const before = tails.get(key);
    const running = before === undefined ? step() : before.then(step, step);
    tails.set(key, running);
    const leave = () => {
      if (tails.get(key) === running) tails.set(key, undefined);
    };
    running.then(leave, leave);
    if (tails.size > most) sweep();
    return running;
  };
}

export type KeyedMutex = ReturnType<typeof createKeyedMutex>;
