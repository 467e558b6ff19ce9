import type { Category } from './category.ts';

export const geography: Category = {
  id: 'geography',
  title: 'Geography',
  description: 'Capitals, flags and far-off coasts: a trip round the world in five questions.',
  rating: 4.5,
  badge: 'Top Rated',
  quizzes: [
    {
      id: 'world-capitals',
      title: 'World Capitals',
      description: 'Everyone knows Paris; the fun begins where the famous cities end.',
      rating: 5,
      badge: 'Popular',
      quizId: 'quiz41',
    },
    {
      id: 'countries-of-the-world',
      title: 'Countries of the World',
      description: 'Spot the flag, name the country: nearly two hundred of them are waiting.',
      rating: 4.5,
      badge: 'Hot',
      quizId: 'quiz42',
    },
    {
      id: 'geography-trivia',
      title: 'Geography Trivia',
      description: 'Longest, highest, driest: the extremes of our planet, one question each.',
      rating: 4,
      badge: 'New',
      quizId: 'quiz43',
    },
    {
      id: 'landmarks-around-the-world',
      title: 'Landmarks Around the World',
      description: 'Towers, bridges and wonders: say where on Earth you would be standing.',
      rating: 4.5,
      badge: "Traveller's Pick",
      quizId: 'quiz44',
    },
    {
      id: 'continents-and-oceans',
      title: 'Continents and Oceans',
      description: 'Seven lands and five oceans: get the big picture of the blue planet right.',
      rating: 4,
      badge: 'Classic',
      quizId: 'quiz45',
    },
  ],
};
