import { describe, expect, test } from 'vitest';
import { catalogue, categoryImage, findCategory, findQuiz, quizImage } from './catalogue.ts';

describe('catalogue', () => {
  test('has ten categories of five quizzes', () => {
    expect(catalogue).toHaveLength(10);
    for (const category of catalogue) expect(category.quizzes).toHaveLength(5);
  });

  test('numbers the quizzes by their position in their group', () => {
    const expected = catalogue.flatMap((_, group) =>
      [1, 2, 3, 4, 5].map((position) => `quiz${group * 10 + position}`),
    );
    expect(catalogue.flatMap((category) => category.quizzes.map((quiz) => quiz.quizId))).toEqual(expected);
  });

  test('rates in halves and has one slug, title and sentence for each', () => {
    const quizzes = catalogue.flatMap((category) => category.quizzes);
    for (const { id, rating, description } of [...catalogue, ...quizzes]) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(rating * 2).toBe(Math.round(rating * 2));
      expect(rating).toBeGreaterThanOrEqual(3.5);
      expect(rating).toBeLessThanOrEqual(5);
      expect(description).toMatch(/[.?]$/);
    }
    for (const field of ['id', 'title', 'description', 'quizId'] as const)
      expect(new Set(quizzes.map((quiz) => quiz[field])).size).toBe(50);
  });

  test('finds by slug, and nothing else', () => {
    expect(findCategory('music')?.title).toBe('Music');
    expect(findQuiz('sports', 'tennis-trivia')?.quizId).toBe('quiz15');
    expect(findQuiz('music', 'tennis-trivia')).toBeUndefined();
    expect(findQuiz('toString', 'length')).toBeUndefined();
  });

  test('addresses its pictures', () => {
    expect(categoryImage('music')).toBe('/images/cards/music.webp');
    expect(quizImage('sports', 'tennis-trivia')).toBe('/images/cards/sports--tennis-trivia.webp');
  });
});
