import { create } from 'zustand';
import type { CategoryCard, LocksView } from '../../../shared/contract/views.ts';

/** What a member has played today and plays now; null for visitors and until it is known. */
export const useLocks = create<{ readonly locks: LocksView | null }>()(() => ({ locks: null }));

export type QuizLock =
  | { readonly state: 'running'; readonly playId: string }
  | { readonly state: 'locked'; readonly unlocksAt: number };

/** How a quiz stands for a member; null when it can be started. */
export function lockOf(locks: LocksView | null, categoryId: string, quizId: string): QuizLock | null {
  const key = `${categoryId}/${quizId}`;
  const running = locks?.running.find(({ quiz }) => quiz === key);
  if (running) return { state: 'running', playId: running.playId };
  return locks?.locked.includes(key) ? { state: 'locked', unlocksAt: locks.unlocksAt } : null;
}

/** The categories with those of their quizzes alone that the member can still start today. */
export function withoutLocked(
  categories: readonly CategoryCard[],
  locks: LocksView | null,
): readonly CategoryCard[] {
  if (!locks) return categories;
  return categories.map((category) => ({
    ...category,
    quizzes: category.quizzes.filter(({ id }) => lockOf(locks, category.id, id) === null),
  }));
}

/** How many quizzes of a category a member has finished today. */
export function playedToday(locks: LocksView | null, categoryId: string): number {
  return locks?.locked.filter((quiz) => quiz.startsWith(`${categoryId}/`)).length ?? 0;
}
