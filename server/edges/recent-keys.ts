/** The last so many keys that were added. */
export interface RecentKeys {
  has(key: string): boolean;
  add(key: string): void;
}

const MOST = 10_000;

export function createRecentKeys(most = MOST): RecentKeys {
  const keys = new Set<string>();
  return {
    has: (key) => keys.has(key),
    add(key) {
      keys.delete(key);
      keys.add(key);
      const [oldest] = keys;
      if (keys.size > most && oldest !== undefined) keys.delete(oldest);
    },
  };
}
