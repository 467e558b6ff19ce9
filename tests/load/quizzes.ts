import { catalogue } from '../../shared/catalogue/catalogue.ts';

const categoryId = 'general-knowledge';

/** Quizzes that have their questions. */
export const QUIZZES = (catalogue.find(({ id }) => id === categoryId)?.quizzes ?? []).map(({ id }) => ({
  categoryId,
  quizId: id,
}));
