import type { Category } from './category.ts';

export const technology: Category = {
  id: 'technology',
  title: 'Technology',
  description: 'Chips, code and clever machines: how the future got into your pocket.',
  rating: 4.5,
  badge: 'Innovation',
  quizzes: [
    {
      id: 'programming-languages',
      title: 'Programming Languages',
      description: 'Snakes, gems and cups of coffee: the languages in which software is written.',
      rating: 4,
      badge: 'For Coders',
      quizId: 'quiz91',
    },
    {
      id: 'computer-history',
      title: 'Computer History',
      description: 'From punched cards to pocket power: the machines and minds that came first.',
      rating: 4.5,
      badge: 'Classic',
      quizId: 'quiz92',
    },
    {
      id: 'internet-trivia',
      title: 'Internet Trivia',
      description: 'The first website, the first tweet, the first cat video: log on and remember.',
      rating: 4.5,
      badge: 'Popular',
      quizId: 'quiz93',
    },
    {
      id: 'tech-innovations',
      title: 'Tech Innovations',
      description: 'The gadgets and breakthroughs that changed how a day goes by.',
      rating: 4,
      badge: 'New',
      quizId: 'quiz94',
    },
    {
      id: 'artificial-intelligence',
      title: 'Artificial Intelligence',
      description: 'Chess champions, chatbots and neural nets: can you outsmart the machines?',
      rating: 5,
      badge: 'Hot',
      quizId: 'quiz95',
    },
  ],
};
