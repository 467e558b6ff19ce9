import { catalogue, categoryImage, quizImage } from '../../../shared/catalogue/catalogue.ts';
import { http } from '../../../shared/contract/http.ts';
import type { CatalogueView } from '../../../shared/contract/views.ts';
import type { Feature } from '../../edges/feature.ts';
import { constantText } from '../../edges/http/encodings.ts';
import type { Container } from '../../ports/container.ts';
import type { Questions } from '../../ports/questions.ts';

export function presentCatalogue(questions: Questions): CatalogueView {
  return {
    categories: catalogue.map(({ id, title, description, rating, badge, quizzes }) => ({
      id,
      title,
      description,
      imgUrl: categoryImage(id),
      rating,
      badge,
      quizzes: quizzes.map((quiz) => ({
        id: quiz.id,
        title: quiz.title,
        description: quiz.description,
        imgUrl: quizImage(id, quiz.id),
        rating: quiz.rating,
        badge: quiz.badge,
        ready: questions.bank(id, quiz.id) !== undefined,
      })),
    })),
  };
}

/** What there is to play. */
export function createCatalogueFeature({ questions }: Pick<Container, 'questions'>): Feature {
  const view = presentCatalogue(questions);
  return {
    registerRoutes(app) {
      app.get(http.catalogue.path, constantText('application/json; charset=utf-8', JSON.stringify(view)));
    },
  };
}
