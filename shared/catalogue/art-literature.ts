import type { Category } from './category.ts';

export const artLiterature: Category = {
  id: 'art-literature',
  title: 'Art & Literature',
  description: 'Paintings, sculptures and books worth staying up for.',
  rating: 4,
  badge: 'Classic',
  quizzes: [
    {
      id: 'famous-paintings',
      title: 'Famous Paintings',
      description: 'Sunflowers, melting clocks and one famous smile: who painted what?',
      rating: 5,
      badge: 'Popular',
      quizId: 'quiz71',
    },
    {
      id: 'art-history',
      title: 'Art History',
      description: 'From cave walls to cubes and soup cans: follow art through its revolutions.',
      rating: 4,
      badge: 'Expert Choice',
      quizId: 'quiz72',
    },
    {
      id: 'famous-sculptures',
      title: 'Famous Sculptures',
      description: 'Marble, bronze and patience: put a name to the figures that outlived their makers.',
      rating: 4,
      badge: 'New',
      quizId: 'quiz73',
    },
    {
      id: 'musical-instruments',
      title: 'Musical Instruments',
      description: 'Plucked, blown, bowed or struck: tell the sitar from the sarod.',
      rating: 4.5,
      badge: 'Hot',
      quizId: 'quiz74',
    },
    {
      id: 'literary-classics',
      title: 'Literary Classics',
      description: 'Opening lines, great authors and unforgettable characters: open the book.',
      rating: 4.5,
      badge: 'Classic',
      quizId: 'quiz75',
    },
  ],
};
