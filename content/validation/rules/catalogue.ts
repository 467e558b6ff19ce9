import type { BankRule, LibraryRule } from '../rule.ts';

export const inOrder: BankRule = {
  name: 'questions are numbered 1 to 20',
  judge: ({ questions }) =>
    questions.flatMap(({ n }, i) =>
      n === i + 1 ? [] : [{ n, message: `question ${n} stands at place ${i + 1}` }],
    ),
};

export const inCatalogue: BankRule = {
  name: 'the quiz is in the catalogue',
  judge: ({ slug, category, quizId }, { catalogue }) => {
    const quiz = catalogue.find(({ id }) => id === category)?.quizzes.find(({ id }) => id === slug);
    if (!quiz) return [{ message: `the catalogue has no quiz ${category}/${slug}` }];
    return quiz.quizId === quizId
      ? []
      : [{ message: `quizId is ${quizId}, the catalogue says ${quiz.quizId}` }];
  },
};

/** Image prefixes by quiz, in the order of the catalogue. */
const prefixes = new Map(
  Object.entries({
    'general-knowledge': 'WH ST GC PE GK',
    sports: 'FB BB CC OH TT',
    'science-nature': 'EE SE NW WL CL',
    history: 'AC WW MH KG HL',
    geography: 'WC FL GT LW CO',
    entertainment: 'CT TV MS HM PC',
    music: 'FS CR PM MT JL',
    'art-literature': 'FP ART SC MI LC',
    movies: 'OW MQ FD BM AF',
    technology: 'PL CH IT TI AI',
  }).map(([category, list]) => [category, list.split(' ')] as const),
);

export const ownPrefix: BankRule = {
  name: 'the picture prefix is the one of the quiz',
  judge: ({ slug, category, prefix }, { catalogue }) => {
    const at = catalogue.find(({ id }) => id === category)?.quizzes.findIndex(({ id }) => id === slug) ?? -1;
    const wanted = prefixes.get(category)?.[at];
    return wanted === undefined || wanted === prefix
      ? []
      : [{ message: `prefix is ${prefix}, needs ${wanted}` }];
  },
};

export const oneBankPerQuiz: LibraryRule = {
  name: 'a quiz has one bank',
  judge: (banks) =>
    banks.flatMap(({ slug }, i) =>
      banks.findIndex((other) => other.slug === slug) < i ? [{ slug, message: 'a second bank' }] : [],
    ),
};
