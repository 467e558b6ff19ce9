import type { Category } from './category.ts';

export const history: Category = {
  id: 'history',
  title: 'History',
  description: 'Empires, inventions and turning points: the stories that made the present.',
  rating: 4.5,
  badge: 'Expert Choice',
  quizzes: [
    {
      id: 'ancient-civilizations',
      title: 'Ancient Civilizations',
      description: "Mohenjo-daro, Egypt, Rome: walk the streets of the world's first great cities.",
      rating: 5,
      badge: 'Popular',
      quizId: 'quiz31',
    },
    {
      id: 'world-wars-trivia',
      title: 'World Wars Trivia',
      description: 'The alliances, battles and decisions of two wars that redrew the map.',
      rating: 4.5,
      badge: 'Hot',
      quizId: 'quiz32',
    },
    {
      id: 'modern-history',
      title: 'Modern History',
      description:
        'Independence, revolutions and a divided world: the century your grandparents lived through.',
      rating: 4,
      badge: 'New',
      quizId: 'quiz33',
    },
    {
      id: 'history-of-kings',
      title: 'History of Kings',
      description: 'Sultans, pharaohs and emperors: match the crown to the deeds.',
      rating: 4.5,
      badge: 'Royal',
      quizId: 'quiz34',
    },
    {
      id: 'historic-landmarks',
      title: 'Historic Landmarks',
      description: 'Forts, tombs and temples: who raised them, when, and what for?',
      rating: 4,
      badge: 'Must Try',
      quizId: 'quiz35',
    },
  ],
};
