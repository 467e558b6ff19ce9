import type { Category } from './category.ts';

export const scienceNature: Category = {
  id: 'science-nature',
  title: 'Science & Nature',
  description: 'Oceans, stars and everything that crawls, blooms or explodes.',
  rating: 4.5,
  badge: 'New',
  quizzes: [
    {
      id: 'earth-environment',
      title: 'Earth & Environment',
      description: 'Volcanoes, air and oceans: how the ground beneath your feet really works.',
      rating: 4.5,
      badge: 'Popular',
      quizId: 'quiz21',
    },
    {
      id: 'space-exploration',
      title: 'Space Exploration',
      description: 'Moon walks, Mars rovers and probes beyond the planets: strap in for the countdown.',
      rating: 5,
      badge: 'Hot',
      quizId: 'quiz22',
    },
    {
      id: 'natures-wonders',
      title: "Nature's Wonders",
      description: 'Waterfalls, reefs and northern lights: the places that make people fall silent.',
      rating: 4.5,
      badge: "Editor's Pick",
      quizId: 'quiz23',
    },
    {
      id: 'wildlife-quiz',
      title: 'Wildlife Quiz',
      description: 'The fastest, the deepest and the strangest: meet the animals behind the facts.',
      rating: 4,
      badge: 'New',
      quizId: 'quiz24',
    },
    {
      id: 'climate-change',
      title: 'Climate Change',
      description: 'Gases, glaciers and green power: what science knows about a warming world.',
      rating: 4,
      badge: 'Essential',
      quizId: 'quiz25',
    },
  ],
};
