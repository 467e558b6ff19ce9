/** The part of Storage that is used here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser may refuse storage altogether, or refuse a write; then things are remembered for this page alone. */
export function safeStorage(open: () => KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (storage: KeyValueStorage) => T, otherwise: T): T => {
    // Where servers draw pages there is none.
    if (typeof document === 'undefined') return otherwise;
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null) ?? memory.get(key) ?? null,
    setItem(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}

/** Reads JSON back, from storage or a page, which may hold anything; null unless `parse` finds in an object what it looks for. */
export function parseJson<T>(
  text: string | null,
  parse: (value: Record<string, unknown>) => T | null,
): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? parse(value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Keeps a value as JSON; null forgets it. */
export function storeJson(storage: KeyValueStorage, key: string, value: object | null): void {
  if (value) storage.setItem(key, JSON.stringify(value));
  else storage.removeItem(key);
}

export const browserStorage = safeStorage(() => window.localStorage);
export const tabStorage = safeStorage(() => window.sessionStorage);
