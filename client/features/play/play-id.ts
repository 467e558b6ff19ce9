import type { KeyValueStorage } from '../../lib/storage.ts';

const keyOf = (categoryId: string, quizId: string): string => `sawaal:playing:${categoryId}/${quizId}`;

export interface RunningPlayIds {
  read(categoryId: string, quizId: string): string | null;
  write(categoryId: string, quizId: string, playId: string): void;
  clear(categoryId: string, quizId: string): void;
}

/** The id of the play that runs in this tab, so that a reload resumes it. */
export function createRunningPlayIds(storage: KeyValueStorage): RunningPlayIds {
  return {
    read: (categoryId, quizId) => storage.getItem(keyOf(categoryId, quizId)),
    write: (categoryId, quizId, playId) => storage.setItem(keyOf(categoryId, quizId), playId),
    clear: (categoryId, quizId) => storage.removeItem(keyOf(categoryId, quizId)),
  };
}
