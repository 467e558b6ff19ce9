import type { Category } from './category.ts';

export const entertainment: Category = {
  id: 'entertainment',
  title: 'Entertainment',
  description: 'Stars, series and songs: everything people talk about the morning after.',
  rating: 4,
  badge: 'Fan Favorite',
  quizzes: [
    {
      id: 'celebrity-trivia',
      title: 'Celebrity Trivia',
      description: 'Stage names, first roles and famous lives: how close an eye have you kept?',
      rating: 4,
      badge: 'Hot',
      quizId: 'quiz51',
    },
    {
      id: 'tv-show-quiz',
      title: 'TV Show Quiz',
      description: 'From sitcom sofas to dragon thrones: one more episode, in question form.',
      rating: 4.5,
      badge: 'Popular',
      quizId: 'quiz52',
    },
    {
      id: 'music-stars',
      title: 'Music Stars',
      description: 'The voices that fill stadiums, and the records that took them there.',
      rating: 4,
      badge: 'New',
      quizId: 'quiz53',
    },
    {
      id: 'hollywood-movies',
      title: 'Hollywood Movies',
      description: "Big screens, bigger budgets: a tour of the studios' most beloved pictures.",
      rating: 4.5,
      badge: 'Blockbuster',
      quizId: 'quiz54',
    },
    {
      id: 'pop-culture',
      title: 'Pop Culture',
      description: 'Toys, trends and catchphrases: the things that everybody somehow knows.',
      rating: 4,
      badge: 'Trending',
      quizId: 'quiz55',
    },
  ],
};
