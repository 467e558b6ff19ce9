import { catalogue, categoryImage, quizImage } from '../../shared/catalogue/catalogue.ts';
import type { CatalogueView } from '../../shared/contract/views.ts';

/** The catalogue as the server sends it, with questions for the named quizzes alone. */
export function catalogueView(ready: readonly string[]): CatalogueView {
  return {
    categories: catalogue.map(({ quizzes, ...category }) => ({
      ...category,
      imgUrl: categoryImage(category.id),
      quizzes: quizzes.map(({ quizId: _, ...quiz }) => ({
        ...quiz,
        imgUrl: quizImage(category.id, quiz.id),
        ready: ready.includes(quiz.id),
      })),
    })),
  };
}
