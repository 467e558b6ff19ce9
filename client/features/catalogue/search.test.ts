import { expect, test } from 'vitest';
import { catalogue } from '../../../shared/catalogue/catalogue.ts';
import { searchCards, searchQuizzes } from './search.ts';

const found = (text: string) => searchCards(catalogue, text).map(({ id }) => id);

test('matches titles and descriptions, whatever the case', () => {
  expect(found('MUSIC')).toEqual(['music']);
  expect(found('cricket')).toEqual(['sports']);
  expect(found('  history ')).toEqual(['history']);
});

test('shows all for an empty text and none for a strange one', () => {
  expect(found('   ')).toHaveLength(10);
  expect(found('zzz')).toEqual([]);
});

test('never matches across title and description', () => {
  expect(searchCards([{ title: 'Mus', description: 'ic' }], 'music')).toEqual([]);
});

test('finds quizzes with the category that they stand in', () => {
  const football = searchQuizzes(catalogue, 'FOOTBALL').map(
    ({ category, quiz }) => `${category.id}/${quiz.id}`,
  );
  expect(football).toContain('sports/football-trivia');
  expect(searchQuizzes(catalogue, '  ')).toEqual([]);
});
