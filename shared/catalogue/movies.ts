import type { Category } from './category.ts';

export const movies: Category = {
  id: 'movies',
  title: 'Movies',
  description: 'Lights down, phones away: directors, quotes, Oscars and animated heroes.',
  rating: 5,
  badge: 'Blockbuster',
  quizzes: [
    {
      id: 'oscar-winners',
      title: 'Oscar Winners',
      description: 'The envelope, please: recall who took the golden statue home.',
      rating: 4.5,
      badge: 'Award Night',
      quizId: 'quiz81',
    },
    {
      id: 'movie-quotes',
      title: 'Movie Quotes',
      description: 'You know the line; do you know who said it, and in which film?',
      rating: 5,
      badge: 'Hot',
      quizId: 'quiz82',
    },
    {
      id: 'film-directors',
      title: 'Film Directors',
      description: 'Behind every great film stands somebody in a folding chair: name them.',
      rating: 4,
      badge: 'Expert',
      quizId: 'quiz83',
    },
    {
      id: 'blockbuster-movies',
      title: 'Blockbuster Movies',
      description: 'Dinosaurs, superheroes and sinking ships: the films that everybody queued for.',
      rating: 4.5,
      badge: 'Popular',
      quizId: 'quiz84',
    },
    {
      id: 'animation-films',
      title: 'Animation Films',
      description: 'Toys, ogres and spirits: cartoons for people who never grew out of them.',
      rating: 4.5,
      badge: 'Family',
      quizId: 'quiz85',
    },
  ],
};
