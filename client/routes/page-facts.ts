import { cardPicture } from '../../shared/catalogue/catalogue.ts';
import { QUESTIONS_PER_PLAY } from '../../shared/rules/constants.ts';
import type { Absolute } from '../ui/page-meta.tsx';

interface Named {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

const trail = (absolute: Absolute, steps: readonly (readonly [name: string, path: string])[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: absolute(path),
  })),
});

/** What the home page is to a search engine. */
export const siteFacts = (absolute: Absolute): readonly object[] => [
  {
    '@type': 'WebSite',
    name: 'Sawaal',
    alternateName: 'سوال',
    url: absolute('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];

export const categoryFacts =
  (category: Named & { readonly quizzes: readonly Named[] }) =>
  (absolute: Absolute): readonly object[] => [
    trail(absolute, [
      ['Categories', '/'],
      [category.title, `/quiz/${category.id}`],
    ]),
    {
      '@type': 'ItemList',
      name: `${category.title} quizzes`,
      itemListElement: category.quizzes.map((quiz, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: quiz.title,
        url: absolute(`/quiz/${category.id}/${quiz.id}`),
      })),
    },
  ];

export const quizFacts =
  (category: Named, quiz: Named) =>
  (absolute: Absolute): readonly object[] => [
    trail(absolute, [
      ['Categories', '/'],
      [category.title, `/quiz/${category.id}`],
      [quiz.title, `/quiz/${category.id}/${quiz.id}`],
    ]),
    {
      '@type': 'Quiz',
      name: quiz.title,
      description: quiz.description,
      url: absolute(`/quiz/${category.id}/${quiz.id}`),
      image: absolute(cardPicture(category.id, quiz.id)),
      about: { '@type': 'Thing', name: category.title },
      inLanguage: 'en',
      isAccessibleForFree: true,
      assesses: `${QUESTIONS_PER_PLAY} questions on ${quiz.title}`,
    },
  ];
