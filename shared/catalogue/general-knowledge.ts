import type { Category } from './category.ts';

export const generalKnowledge: Category = {
  id: 'general-knowledge',
  title: 'General Knowledge',
  description:
    'A bit of everything: places, people, numbers and the odd surprise, for minds that like to wander.',
  rating: 5,
  badge: 'Most Popular',
  quizzes: [
    {
      id: 'world-history',
      title: 'World History',
      description:
        'From the first cities to the fall of the Berlin Wall: how well do you know the road that led here?',
      rating: 4.5,
      badge: 'Popular',
      quizId: 'quiz1',
    },
    {
      id: 'science-trivia',
      title: 'Science Trivia',
      description: 'Atoms, planets and your own body: everyday science with the wonder left in.',
      rating: 4,
      badge: 'New',
      quizId: 'quiz2',
    },
    {
      id: 'geography-challenge',
      title: 'Geography Challenge',
      description: 'Rivers, ranges and borders: find your way around the planet without a map.',
      rating: 4.5,
      badge: 'Hot',
      quizId: 'quiz3',
    },
    {
      id: 'famous-personalities',
      title: 'Famous Personalities',
      description: 'Inventors, leaders and rebels: put the right name to the life that made it famous.',
      rating: 4,
      badge: 'Must Try',
      quizId: 'quiz4',
    },
    {
      id: 'general-knowledge-test',
      title: 'General Knowledge Test',
      description: 'Five questions from anywhere at all; the only way to prepare is to have been curious.',
      rating: 5,
      badge: 'Challenge',
      quizId: 'quiz5',
    },
  ],
};
