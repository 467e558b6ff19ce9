/**
 * Runs the steps of one key one after the other, in the order in which they came, while other keys go on. So a timer
 * that fires at a deadline waits for the answer that arrived before it.
 */
export function createKeyedMutex() {
  const tails = new Map<string, Promise<unknown>>();

  return function exclusively<T>(key: string, step: () => Promise<T>): Promise<T> {
    const before = tails.get(key);
    const running = before === undefined ? step() : before.then(step, step);
    tails.set(key, running);
    const leave = () => {
      if (tails.get(key) === running) tails.delete(key);
    };
    running.then(leave, leave);
    return running;
  };
}

export type KeyedMutex = ReturnType<typeof createKeyedMutex>;
