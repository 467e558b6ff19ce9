import { artLiterature } from './art-literature.ts';
import type { CatalogueQuiz, Category } from './category.ts';
import { entertainment } from './entertainment.ts';
import { generalKnowledge } from './general-knowledge.ts';
import { geography } from './geography.ts';
import { history } from './history.ts';
import { movies } from './movies.ts';
import { music } from './music.ts';
import { scienceNature } from './science-nature.ts';
import { sports } from './sports.ts';
import { technology } from './technology.ts';

export type { CatalogueQuiz, Category } from './category.ts';

/** The ten categories of five quizzes each, in the order in which they are shown. */
export const catalogue: readonly Category[] = [
  generalKnowledge,
  sports,
  scienceNature,
  history,
  geography,
  entertainment,
  music,
  artLiterature,
  movies,
  technology,
];

export function findCategory(categoryId: string): Category | undefined {
  return catalogue.find((category) => category.id === categoryId);
}

/** A quiz by the two slugs of its address. */
export function findQuiz(categoryId: string, quizId: string): CatalogueQuiz | undefined {
  return findCategory(categoryId)?.quizzes.find((quiz) => quiz.id === quizId);
}

/** The address of the picture on a category's card. */
export function categoryImage(categoryId: string): string {
  return `/images/cards/${categoryId}.webp`;
}

/** The address of the picture on a quiz's card. */
export function quizImage(categoryId: string, quizId: string): string {
  return `/images/cards/${categoryId}--${quizId}.webp`;
}

/** The address of the picture that stands beside a shared link; the build makes it from the one on the card. */
export function cardPicture(categoryId: string, quizId?: string): string {
  return `/images/shared/${quizId === undefined ? categoryId : `${categoryId}--${quizId}`}.webp`;
}
