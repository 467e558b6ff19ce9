import { expect, test } from 'vitest';
import { catalogueView } from '../../testing/catalogue-view.ts';
import { pickQuiz } from './pick-quiz.ts';

test('draws among the quizzes that can be played', () => {
  const { categories } = catalogueView(['world-history', 'jazz-legends']);
  expect(pickQuiz(categories, 0)).toBe('/quiz/general-knowledge/world-history');
  expect(pickQuiz(categories, 0.49)).toBe('/quiz/general-knowledge/world-history');
  expect(pickQuiz(categories, 0.5)).toBe('/quiz/music/jazz-legends');
  expect(pickQuiz(categories, 0.999)).toBe('/quiz/music/jazz-legends');
});

test('draws nothing when nothing can be played', () => {
  expect(pickQuiz(catalogueView([]).categories, 0.5)).toBeNull();
});
