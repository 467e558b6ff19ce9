import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { Asker, Passwords } from '../../ports/passwords.ts';
import { TooBusy } from '../../ports/unavailable.ts';
import { networkOf } from '../rate-limits/network-key.ts';

/** One core is left for answers, and of libuv's four threads one for files. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Well under a second of hashing at rest. */
const PLACES = 60;
const RETRY_AFTER_S = 3;

/** How many of each are not done; who has none has no entry. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    of: (key: string): number => counts.get(key) ?? 0,
    add(key: string, by: 1 | -1): void {
      const count = (counts.get(key) ?? 0) + by;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}

/**
 * Passwords whose hashes are made a few at a time and in turn. Once half the places are taken an address has one of the
 * others, so that one that sends many leaves room for the rest. Who goes first has places of their own, a known account one.
 */
export function queuedPasswords(passwords: Passwords, atOnce = AT_ONCE, places = PLACES): Passwords {
  const queue = new PQueue({ concurrency: atOnce });
  const asked = createTally();

  async function counted<T>(key: string, work: () => Promise<T>, priority: number): Promise<T> {
    asked.add(key, 1);
    try {
      return await queue.add(work, { priority });
    } finally {
      asked.add(key, -1);
    }
  }

  function refuseIf(isFull: boolean): void {
    if (isFull) throw new TooBusy(RETRY_AFTER_S);
  }

  async function inTurn<T>(asker: Asker | undefined, work: () => Promise<T>): Promise<T> {
    const { size } = queue;
    if (!asker || (asker.knownAs !== undefined && asked.of(asker.knownAs) === 0)) {
      refuseIf(size >= 2 * places);
      return counted(asker?.knownAs ?? 'sessions', work, 1);
    }
    const from = networkOf(asker.address) ?? asker.address;
    refuseIf(size >= places || (size >= places / 2 && asked.of(from) > 0));
    return counted(from, work, 0);
  }

  return {
    hash: (secret, asker) => inTurn(asker, () => passwords.hash(secret)),
    matches: (hash, secret, asker) => inTurn(asker, () => passwords.matches(hash, secret)),
    matchNothing: (secret, asker) => inTurn(asker, () => passwords.matchNothing(secret)),
  };
}
