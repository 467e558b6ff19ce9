import { expect, test } from 'vitest';
import type { LocksView } from '../../../shared/contract/views.ts';
import { catalogueView } from '../../testing/catalogue-view.ts';
import { lockOf, playedToday, withoutLocked } from './locks-store.ts';

const locks: LocksView = {
  day: '2026-11-21',
  timeZone: 'Asia/Karachi',
  unlocksAt: 5_000,
  locked: ['general-knowledge/world-history'],
  running: [{ quiz: 'music/rock-music', playId: 'play-1' }],
};

test('a quiz is locked, running or free, for a visitor always free', () => {
  expect(lockOf(locks, 'general-knowledge', 'world-history')).toEqual({ state: 'locked', unlocksAt: 5_000 });
  expect(lockOf(locks, 'music', 'rock-music')).toEqual({ state: 'running', playId: 'play-1' });
  expect(lockOf(locks, 'music', 'pop-music')).toBeNull();
  expect(lockOf(null, 'general-knowledge', 'world-history')).toBeNull();
});

test('counts what was played today and leaves it out of what can be started', () => {
  expect(playedToday(locks, 'general-knowledge')).toBe(1);
  expect(playedToday(locks, 'general')).toBe(0);
  const { categories } = catalogueView(['world-history']);
  const quizzes = withoutLocked(categories, locks).find(({ id }) => id === 'general-knowledge')?.quizzes;
  expect(quizzes).toHaveLength(4);
  expect(withoutLocked(categories, null)).toBe(categories);
});
