import { browserStorage, type KeyValueStorage } from '../../lib/storage.ts';

/** What was found: nothing, a value of this version, or something that this version can't use, with words for it. */
export type Loaded<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'refused'; readonly message: string };

export interface SaveSlot<T> {
  load(): Loaded<T>;
  save(value: T): void;
  clear(): void;
  /** The same text as is stored, for a file. */
  toText(value: T): string;
  /** Reads such a text, from storage or from a file. */
  fromText(text: string): Loaded<T>;
}

interface SaveOptions<T> {
  readonly game: string;
  /** `game`, `best` … */
  readonly name: string;
  /** Counted up whenever the shape or the meaning of the value changes. */
  readonly version: number;
  /** Looks at everything: what is stored may be of any shape. Null if it isn't a value of this version. */
  readonly parse: (value: unknown) => T | null;
}

const OLDER = 'What was saved here comes from an older version of this game, so it can’t be continued.';
const NEWER =
  'What was saved here comes from a newer version of this game. Load the page again to continue it.';
const BROKEN = 'What was saved here can’t be read any more, so it can’t be continued.';

const refused = (message: string): Loaded<never> => ({ kind: 'refused', message });

/** A saved value with the version of its shape; one from another version is refused in words, never a crash. */
export function saveSlot<T>(
  { game, name, version, parse }: SaveOptions<T>,
  storage: KeyValueStorage = browserStorage,
): SaveSlot<T> {
  const key = `sawaal:${game}:${name}`;
  const toText = (value: T): string => JSON.stringify({ game, version, value });
  const fromText = (text: string): Loaded<T> => {
    try {
      const envelope: unknown = JSON.parse(text);
      if (typeof envelope !== 'object' || envelope === null) return refused(BROKEN);
      const { game: owner, version: stored, value: raw } = envelope as Record<string, unknown>;
      if (owner !== game || typeof stored !== 'number') return refused(BROKEN);
      if (stored !== version) return refused(stored < version ? OLDER : NEWER);
      const value = parse(raw);
      return value === null ? refused(BROKEN) : { kind: 'found', value };
    } catch {
      return refused(BROKEN);
    }
  };
  return {
    toText,
    fromText,
    load() {
      const text = storage.getItem(key);
      return text === null ? { kind: 'none' } : fromText(text);
    },
    save: (value) => storage.setItem(key, toText(value)),
    clear: () => storage.removeItem(key),
  };
}
