import { catalogue } from '../../../shared/catalogue/catalogue.ts';

/** Every quiz there is: a player's next play is one of the next, so that none is resumed. */
export const QUIZZES = catalogue.flatMap(({ id: categoryId, quizzes }) =>
  quizzes.map(({ id: quizId }) => ({ categoryId, quizId })),
);
