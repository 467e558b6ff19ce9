import { create } from 'zustand';
import type { CategoryCard, LocksView } from '../../../shared/contract/views.ts';
import { call } from '../../lib/api.ts';
import type { LiveState } from '../live/live-resource.ts';
import { memberResource } from '../live/member-resource.ts';
import { useLive } from '../live/use-live.ts';
import { serverNow, useSession } from '../session/session.ts';

interface LocksState extends LiveState {
  /** What a member has played today and plays now; null for visitors and until it is known. */
  readonly locks: LocksView | null;
}

export const useLocks = create<LocksState>()(() => ({ locks: null, problem: null }));

/** Kept up to date after every play. */
export const locksResource = memberResource({
  store: useLocks,
  fetch: () => call('locks'),
  take: (locks) => ({ locks }),
  refetchOn: ['profile:changed'],
});

let reopening: ReturnType<typeof setTimeout> | undefined;

// A day later everything is open again.
useLocks.subscribe(({ locks }, before) => {
  if (locks === before.locks) return;
  clearTimeout(reopening);
  if (!locks) return;
  reopening = setTimeout(locksResource.invalidate, Math.max(locks.unlocksAt - serverNow(), 0) + 1_000);
});

/** What the member who is logged in has played today, live while the page is open. */
export function useLiveLocks(): LocksView | null {
  useLive(
    locksResource,
    useSession(({ session }) => session !== null),
  );
  return useLocks((state) => state.locks);
}

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
