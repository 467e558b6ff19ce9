import { type KeyValueStorage, parseJson, storeJson } from '../../lib/storage.ts';

/** What a visitor's browser remembers of a quiz that was started today. */
export interface PlayMarker {
  readonly playId: string;
  /** When the quiz opens again, on the server's clock. */
  readonly unlocksAt: number;
  /** Its result was shown in this browser. */
  readonly seen: boolean;
}

const keyOf = (categoryId: string, quizId: string): string => `sawaal:played:${categoryId}/${quizId}`;

function parseMarker({ playId, unlocksAt, seen }: Record<string, unknown>): PlayMarker | null {
  if (typeof playId !== 'string' || typeof unlocksAt !== 'number') return null;
  return { playId, unlocksAt, seen: seen === true };
}

export interface PlayMarkers {
  /** The marker of a quiz, as long as the quiz is locked; one whose time is over is removed. */
  read(categoryId: string, quizId: string, serverNow: number): PlayMarker | null;
  /** Whether there is any marker: only then does the page have to wait for the server's time. */
  has(categoryId: string, quizId: string): boolean;
  write(categoryId: string, quizId: string, marker: PlayMarker): void;
}

/** The markers of a browser: the only thing that locks a quiz for a visitor. */
export function createPlayMarkers(storage: KeyValueStorage): PlayMarkers {
  const readMarker = (key: string) => parseJson(storage.getItem(key), parseMarker);
  return {
    has: (categoryId, quizId) => readMarker(keyOf(categoryId, quizId)) !== null,
    read(categoryId, quizId, serverNow) {
      const key = keyOf(categoryId, quizId);
      const marker = readMarker(key);
      if (!marker || serverNow < marker.unlocksAt) return marker;
      storage.removeItem(key);
      return null;
    },
    write: (categoryId, quizId, marker) => storeJson(storage, keyOf(categoryId, quizId), marker),
  };
}
