import type { Category } from './category.ts';

export const sports: Category = {
  id: 'sports',
  title: 'Sports',
  description: 'Records, rules and roaring crowds, from the cricket ground to the Olympic track.',
  rating: 4.5,
  badge: 'Trending',
  quizzes: [
    {
      id: 'football-trivia',
      title: 'Football Trivia',
      description: 'World Cups, legendary strikers and the rules that everybody argues about.',
      rating: 5,
      badge: 'Hot',
      quizId: 'quiz11',
    },
    {
      id: 'basketball-quiz',
      title: 'Basketball Quiz',
      description: "Hoops, dynasties and buzzer beaters, from the first peach basket to today's arenas.",
      rating: 4,
      badge: 'Popular',
      quizId: 'quiz12',
    },
    {
      id: 'cricket-challenge',
      title: 'Cricket Challenge',
      description: "Yorkers, centuries and World Cup nights: an over's worth of questions for true fans.",
      rating: 5,
      badge: 'Fan Favorite',
      quizId: 'quiz13',
    },
    {
      id: 'olympics-history',
      title: 'Olympics History',
      description: 'From ancient Olympia to modern record breakers, the greatest show in sport.',
      rating: 4.5,
      badge: 'Classic',
      quizId: 'quiz14',
    },
    {
      id: 'tennis-trivia',
      title: 'Tennis Trivia',
      description: 'Grand Slams, great rivalries and that peculiar way of counting: serve when ready.',
      rating: 4,
      badge: 'New',
      quizId: 'quiz15',
    },
  ],
};
